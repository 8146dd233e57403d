import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useReadDayQuery } from '../../../../state/api/calls/desk/day/day.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { sectionsOf } from '../pages-of-desk.ts';
import { DayOfMinutes } from '../words/minute-text.ts';
import { TimeSpan } from '../words/time-span.tsx';
import { optionOf } from './found-client.tsx';
import { matchesNameOrNumber } from './matches-name-or-number.ts';
import type { Option } from './search-box.tsx';
import { useClientSearch } from './use-client-search.ts';
import type { FindTarget } from './use-open-finding.ts';

/** A result: a client, a session or a page. */
export interface Finding extends Option {
  readonly client?: FoundClient;
  readonly to?: FindTarget;
}

const MOST_CLIENTS = 8;
const MOST_SESSIONS = 5;

/** Results for the typed text: clients first, then sessions of the day, then pages. */
export function useFindings(typed: string, hurries: boolean) {
  const { t } = useLingui();
  const role = useAppSelector(selectUser)?.account_type ?? '';
  const [query] = useSearchParams();
  const { data: day } = useReadDayQuery({ date: query.get('date') ?? undefined });
  const { found, ready, failed } = useClientSearch(typed, hurries);
  const wanted = typed.trim();
  const clients: Finding[] = found.slice(0, MOST_CLIENTS).map((client) => ({
    ...optionOf(client, found),
    id: `client-${client.id}`,
    client,
  }));
  const sessionsOfDay =
    wanted === '' ? [] : (day?.bookings.filter(matchesNameOrNumber(wanted)) ?? []);
  const sessions: Finding[] = sessionsOfDay.slice(0, MOST_SESSIONS).map((booking) => ({
    id: `session-${booking.id}`,
    content: (
      <DayOfMinutes value={day?.date}>
        <Line text={<SessionText {...booking} />} kind={t`Session of this day`} />
      </DayOfMinutes>
    ),
    to: { session: booking.id, ...(day && { date: day.date }) },
  }));
  const pages: Finding[] = sectionsOf(role)
    .flatMap(({ label, pages }) => pages.map((page) => ({ ...page, section: label })))
    .map(({ to, label, section }) => ({ to, text: t(label), section: t(section) }))
    .filter(({ text, section }) =>
      `${section} ${text}`.toLowerCase().includes(wanted.toLowerCase()),
    )
    .map(({ to, text, section }) => ({
      id: `page-${to}`,
      content: <Line text={text} kind={section} />,
      to,
    }));
  return { findings: [...clients, ...sessions, ...pages], ready, failed };
}

function SessionText({ client, from_minute, to_minute }: DayBooking) {
  return (
    <span className="flex gap-2">
      <TimeSpan from={from_minute} to={to_minute} />
      <bdi className="truncate" translate="no">
        {client.first_name} {client.last_name}
      </bdi>
    </span>
  );
}

function Line({ text, kind }: { text: ReactNode; kind: string }) {
  return (
    // What does not fit beside a long name stands below it.
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="max-w-full truncate font-semibold">{text}</span>
      <span className="shrink-0 text-sm text-muted">{kind}</span>
    </span>
  );
}
