import type { FreeTime } from '@limber/contract/appointments.ts';
import type { DayBooking, DeskDay } from '@limber/contract/desk/day.ts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { latePart } from '../../../ui/late/late-part.tsx';
import { focusSession } from '../board/use-roving.ts';
import type { Changes, Weeks } from '../panel/use-changes.ts';
import type { Refusal } from '../refusal/read-refusal.ts';
import type { Moves } from './move-layer.tsx';
import { type Place, placeOf } from './place.ts';

const RefusedChange = latePart(async () => (await import('./refused-change.tsx')).RefusedChange);
const RebookBar = latePart(async () => (await import('./rebook-bar.tsx')).RebookBar);

/** What was refused, and how it is tried again. */
interface Refused {
  readonly booking: DayBooking;
  readonly refusal: Refusal;
  readonly again: (to: Partial<Place>, reason?: string) => void;
}

interface Moving {
  readonly moves: Moves;
  /** Takes a session by the keys. */
  readonly moveByKeys: (booking: DayBooking) => void;
  /** Asks in how many weeks it is booked again. */
  readonly rebook: (booking: DayBooking) => void;
  /** What is said below the day. */
  readonly bars: ReactNode;
}

/** Moves and books again from the board; what is refused is said below it. */
export function useMoving(
  day: DeskDay | undefined,
  { move, rebook, busy }: Pick<Changes, 'move' | 'rebook' | 'busy'>,
): Moving {
  const [movedId, setMovedId] = useState<string>();
  const [again, setAgain] = useState<DayBooking>();
  const [refused, setRefused] = useState<Refused>();
  const find = (id: string | undefined) => day?.bookings.find((each) => each.id === id);
  const hold = useFocusKept(day);

  const save = async (booking: DayBooking, to: Place, reason?: string): Promise<void> => {
    if (!day) return;
    hold(booking.id);
    const from = placeOf(day.date, booking);
    const refusal = elsewhere(from, to, await move(booking, from, to, reason ? { reason } : {}));
    setRefused(
      refusal
        ? {
            booking,
            refusal,
            again: (other, why) => void save(booking, { ...to, ...other }, why ?? reason),
          }
        : undefined,
    );
  };
  const saveAgain = async (booking: DayBooking, weeks: Weeks, reason?: string): Promise<void> => {
    const refusal = await rebook(booking, weeks, reason);
    setAgain(undefined);
    if (!refusal) {
      setRefused(undefined);
      return hold(booking.id);
    }
    setRefused({ booking, refusal, again: (_, why) => void saveAgain(booking, weeks, why) });
  };
  const leave = (booking: DayBooking) => {
    setAgain(undefined);
    setRefused(undefined);
    requestAnimationFrame(() => focusSession(booking.id));
  };

  return {
    moves: {
      byKeys: find(movedId),
      onMove: save,
      onLeave: useCallback(() => setMovedId(undefined), []),
    },
    moveByKeys: (booking) => {
      setRefused(undefined);
      focusSession(booking.id);
      // The next key may follow at once.
      flushSync(() => setMovedId(booking.id));
    },
    rebook: (booking) => {
      setRefused(undefined);
      setAgain(booking);
    },
    bars: (
      <>
        {again && (
          <RebookBar
            booking={again}
            busy={busy}
            onWeeks={(weeks) => void saveAgain(again, weeks)}
            onLeave={() => leave(again)}
          />
        )}
        {refused && (
          <RefusedChange
            name={`${refused.booking.client.first_name} ${refused.booking.client.last_name}`}
            refusal={refused.refusal}
            busy={busy}
            onReason={(reason) => refused.again({}, reason)}
            onTime={({ date, time }) => refused.again({ date, time })}
            onLeave={() => leave(refused.booking)}
          />
        )}
      </>
    ),
  };
}

/** The same without the time that the session has already, which is free for nobody else. */
function elsewhere(from: Place, to: Place, refusal: Refusal | null): Refusal | null {
  if (refusal?.kind !== 'taken' || from.therapist_id !== to.therapist_id) return refusal;
  const isOther = ({ date, time }: FreeTime) => date !== from.date || time !== from.time;
  return { ...refusal, times: refusal.times.filter(isOther) };
}

/** A session that has changed its column is another element: it is given the focus back that the first had. */
function useFocusKept(day: DeskDay | undefined): (id: string) => void {
  const kept = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the day is another
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (kept.current && isLost) focusSession(kept.current);
  }, [day]);
  return useCallback((id: string) => {
    kept.current = id;
  }, []);
}
