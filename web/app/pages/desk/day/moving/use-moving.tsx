import type { FreeTime } from '@limber/contract/appointments.ts';
import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays } from '../../../../lib/dates.ts';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { bufferKeys } from '../../frame/keys/early-keys.ts';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import type { Refusal } from '../../frame/refusal/read-refusal.ts';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';
import { focusSession } from '../board/use-roving.ts';
import type { Changes, Weeks } from '../panel/use-changes.ts';
import type { Moves } from './move-layer.tsx';
import { arrangementOf, type SessionArrangement } from './session-arrangement.ts';

const RefusedChange = lazyPart(async () => (await import('./refused-change.tsx')).RefusedChange);
const RebookBar = lazyPart(async () => (await import('./rebook-bar.tsx')).RebookBar);

/** The last attempt, and how to repeat it. */
interface Tried {
  readonly booking: DayBooking;
  /** The day to which it was to go. */
  readonly date: string;
  readonly again: (to: Partial<SessionArrangement>, reason?: string) => void;
}

interface Moving {
  readonly moves: Moves;
  /** Starts a move by keys. */
  readonly moveByKeys: (booking: DayBooking) => void;
  /** Asks in how many weeks to book it again. */
  readonly rebook: (booking: DayBooking) => void;
  /** Shown below the day. */
  readonly bars: ReactNode;
}

/** Moves sessions and books them again from the board. Refusals are shown below it. */
export function useMoving(
  day: DeskDay | undefined,
  line: Line,
  { move, rebook, busy }: Pick<Changes, 'move' | 'rebook' | 'busy'>,
): Moving {
  const [movedId, setMovedId] = useState<string>();
  const [again, setAgain] = useState<DayBooking>();
  const [tried, setTried] = useState<Tried>();
  const [refusal, setRefusal] = useLastRefusal(line);
  const find = (id: string | undefined) => day?.bookings.find((each) => each.id === id);
  const hold = useFocusKept(day);

  const save = async (
    booking: DayBooking,
    to: SessionArrangement,
    reason?: string,
  ): Promise<void> => {
    if (!day) return;
    hold(booking.id);
    const from = arrangementOf(day.date, booking);
    setRefusal(null);
    setTried({
      booking,
      date: to.date,
      again: (other, why) => void save(booking, { ...to, ...other }, why ?? reason),
    });
    setRefusal(elsewhere(from, to, await move(booking, from, to, reason ? { reason } : {})));
  };
  const saveAgain = async (booking: DayBooking, weeks: Weeks, reason?: string): Promise<void> => {
    if (!day) return;
    setRefusal(null);
    setTried({
      booking,
      date: addDays(day.date, weeks * 7),
      again: (_, why) => void saveAgain(booking, weeks, why),
    });
    const refused = await rebook(booking, weeks, reason);
    setAgain(undefined);
    setRefusal(refused);
    if (!refused) hold(booking.id);
  };
  const leave = (booking: DayBooking) => {
    setAgain(undefined);
    setRefusal(null);
    requestAnimationFrame(() => focusSession(booking.id));
  };

  return {
    moves: {
      byKeys: find(movedId),
      onMove: save,
      onLeave: useCallback(() => setMovedId(undefined), []),
    },
    moveByKeys: (booking) => {
      setRefusal(null);
      focusSession(booking.id);
      // The next key may follow at once.
      flushSync(() => setMovedId(booking.id));
    },
    rebook: (booking) => {
      setRefusal(null);
      // The number of weeks may follow at once.
      if (again?.id !== booking.id) bufferKeys();
      setAgain(booking);
    },
    bars: (
      <>
        {again && (
          <RebookBar
            key={again.id}
            booking={again}
            busy={busy}
            onWeeks={(weeks) => void saveAgain(again, weeks)}
            onLeave={() => leave(again)}
          />
        )}
        {tried && refusal && (
          <RefusedChange
            name={`${tried.booking.client.first_name} ${tried.booking.client.last_name}`}
            refusal={refusal}
            busy={busy}
            onReason={(reason) => tried.again({}, reason)}
            onTime={({ date, time }) => tried.again({ date, time })}
            onLeave={() => leave(tried.booking)}
            waits={{ date: tried.date, location: tried.booking.location }}
          />
        )}
      </>
    ),
  };
}

/** The target without the session's current time, which is free only for itself. */
function elsewhere(
  from: SessionArrangement,
  to: SessionArrangement,
  refusal: Refusal | null,
): Refusal | null {
  if (refusal?.kind !== 'taken' || from.therapist_id !== to.therapist_id) return refusal;
  const isOther = ({ date, time }: FreeTime) => date !== from.date || time !== from.time;
  return { ...refusal, times: refusal.times.filter(isOther) };
}

/** A session in another column is a new element, which gets the focus of the old one. */
function useFocusKept(day: DeskDay | undefined): (id: string) => void {
  const focused = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the day is another
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused.current && isLost) focusSession(focused.current);
  }, [day]);
  return useCallback((id: string) => {
    focused.current = id;
  }, []);
}
