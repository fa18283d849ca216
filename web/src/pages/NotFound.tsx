import { Link } from "wouter";
import { useTitle } from "../ui/useTitle";
import { useWords } from "../words";

export function NotFound({ text }: { text?: string }) {
  const { t } = useWords();
  const said = text ?? t("ui-no-page");
  useTitle(said);
  return (
    <div className="sheet">
      <h1>{said}</h1>
      <p>
        <Link href="/">{t("ui-home")}</Link>
      </p>
    </div>
  );
}
