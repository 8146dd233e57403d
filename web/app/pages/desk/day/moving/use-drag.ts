import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { type BoardLayout, endingAt, type MoveTarget, targetOf, within } from './move-target.ts';

interface Drag {
  readonly ground: BoardLayout;
  readonly bookings: readonly DayBooking[];
  /** Whether this session may be moved now. */
  readonly mayMove: (booking: DayBooking) => boolean;
  readonly onTarget: (booking: DayBooking, goal: MoveTarget) => void;
  readonly onDrop: (booking: DayBooking, goal: MoveTarget) => void;
  readonly onLeave: () => void;
}

interface DragState {
  readonly booking: DayBooking;
  readonly begun: MoveTarget;
  readonly resizes: boolean;
  /** From the pointer to the block's top, and to its end, px. */
  readonly toTop: number;
  readonly toEnd: number;
  readonly x: number;
  readonly y: number;
  goal: MoveTarget;
  isMoving: boolean;
  press: ReturnType<typeof setTimeout> | undefined;
}

/** How far a mouse moves before a drag begins, px. */
const SLACK = 5;
/** How long a finger rests before a drag begins, ms; moving sooner scrolls. */
const LONG_PRESS = 350;
/** Height of the lower edge that changes a session's end, px. */
const EDGE = { mouse: 7, touch: 16 };

/**
 * Drags sessions on the board: at once with a mouse, after a long press with a finger or pen. The
 * lower edge changes the end. The keys and the form can do the same.
 */
export function useDrag(board: RefObject<HTMLElement | null>, drag: Drag): void {
  const latest = useRef(drag);
  latest.current = drag;
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let drag: DragState | undefined;
    const begin = () => {
      if (drag) drag.isMoving = true;
      element.toggleAttribute('data-dragged', true);
    };
    const end = () => {
      clearTimeout(drag?.press);
      drag = undefined;
      element.toggleAttribute('data-dragged', false);
    };
    const leave = () => {
      if (drag?.isMoving) latest.current.onLeave();
      end();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      options: AddEventListenerOptions = {},
    ) => element.addEventListener(name, listener, { ...options, signal });

    hear('pointerdown', (event) => {
      if (drag || event.button !== 0 || !event.isPrimary) return;
      drag = grip(event, latest.current);
      if (drag && event.pointerType !== 'mouse') drag.press = setTimeout(begin, LONG_PRESS);
    });
    window.addEventListener(
      'pointermove',
      (event) => {
        if (!drag) return;
        const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
        if (!drag.isMoving) {
          if (event.pointerType === 'mouse' && far > SLACK) begin();
          else if (event.pointerType !== 'mouse' && far > 2 * SLACK) return end();
          else return;
        }
        const goal = targetUnder(event, element, drag, latest.current.ground);
        if (goal.column === drag.goal.column && goal.from === drag.goal.from) {
          if (goal.lasts === drag.goal.lasts) return;
        }
        drag.goal = goal;
        latest.current.onTarget(drag.booking, goal);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        if (!drag?.isMoving) return end();
        const { booking, goal, begun } = drag;
        end();
        // Otherwise the click that follows would open the session.
        const stop = (event: Event) => event.stopPropagation();
        element.addEventListener('click', stop, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', stop, { capture: true }));
        if (goal === begun) latest.current.onLeave();
        else latest.current.onDrop(booking, goal);
      },
      { signal },
    );
    window.addEventListener('pointercancel', leave, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !drag?.isMoving) return;
        event.stopPropagation();
        leave();
      },
      { signal, capture: true },
    );
    // A finger that drags must not scroll or open the browser's menu.
    hear('touchmove', (event) => drag?.isMoving && event.preventDefault(), { passive: false });
    hear('contextmenu', (event) => drag?.press !== undefined && event.preventDefault());
    return () => {
      clearTimeout(drag?.press);
      listeners.abort();
    };
  }, [board]);
}

function grip(event: PointerEvent, { bookings, ground, mayMove }: Drag): DragState | undefined {
  const block = (event.target as Element).closest<HTMLElement>('[data-session]');
  const booking = bookings.find(({ id }) => id === block?.dataset.session);
  if (!block || !booking || !mayMove(booking)) return undefined;
  const begun = targetOf(ground, booking);
  if (!begun) return undefined;
  const { top, bottom, height } = block.getBoundingClientRect();
  const edge = event.pointerType === 'mouse' ? EDGE.mouse : EDGE.touch;
  return {
    booking,
    begun,
    goal: begun,
    resizes: bottom - event.clientY <= Math.min(edge, height / 3),
    toTop: top - event.clientY,
    toEnd: bottom - event.clientY,
    x: event.clientX,
    y: event.clientY,
    isMoving: false,
    press: undefined,
  };
}

function targetUnder(
  event: PointerEvent,
  board: HTMLElement,
  drag: DragState,
  ground: BoardLayout,
): MoveTarget {
  const rects = [...board.querySelectorAll('.desk-column')].map((each) =>
    each.getBoundingClientRect(),
  );
  const [any] = rects;
  if (!any) return drag.goal;
  const { range } = ground;
  const minuteAt = (y: number) =>
    range.from + ((y - any.top) / any.height) * (range.to - range.from);
  if (drag.resizes) return endingAt(ground, drag.begun, minuteAt(event.clientY + drag.toEnd));
  const under = rects.findIndex(
    ({ left, right }) => left <= event.clientX && event.clientX < right,
  );
  const column = under < 0 ? drag.goal.column : under;
  return within(ground, { ...drag.begun, column, from: minuteAt(event.clientY + drag.toTop) });
}
