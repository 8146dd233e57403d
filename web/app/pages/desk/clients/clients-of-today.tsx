import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { joinNames } from '../../../lib/join-names.ts';
import { useReadDayQuery } from '../../../state/api/calls/desk/day/day.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { clientPath, nameOf } from '../frame/client-path.ts';
import { openedFrom } from '../frame/list-beside/list-address.ts';
import { FirstVisit } from '../frame/marks/about-client.tsx';
import { DayOfMinutes } from '../frame/words/minute-text.ts';
import { TimeSpan } from '../frame/words/time-span.tsx';

interface Props {
  list: URLSearchParams;
}

/** Clients who come today, in order of time: most searches are for one of them. */
export function ClientsOfToday({ list }: Props) {
  const { data: day } = useReadDayQuery({});
  const sessions = day ? inOrder(day.bookings) : [];
  if (!day || sessions.length === 0) return null;
  return (
    <DayOfMinutes value={day.date}>
      <section aria-labelledby="clients-today" className="mt-3">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 id="clients-today" className="type-3">
            <Trans>Who comes today</Trans>
          </h2>
          <p className="text-sm text-muted">
            <Plural value={sessions.length} one="# client" other="# clients" />
          </p>
        </div>
        <ul className="desk-list">
          {sessions.map((session) => (
            <Row key={session.id} session={session} list={list} />
          ))}
        </ul>
      </section>
    </DayOfMinutes>
  );
}

function Row({ session, list }: Props & { session: DayBooking }) {
  const { client, services, from_minute, to_minute } = session;
  return (
    <li>
      <NavLink
        to={openedFrom(clientPath(client.id), list)}
        data-row
        className="client-row client-today"
      >
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" translate="no">
          {nameOf(client)}
        </span>
        <span className="text-sm text-muted">
          <TimeSpan from={from_minute} to={to_minute} />
        </span>
        <bdi className="text-sm text-muted">
          {joinNames(services.map((each) => each.service_name))}
        </bdi>
        <span className="text-sm">{client.first_visit && <FirstVisit />}</span>
        <Glyph
          name="down"
          className="client-row-opens size-4 -rotate-90 text-muted max-md:hidden rtl:rotate-90"
        />
      </NavLink>
    </li>
  );
}

/** The first session of each client who is expected or was here. */
function inOrder(bookings: readonly DayBooking[]): DayBooking[] {
  const first = new Map<number, DayBooking>();
  for (const each of bookings.toSorted((one, other) => one.from_minute - other.from_minute)) {
    if (each.status !== 'no_show' && !first.has(each.client.id)) first.set(each.client.id, each);
  }
  return [...first.values()];
}
