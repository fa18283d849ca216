// An address to copy. It stands in a field, so that it can be copied by hand where a page may not do it.

import { useRef, useState } from "react";
import { useWords } from "../words";
import { useAnnounce } from "./announce";

export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useWords();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    field.current?.select();
    // Browsers give pages the clipboard only over HTTPS or on the same machine; the old way works everywhere.
    if (navigator.clipboard)
      await navigator.clipboard.writeText(value).catch(() => document.execCommand("copy"));
    else document.execCommand("copy");
    setCopied(true);
    announce(t("ui-link-copied"));
    setTimeout(() => setCopied(false), 2500);
  }

  return (
    <div className="copy">
      <input
        ref={field}
        type="text"
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {copied ? t("ui-link-copied") : t("ui-copy-link")}
      </button>
    </div>
  );
}
