import { useWords } from "../words";

export function Loading() {
  const { t } = useWords();
  return (
    <p className="loading" role="status">
      {t("ui-loading")}
    </p>
  );
}
