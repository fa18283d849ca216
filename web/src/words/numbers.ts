// Numbers as players write them: quarters as ¼ ½ ¾, and a minus that is as wide as a plus.

import { FluentNumber, type FluentType } from "@fluent/bundle";

const QUARTERS = ["", "¼", "½", "¾"];

type Scope = Parameters<FluentType<number>["toString"]>[0];

export function writeNumber(value: number, whole: (value: number) => string): string {
  const size = Math.abs(value);
  const quarter = QUARTERS[(size % 1) * 4];
  const sign = value < 0 ? "−" : "";
  if (quarter === undefined) return sign + whole(size);
  if (quarter !== "" && size < 1) return sign + quarter;
  return sign + whole(Math.floor(size)) + quarter;
}

/** A number that chooses plural forms by its value, and is written as players write it. */
export class PlayersNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return writeNumber(this.value, (value) =>
      scope ? new FluentNumber(value, this.opts).toString(scope) : String(value),
    );
  }
}
