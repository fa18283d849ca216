// What a thing is and does, in words, with the way to the rules.

import type { ReactNode } from "react";
import { GAME, useSay } from "../table";

/** The address of a section of the rules page. */
export function ruleLink(section: string): string {
  return `/rules/${GAME}#${section}`;
}

interface TipProps {
  title: string;
  children?: ReactNode;
  /** The section of the rules that tells more. */
  rule?: string;
}

export function Tip({ title, children, rule }: TipProps) {
  const { b } = useSay();
  return (
    <span className="teo-tip">
      <strong>{title}</strong>
      {children ? <span>{children}</span> : null}
      {rule ? (
        <a href={ruleLink(rule)} target="_blank" rel="noreferrer">
          {b("to-rules")}
        </a>
      ) : null}
    </span>
  );
}

/** The tip of a tile: its name and what it does. */
export function TileTip({ id, rule, children }: { id: string; rule: string; children?: ReactNode }) {
  const { kind, text } = useSay();
  return (
    <Tip title={kind(id)} rule={rule}>
      {text(id)}
      {children}
    </Tip>
  );
}
