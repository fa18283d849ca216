// The cenote of the first page: layers of limestone, roots that hang down, and still water with its rings.

export function Pool() {
  return (
    <svg
      className="pool"
      viewBox="0 0 640 340"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="var(--stone-edge)" strokeWidth="2" opacity="0.55">
        <path d="M0 34 C120 22 190 50 320 38 S520 24 640 40" />
        <path d="M0 76 C90 66 150 84 250 74 S520 62 640 78" />
        <path d="M0 128 C50 120 70 132 104 126 M556 124 C590 134 610 120 640 128" />
        <path d="M0 186 C30 178 50 190 76 184 M572 186 C600 194 620 180 640 188" />
        <path d="M0 250 C34 242 56 256 84 250 M566 252 C590 242 616 258 640 250" />
        <path d="M0 308 C44 300 90 316 140 306 M500 310 C550 300 600 318 640 308" />
      </g>
      <path
        d="M84 206 C82 138 158 96 262 88 C326 82 380 82 440 96 C524 116 566 160 560 216 C554 276 470 318 330 320 C180 322 88 278 84 206Z"
        fill="var(--water-deep)"
        stroke="var(--stone-edge)"
        strokeWidth="6"
      />
      <path
        d="M112 214 C114 160 196 128 322 128 C446 128 530 164 530 218 C530 268 444 300 326 300 C206 300 112 270 112 214Z"
        fill="var(--water)"
      />
      <path
        d="M150 196 C190 160 262 146 330 148 C282 158 232 178 204 214 C184 236 146 228 150 196Z"
        fill="#ffffff"
        opacity="0.13"
      />
      <g className="pool-rings" fill="none" stroke="#ffffff" strokeWidth="2">
        <ellipse cx="346" cy="222" rx="16" ry="6" opacity="0.85" />
        <ellipse cx="346" cy="222" rx="44" ry="17" opacity="0.6" />
        <ellipse cx="346" cy="222" rx="82" ry="32" opacity="0.42" />
        <ellipse cx="346" cy="222" rx="128" ry="50" opacity="0.26" />
      </g>
      <g fill="none" stroke="var(--stone-edge)" strokeLinecap="round">
        <path d="M186 100 C180 132 194 150 186 184" strokeWidth="4" />
        <path d="M200 97 C204 122 196 138 201 158" strokeWidth="2.5" />
        <path d="M438 96 C432 118 444 134 437 160" strokeWidth="3" />
        <path d="M456 100 C460 128 450 148 456 186" strokeWidth="4" />
        <path d="M474 106 C470 124 478 136 474 150" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
