// A board, and what is shown instead if it fails: the list of all moves still plays the game.

import { Component, type ReactNode } from "react";
import type { BoardModule, BoardProps } from "../contract";
import { useWords } from "../words";

export function BoardFrame({ board, props }: { board: BoardModule; props: BoardProps }) {
  return (
    <Guard key={props.seat ?? -1} instead={<Failed />}>
      <board.Board {...props} />
    </Guard>
  );
}

function Failed() {
  const { t } = useWords();
  return (
    <p className="banner bad" role="alert">
      {t("ui-board-failed")}
    </p>
  );
}

class Guard extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
