import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { wayOf } from '../board/next-booking-by-arrow.ts';
import { mayChange } from '../panel/what-session-allows.ts';
import { standingAt } from './move-obstacles.ts';
import {
  type BoardLayout,
  type MoveTarget,
  placeOfTarget,
  stepTarget,
  targetOf,
} from './move-target.ts';
import type { SessionArrangement } from './session-arrangement.ts';
import { useDrag } from './use-drag.ts';
import { useObstacleText } from './use-obstacle-text.ts';

export interface Moves {
  /** The session being moved by keys, if any. */
  readonly byKeys: DayBooking | undefined;
  /** Resolves when the server has answered. */
  readonly onMove: (booking: DayBooking, to: SessionArrangement) => Promise<void>;
  /** The keys moved nothing, or have finished. */
  readonly onLeave: () => void;
}

interface Props extends Moves {
  /** The whole day, whatever the filter shows. */
  day: DeskDay;
  ground: BoardLayout;
  nowMinute: number;
  board: RefObject<HTMLElement | null>;
}

interface Moving {
  readonly booking: DayBooking;
  readonly goal: MoveTarget;
}

/**
 * Where a session would land: a frame on the board, and a sentence that says whether it is free
 * there.
 */
export function MoveLayer({ day, ground, nowMinute, board, byKeys, onMove, onLeave }: Props) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const latest = useRef({ ground, moving });
  latest.current = { ground, moving };
  // Keys arrive faster than renders: each starts from the result of the one before.
  const become = (next: Moving | null) => {
    latest.current.moving = next;
    setMoving(next);
  };

  const save = async ({ booking, goal }: Moving) => {
    const to = placeOfTarget(ground, day.date, goal);
    if (to) await onMove(booking, to);
    become(null);
  };
  useDrag(board, {
    ground,
    bookings: day.bookings,
    mayMove: (booking) => byKeys === undefined && mayChange(booking, nowMinute),
    onTarget: (booking, goal) => become({ booking, goal }),
    onDrop: (booking, goal) => void save({ booking, goal }),
    onLeave: () => become(null),
  });

  const press = (event: KeyboardEvent) => {
    const now = latest.current.moving;
    if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
    // The page's own keys are off during a move.
    event.stopPropagation();
    const way = wayOf(event.key, document.documentElement.dir === 'rtl');
    if (way) {
      event.preventDefault();
      const goal = stepTarget(latest.current.ground, now.goal, way, event.shiftKey);
      become({ ...now, goal });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onLeave();
      void save(now);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      become(null);
      onLeave();
    }
  };
  const pressed = useRef(press);
  pressed.current = press;
  const movedId = byKeys?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is when the keys take it
  useLayoutEffect(() => {
    if (!byKeys) return;
    const goal = targetOf(ground, byKeys);
    if (!goal) return onLeave();
    become({ booking: byKeys, goal });
    const hear = (event: KeyboardEvent) => pressed.current(event);
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [movedId]);

  return (
    <>
      {moving && <Frame ground={ground} goal={moving.goal} />}
      <Words day={day} ground={ground} nowMinute={nowMinute} moving={moving} keys={!!byKeys} />
    </>
  );
}

/** The target on the board. */
function Frame({
  ground,
  goal: { column, from, lasts },
}: {
  ground: BoardLayout;
  goal: MoveTarget;
}) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: into sight, wherever it goes
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [column, from]);
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className="desk-goal"
      style={{
        // The end is set too: without a closing cell the grid area would reach the edge.
        gridColumn: `${column + 2} / ${column + 3}`,
        insetBlockStart: `calc((${from - ground.range.from} / 30) * var(--desk-row))`,
        blockSize: `calc((${lasts} / 30) * var(--desk-row))`,
      }}
    >
      <TimeSpan from={from} to={from + lasts} />
    </div>
  );
}

interface WordsProps {
  day: DeskDay;
  ground: BoardLayout;
  nowMinute: number;
  moving: Moving | null;
  keys: boolean;
}

/** The same in words, visible in the bar and announced to screen readers. */
function Words({ day, ground, nowMinute, moving, keys }: WordsProps) {
  const textOf = useObstacleText();
  const column = moving && ground.columns[moving.goal.column];
  const from = moving?.goal.from ?? 0;
  const to = from + (moving?.goal.lasts ?? 0);
  const branch = day.branches.find(({ code }) => code === column?.location)?.name;
  return (
    <div role="status" className={moving ? 'desk-bottom-bar' : undefined}>
      {moving && column && (
        <>
          <span>
            <strong translate="no">
              {moving.booking.client.first_name} {moving.booking.client.last_name}
            </strong>{' '}
            <TimeSpan from={from} to={to} />
            <Dot />
            <TherapistName name={column.therapist.name} />
            <Dot />
            {branch}
            <Dot />
            {textOf(
              standingAt(
                day,
                moving.booking,
                { therapistId: column.therapist.id, location: column.location, from, to },
                nowMinute,
              ),
            )}
          </span>
          {keys && (
            <span aria-hidden="true" className="text-sm text-muted max-md:hidden">
              <Trans>
                <kbd>↑ ↓</kbd> 5 min, with <kbd>Shift</kbd> 30
                <Dot />
                <kbd>← →</kbd> therapist
                <Dot />
                <kbd>Enter</kbd> moves
                <Dot />
                <kbd>Esc</kbd> leaves
              </Trans>
            </span>
          )}
        </>
      )}
    </div>
  );
}
