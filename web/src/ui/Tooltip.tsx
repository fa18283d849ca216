// Words beside a thing while it is hovered, focused or held by a finger. The thing may be HTML or part of a drawing.

import {
  cloneElement,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { placed } from "./placing";

interface TriggerProps {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onPointerUp?: (event: PointerEvent) => void;
  onPointerCancel?: (event: PointerEvent) => void;
  onClickCapture?: (event: MouseEvent) => void;
  onContextMenu?: (event: MouseEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  "aria-describedby"?: string;
  "data-tip"?: string;
}

export interface TooltipProps {
  /** What it says. A function is asked when it is about to be shown, and again the next time. */
  content: ReactNode | (() => ReactNode | Promise<ReactNode>);
  children: ReactElement;
}

const PAUSE = 250; // before it opens under a mouse that rests, so that crossing a board stays calm
const GRACE = 120; // before it closes, so that the mouse can reach it
const HOLD = 450; // a finger that stays is asking, not playing

export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [said, setSaid] = useState<ReactNode>(null);
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  const asked = useRef(0);

  const later = useCallback((act: () => void, wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, wait);
  }, []);

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    asked.current += 1;
    setAnchor(null);
    setSaid(null);
  }, []);

  const open = useCallback(
    (element: Element) => {
      window.clearTimeout(timer.current);
      asked.current += 1;
      const mine = asked.current;
      setAnchor(element);
      if (typeof content !== "function") {
        setSaid(content);
        return;
      }
      Promise.resolve(content()).then(
        (answer) => {
          if (mine === asked.current) setSaid(answer);
        },
        () => {
          if (mine === asked.current) close();
        },
      );
    },
    [content, close],
  );

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const shown = anchor !== null && said !== null && said !== undefined && said !== "";
  const own = children.props as TriggerProps;
  const trigger = cloneElement(children as ReactElement<TriggerProps>, {
    "data-tip": "",
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      const element = event.currentTarget;
      if (event.pointerType === "mouse") later(() => open(element), PAUSE);
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      later(close, GRACE);
    },
    onPointerDown(event) {
      own.onPointerDown?.(event);
      const element = event.currentTarget;
      held.current = false;
      if (event.pointerType === "mouse") return;
      later(() => {
        held.current = true;
        open(element);
      }, HOLD);
    },
    onPointerUp(event) {
      own.onPointerUp?.(event);
      if (!held.current) window.clearTimeout(timer.current);
    },
    onPointerCancel(event) {
      own.onPointerCancel?.(event);
      close();
    },
    onClickCapture(event) {
      own.onClickCapture?.(event);
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event) {
      own.onContextMenu?.(event);
      if (held.current) event.preventDefault();
    },
    onFocus(event) {
      own.onFocus?.(event);
      const element = event.currentTarget;
      // A press of the mouse focuses, too; what it plays matters then, not the words.
      if (element.matches(":focus-visible")) open(element);
    },
    onBlur(event) {
      own.onBlur?.(event);
      close();
    },
    ...(shown ? { "aria-describedby": id } : {}),
  });

  return (
    <>
      {trigger}
      {shown ? (
        <Bubble id={id} anchor={anchor} close={close} stay={() => window.clearTimeout(timer.current)}>
          {said}
        </Bubble>
      ) : null}
    </>
  );
}

interface BubbleProps {
  id: string;
  anchor: Element;
  close: () => void;
  stay: () => void;
  children: ReactNode;
}

function Bubble({ id, anchor, close, stay, children }: BubbleProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take another place.
  useLayoutEffect(() => {
    if (!box.current) return;
    const others = [...document.querySelectorAll("[data-tip], main :is(button, input, a)")].filter(
      (each) => each !== anchor,
    );
    const boxes = others.map((each) => each.getBoundingClientRect());
    const screen = { width: window.innerWidth, height: window.innerHeight };
    box.current.style.width = ""; // as wide as these words are
    const { left, top, width } = placed(
      anchor.getBoundingClientRect(),
      box.current.getBoundingClientRect(),
      boxes,
      screen,
    );
    box.current.style.width = `${Math.ceil(width)}px`;
    setPlace({ left, top });
  }, [anchor, children]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === "Escape") close();
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("scroll", close, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("scroll", close, { capture: true });
    };
  }, [close]);

  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="tooltip"
      onPointerEnter={stay}
      onPointerLeave={close}
      style={place ?? { left: 0, top: 0, visibility: "hidden" }}
    >
      {children}
    </div>,
    // Over a window it has to be part of the window, which lies above all else.
    anchor.closest("dialog") ?? document.getElementById("main") ?? document.body,
  );
}
