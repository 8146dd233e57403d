import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { Trans } from '@lingui/react/macro';
import { dayOfInstant, timeOfInstant } from '../../../../lib/dates.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { deskDayOf, deskShortDayWithWeekday } from '../words/desk-dates.ts';
import { useMinutesLeft } from '../words/use-minutes-left.ts';
import { comparedName } from './matches-name-or-number.ts';
import type { Option } from './search-box.tsx';

/** A client that was found, as an option. */
export function optionOf(client: FoundClient, found: readonly FoundClient[]): Option {
  return {
    id: String(client.id),
    content: <FoundClientLine client={client} alike={isAlike(client, found)} />,
    aside: client.other_name,
  };
}

/** A client that was found: name, packages and next session. */
function FoundClientLine({ client, alike }: { client: FoundClient; alike: boolean }) {
  const { first_name, last_name, phone_number, unlimited, other_name } = client;
  const { next_session, last_session, blocked_reason } = client;
  const { minutes_left: left, minutes_in_all: inAll } = client;
  const minutesLeft = useMinutesLeft();
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span dir="auto" className="desk-name min-w-0 truncate font-semibold">
          <bdi translate="no">
            {first_name} {last_name}
          </bdi>
          {alike && phone_number && (
            <span className="font-normal text-muted">
              {' '}
              <bdi dir="ltr">…{phone_number.slice(-4)}</bdi>
            </span>
          )}
        </span>
        <span className="text-sm text-muted">
          {unlimited && <Trans>Unlimited</Trans>}
          {unlimited && inAll > 0 && <Dot />}
          {inAll > 0 && minutesLeft(left, inAll)}
        </span>
      </span>
      {blocked_reason !== null && (
        <span className="block text-sm font-medium text-warn">
          <Trans>Cannot book online</Trans>
        </span>
      )}
      {other_name && (
        <span className="block text-sm text-muted">
          <Trans>Has the same number under this name</Trans>
        </span>
      )}
      {next_session && (
        <span className="block truncate text-sm text-muted">
          <Trans>Next: {whenOf(next_session)}</Trans>
        </span>
      )}
      {alike && (
        <span className="block truncate text-sm text-muted">
          {last_session ? (
            <Trans>Was here {deskDayOf(last_session)}</Trans>
          ) : (
            <Trans>No visits yet</Trans>
          )}
        </span>
      )}
    </>
  );
}

/** A new client, from the typed text. */
export function NewClientLine({ typed }: { typed: string }) {
  return (
    <span className="font-semibold text-primary">
      <Trans>
        New client: <bdi>{typed}</bdi>
      </Trans>
    </span>
  );
}

/** Whether another result has the same name, or the name alone says too little. */
function isAlike(client: FoundClient, found: readonly FoundClient[]): boolean {
  const nameOf = (each: FoundClient) => comparedName(each.first_name + each.last_name);
  if (client.last_name === '') return true;
  return found.some((each) => each.id !== client.id && nameOf(each) === nameOf(client));
}

/** 'Thu 12 Mar 14:00' */
export function whenOf(instant: string): string {
  const day = dayOfInstant(instant);
  return `${deskShortDayWithWeekday(day)} ${timeOfInstant(instant)}`;
}
