// A stepped pyramid at the end of its avenue, for the card that the game is chosen by.

export default function Cover() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <rect width="120" height="120" rx="10" fill="var(--water-deep)" />
      <circle cx="60" cy="40" r="22" fill="var(--seat-3)" />
      <circle cx="68" cy="36" r="20" fill="var(--water-deep)" opacity="0.72" />
      <g fill="var(--stone)" stroke="var(--stone-edge)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M46 50 H74 L79 63 H41Z" />
        <path d="M38 63 H82 L87 77 H33Z" />
        <path d="M30 77 H90 L95 91 H25Z" />
        <path d="M21 91 H99 L105 106 H15Z" />
      </g>
      <path d="M54 50 H66 L71 106 H49Z" fill="var(--panel)" stroke="var(--stone-edge)" strokeWidth="1.5" />
      <path
        d="M53 57 H67 M52 64 H68 M52 71 H68 M51 78 H69 M51 85 H69 M50 92 H70 M50 99 H70"
        stroke="var(--stone-edge)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
