import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { joinNames } from '../../../../lib/join-names.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { openNewSession } from '../../frame/keys/use-day-keys.ts';
import { useDeskView } from '../../frame/use-desk-view.ts';
import { stateOf } from '../../frame/words/session-state.ts';
import { StateSign } from '../../frame/words/state-sign.tsx';
import { TherapistLine } from '../../frame/words/therapist-line.tsx';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { SessionMarks } from './session-marks.tsx';
import { columnsOf } from './therapist-columns.ts';
import { useRoving } from './use-roving.ts';

interface Props {
  day: DeskDay;
  nowMinute: number;
  opened: string | undefined;
  onOpen: (id: string) => void;
  keysOn: boolean;
}

/** The same day as one list in order of time, with the same keys. */
export function DayList({ day, nowMinute, opened, onOpen, keysOn }: Props) {
  const { t } = useLingui();
  const [, look] = useDeskView();
  const nameOf = useMemo(
    () => new Map(day.therapists.map(({ id, name }) => [id, name])),
    [day.therapists],
  );
  // One column: up and down follow the list.
  const inOne = useMemo(() => {
    const placed = day.bookings.map((booking) => ({ booking, lane: 0, lanes: 1 }));
    const [column] = columnsOf(day);
    return column ? [{ ...column, placed }] : [];
  }, [day]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the day is now, once
  useEffect(() => {
    const next = day.bookings.findIndex((each) => each.to_minute > nowMinute);
    if (next > 0) list.current?.children[next]?.scrollIntoView({ block: 'center' });
  }, []);
  const { stop, handlers } = useRoving(inOne, { opened, onOpen, keysOn });
  if (day.bookings.length === 0) {
    return (
      <EmptyState
        className="m-4"
        title={<Trans>No sessions on this day.</Trans>}
        action={
          <DeskButton look="main" onClick={() => openNewSession(look)}>
            <Trans>New session</Trans>
          </DeskButton>
        }
      >
        <Trans>
          What clients book on the site and what you book here is listed in order of time.
        </Trans>
      </EmptyState>
    );
  }
  const withStates = day.bookings.map((booking) => ({
    booking,
    state: stateOf(booking, nowMinute),
  }));
  return (
    <ol
      ref={list}
      aria-label={t`Sessions of the day`}
      className="desk-list desk-day-list @container"
      {...handlers}
    >
      {withStates.map(({ booking, state }) => (
        <li key={booking.id}>
          <button
            type="button"
            id={`session-${booking.id}`}
            data-session={booking.id}
            data-state={state}
            tabIndex={booking.id === stop ? 0 : -1}
            aria-expanded={booking.id === opened}
            className="desk-row"
          >
            <span className="tabular-nums">
              <TimeSpan from={booking.from_minute} to={booking.to_minute} />
            </span>
            <span dir="auto" className="desk-name min-w-0 truncate font-semibold" translate="no">
              {booking.client.first_name} {booking.client.last_name}
            </span>
            <span className="min-w-0 text-muted @max-xl:col-span-2 @max-xl:col-start-2 @max-xl:row-start-2 @xl:truncate">
              {joinNames(booking.services.map((each) => each.service_name))}
              <span className="@xl:hidden">
                <Dot />
                <TherapistLine name={nameOf.get(booking.therapist_id)} />
              </span>
            </span>
            <span className="min-w-0 text-muted @max-xl:hidden">
              <TherapistLine name={nameOf.get(booking.therapist_id)} />
            </span>
            <span className="flex items-center justify-end gap-2">
              <SessionMarks of={booking} state={state} />
              {/* On a phone the names need the room, and most sessions are only booked. */}
              <span className={state === 'booked' ? '@max-xl:sr-only' : undefined}>
                <StateSign state={state} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
