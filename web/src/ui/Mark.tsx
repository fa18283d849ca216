// The letter, shape and colour that stand for a player: circle A, square B, triangle C, diamond D, hexagon T.

const SHAPES = [
  <circle key="circle" r="9" />,
  <rect key="square" x="-8.2" y="-8.2" width="16.4" height="16.4" rx="1.5" />,
  <path key="triangle" d="M0 -10.5 L10.4 8 L-10.4 8 Z" strokeLinejoin="round" />,
  <path key="diamond" d="M0 -11 L11 0 L0 11 L-11 0 Z" strokeLinejoin="round" />,
  <path key="hexagon" d="M-5.2 -9 L5.2 -9 L10.4 0 L5.2 9 L-5.2 9 L-10.4 0 Z" strokeLinejoin="round" />,
];

export const LETTERS = ["A", "B", "C", "D", "T"];

/** A mark to put into a drawing: a group around its own centre, `size` wide. */
export function MarkShape({
  player,
  size = 24,
  plain = false,
}: {
  player: number;
  size?: number;
  plain?: boolean;
}) {
  const mark = Math.min(Math.max(player, 0), 4);
  return (
    <g transform={`scale(${size / 24})`} className="mark">
      <g fill={`var(--seat-${mark})`} stroke="var(--ink)" strokeWidth="1.4">
        {SHAPES[mark]}
      </g>
      {plain ? null : (
        <text
          y={mark === 2 ? 5.6 : 4.1}
          textAnchor="middle"
          fontSize={mark === 2 ? 10 : 11.5}
          fontWeight="700"
          fontFamily="system-ui, sans-serif"
          fill={`var(--on-seat-${mark})`}
        >
          {LETTERS[mark]}
        </text>
      )}
    </g>
  );
}

/** A mark that stands in text, or, given `x` and `y`, nested in a drawing. The name beside it says who it is. */
export function Mark({ player, size = 20, x, y }: { player: number; size?: number; x?: number; y?: number }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
      {...(x === undefined ? {} : { x })}
      {...(y === undefined ? {} : { y })}
    >
      <MarkShape player={player} />
    </svg>
  );
}
