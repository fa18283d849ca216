// Between two people on one screen: nothing of the table is shown until the next one has taken it.

import { useEffect, useRef } from "react";
import type { Player } from "../contract";
import { Mark } from "../ui/Mark";
import { useWords } from "../words";

export function HandOver({ player, take }: { player: Player; take: () => void }) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => document.getElementById("main")?.focus(); // the button goes away
  }, []);
  return (
    <section className="hand-over">
      <Mark player={player.mark} size={72} />
      <h1>{t("ui-hand-over", { player: player.name })}</h1>
      <p>{t("ui-hand-over-text")}</p>
      <button ref={button} type="button" className="primary large" onClick={take}>
        {t("ui-hand-over-take")}
      </button>
    </section>
  );
}
