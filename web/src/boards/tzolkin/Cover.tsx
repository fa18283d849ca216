// A gear of stone over water, for the card that the game is chosen by.

const TEETH = Array.from({ length: 13 }, (_, i) => (i * 360) / 13);

export default function Cover() {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <rect x="-60" y="-60" width="120" height="120" rx="10" fill="var(--water-deep)" />
      <circle r="50" fill="var(--water)" opacity="0.55" />
      <g fill="var(--stone)" stroke="var(--stone-edge)" strokeWidth="1.5">
        {TEETH.map((angle) => (
          <path key={angle} d="M-6 -36 L-4.5 -47 H4.5 L6 -36Z" transform={`rotate(${angle})`} />
        ))}
        <circle r="39" />
      </g>
      <circle r="30" fill="none" stroke="var(--stone-edge)" strokeWidth="2" />
      <g stroke="var(--stone-edge)" strokeWidth="1.5">
        {TEETH.map((angle) => (
          <path key={angle} d="M0 -30 V-22" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="20" fill="var(--seat-3)" stroke="var(--ink)" strokeWidth="1.5" />
      <g fill="none" stroke="var(--on-seat-3)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M-8 -4 h4 M4 -4 h4 M-7 7 q7 5 14 0" />
      </g>
    </svg>
  );
}
