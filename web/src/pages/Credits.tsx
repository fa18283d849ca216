// Whose work this stands on.

import { useTitle } from "../ui/useTitle";
import { useWords } from "../words";

const ICON_AUTHORS =
  "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, " +
  "Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog";

export function Credits() {
  const { t } = useWords();
  useTitle(t("ui-credits"));
  return (
    <div className="sheet narrow prose">
      <h1>{t("ui-credits")}</h1>
      <h2>{t("ui-unofficial")}</h2>
      <p>{t("ui-unofficial-text")}</p>
      <h2>{t("ui-credits-icons")}</h2>
      <p>{t("ui-credits-icons-text", { authors: ICON_AUTHORS })}</p>
      <p>
        <a href="https://game-icons.net">game-icons.net</a> ·{" "}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
      <h2>{t("ui-credits-drawings")}</h2>
      <p>{t("ui-credits-drawings-text")}</p>
      <h2>{t("ui-credits-software")}</h2>
      <p>{t("ui-credits-software-text")}</p>
      <p>
        <a href="/licences.txt" target="_blank" rel="noreferrer">
          {t("ui-credits-licences")}
        </a>
      </p>
    </div>
  );
}
