// The seven masks, told apart by brow, eyes, mouth and crest as well as by number.

import type { ReactNode } from "react";

const CRESTS: ReactNode[] = [
  <path key="crest 1" d="M8 8 12 1l4 7 4-6 4 6 4-7 4 7Z" />,
  <path key="crest 2" d="M6 9C8 3 14 1 20 1s12 2 14 8Z" />,
  <path key="crest 3" d="M9 9V2h4v4h5V1h4v5h5V2h4v7Z" />,
  <path key="crest 4" d="M6 9c0-5 4-8 7-8-1 4 1 6 3 7h8c2-1 4-3 3-7 3 0 7 3 7 8Z" />,
  <path key="crest 5" d="M20 0 32 9H8Z" />,
  <path key="crest 6" d="M7 9 9 3l5 3 6-6 6 6 5-3 2 6Z" />,
  <path key="crest 7" d="M8 9a4 4 0 0 1 6-6 7 7 0 0 1 12 0 4 4 0 0 1 6 6Z" />,
];
const EYES: ReactNode[] = [
  <path key="eyes 1" d="M11 18h6v4h-6Zm12 0h6v4h-6Z" />,
  <path key="eyes 2" d="M14 17a3 3 0 1 0 .1 0Zm12 0a3 3 0 1 0 .1 0Z" />,
  <path key="eyes 3" d="m10 18 8 2-2 3h-5Zm20 0-8 2 2 3h5Z" />,
  <path key="eyes 4" d="M10 21c2-4 6-4 8 0-2 2-6 2-8 0Zm12 0c2-4 6-4 8 0-2 2-6 2-8 0Z" />,
  <path key="eyes 5" d="m14 16 4 4-4 4-4-4Zm12 0 4 4-4 4-4-4Z" />,
  <path key="eyes 6" d="M10 18h8c0 4-2 5-4 5s-4-1-4-5Zm12 0h8c0 4-2 5-4 5s-4-1-4-5Z" />,
  <path key="eyes 7" d="M10 22c1-5 6-5 8-2l-2 3Zm20 0c-1-5-6-5-8-2l2 3Z" />,
];
const MOUTHS: ReactNode[] = [
  <path key="mouth 1" d="M13 30h14v5H13Z" />,
  <path key="mouth 2" d="M20 28a5 4 0 1 0 .1 0Z" />,
  <path key="mouth 3" d="M12 30h16l-3 6-2-3-3 3-3-3-2 3Z" />,
  <path key="mouth 4" d="M12 29c4 3 12 3 16 0-1 6-4 8-8 8s-7-2-8-8Z" />,
  <path key="mouth 5" d="m20 28 7 4-7 5-7-5Z" />,
  <path key="mouth 6" d="M12 31c3-3 13-3 16 0v3c-4-2-12-2-16 0Z" />,
  <path key="mouth 7" d="M15 28h10v8h-3v-4h-4v4h-3Z" />,
];
const COLOURS = ["jade", "clay", "gold-mid", "rock", "wood", "blue", "red"];

export function MaskFace({ kind }: { kind: string }) {
  const i = Number(kind.slice(1)) - 1;
  return (
    <svg className="teo-mask" viewBox="0 0 40 44" aria-hidden="true" focusable="false">
      <g fill={`var(--teo-${COLOURS[i] ?? "jade"})`}>
        {CRESTS[i]}
        <path d="M5 9h30c2 12 0 26-15 34C5 35 3 21 5 9Z" />
      </g>
      <path d="M18.5 21h3l2 6h-7Z" fill="var(--teo-obsidian)" opacity=".45" />
      <g fill="var(--teo-obsidian)">
        {EYES[i]}
        {MOUTHS[i]}
      </g>
      <text x="20" y="15" textAnchor="middle" fontSize="7" fontWeight="700" fill="var(--teo-obsidian)">
        {kind}
      </text>
    </svg>
  );
}
