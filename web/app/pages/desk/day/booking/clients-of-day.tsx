import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { minutesTo } from '../../../../lib/dates.ts';
import { nameOf } from '../../frame/client-path.ts';
import { DayOfMinutes } from '../../frame/words/minute-text.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';

/** The most that fit below the search without scrolling. */
const SHOWN = 6;

interface Props {
  day: DeskDay;
  onClient: (id: number) => void;
}

/** Before anything is typed: the clients around this moment, as most sessions are booked by who is here. */
export function ClientsOfDay({ day, onClient }: Props) {
  const id = useId();
  const now = useServerNow();
  const minute = now / 60_000 - minutesTo(day.date, '00:00');
  const sessions = around(day.bookings, minute);
  if (sessions.length === 0) return null;
  return (
    <DayOfMinutes value={day.date}>
      <section aria-labelledby={id} className="mt-4">
        <h3 id={id} className="mb-1 text-sm text-muted">
          <Trans>Clients of this day</Trans>
        </h3>
        <ul className="-mx-2 grid">
          {sessions.map(({ id: session, client, from_minute, to_minute }) => (
            <li key={session}>
              <button
                type="button"
                onClick={() => onClient(client.id)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-start hover:bg-tint"
              >
                <span className="min-w-0 grow truncate font-semibold" translate="no">
                  {nameOf(client)}
                </span>
                <span className="text-sm text-muted">
                  <TimeSpan from={from_minute} to={to_minute} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </DayOfMinutes>
  );
}

/** The first session of each client, nearest to a minute of the day, in order of time. */
function around(bookings: readonly DayBooking[], minute: number): DayBooking[] {
  const far = ({ from_minute: from }: DayBooking) => Math.abs(from - minute);
  const nearest = bookings
    .filter(({ status }) => status !== 'no_show')
    .toSorted((one, other) => far(one) - far(other));
  const ofClients = [...Map.groupBy(nearest, ({ client }) => client.id).values()];
  return ofClients
    .flatMap(([first]) => first ?? [])
    .slice(0, SHOWN)
    .toSorted((one, other) => one.from_minute - other.from_minute);
}
