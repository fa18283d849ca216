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
      {/* Thirteen, as it was written: a bar is five, a dot is one. */}
      <g fill="var(--on-seat-3)">
        <circle cx="-8" cy="-8" r="2.6" />
        <circle cx="0" cy="-8" r="2.6" />
        <circle cx="8" cy="-8" r="2.6" />
        <rect x="-12" y="-2.5" width="24" height="4.5" rx="2" />
        <rect x="-12" y="5" width="24" height="4.5" rx="2" />
      </g>
    </svg>
  );
}
