// The cenote of the first page: layers of limestone, roots that hang down, and still water with its rings.

export function Pool() {
  return (
    <svg
      className="pool"
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1200" height="320" fill="var(--stone)" />
      <g fill="none" stroke="var(--stone-edge)" strokeWidth="2" opacity="0.7">
        <path d="M0 36 C180 22 260 52 420 40 S700 24 860 42 1080 30 1200 40" />
        <path d="M0 84 C140 96 300 70 460 86 S760 98 900 80 1100 92 1200 82" />
        <path d="M0 134 C160 122 240 146 380 136 M830 138 C960 126 1080 146 1200 132" />
        <path d="M0 190 C120 200 200 180 300 192 M900 190 C1020 202 1120 184 1200 194" />
        <path d="M0 250 C110 240 180 258 290 250 M930 252 C1040 242 1120 260 1200 250" />
      </g>
      <path
        d="M300 220 C296 150 400 104 520 98 C600 92 660 90 740 104 C850 120 925 170 918 226 C912 300 800 340 610 342 C420 342 304 296 300 220Z"
        fill="var(--water-deep)"
      />
      <path
        d="M300 220 C296 150 400 104 520 98 C600 92 660 90 740 104 C850 120 925 170 918 226"
        fill="none"
        stroke="var(--stone-edge)"
        strokeWidth="7"
      />
      <ellipse cx="610" cy="248" rx="272" ry="82" fill="var(--water)" />
      <g className="pool-rings" fill="none" stroke="#ffffff" strokeWidth="2">
        <ellipse cx="640" cy="252" rx="30" ry="8" opacity="0.7" />
        <ellipse cx="640" cy="252" rx="76" ry="21" opacity="0.45" />
        <ellipse cx="640" cy="252" rx="134" ry="38" opacity="0.3" />
        <ellipse cx="640" cy="252" rx="200" ry="58" opacity="0.18" />
      </g>
      <g fill="none" stroke="var(--stone-edge)" strokeLinecap="round">
        <path d="M455 106 C450 140 462 160 455 196" strokeWidth="3" />
        <path d="M470 103 C474 130 466 150 472 172" strokeWidth="2" />
        <path d="M566 95 C562 116 570 132 566 150" strokeWidth="2" />
        <path d="M762 108 C768 136 758 158 764 188" strokeWidth="3" />
        <path d="M782 112 C780 130 788 142 784 160" strokeWidth="2" />
      </g>
    </svg>
  );
}
