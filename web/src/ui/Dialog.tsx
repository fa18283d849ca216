// A window over the page, in the browser's own way: it keeps the focus, and Escape closes it.

import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../words";

export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="plain" onClick={close}>
          {t("ui-close")}
        </button>
      </div>
      {children}
    </dialog>
  );
}
