import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { timeOfInstant } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import {
  useListWaitingQuery,
  useRemoveWaitingMutation,
} from '../../../../state/api/calls/desk/day/waiting.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { clientPath } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { pollEveryMinute } from '../../money/till/page/poll-every-minute.ts';
import { useBranch } from '../../money/till/page/use-branch.ts';
import { PageOfBranch } from '../../money/till/page-of-branch.tsx';
import { AddWaiting } from './add-waiting.tsx';

export const meta = deskTitle(msg`Waiting list`);

/** Who waits for a time at a branch, in the order in which they are offered one. */
export default function WaitingPage() {
  const { t } = useLingui();
  const at = useBranch();
  const { location } = at;
  const [query, setQuery] = useSearchParams();
  const add = query.get('add');
  const list = useListWaitingQuery(
    { location: location ?? '' },
    { skip: !location, ...pollEveryMinute },
  );
  const { currentData: waiting } = list;
  const show = (date: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (date === null) next.delete('add');
        else next.set('add', date);
        return next;
      },
      { replace: true },
    );
  return (
    <PageOfBranch
      at={at}
      title={<Trans>Waiting list</Trans>}
      actions={
        // Where nobody waits, it is in the middle of the page.
        add === null && waiting?.length !== 0 && <Add onAdd={() => show('')} />
      }
    >
      {add !== null && location && (
        <AddWaiting key={location} location={location} date={add} onClose={() => show(null)} />
      )}
      {!waiting && (
        <LoadingOrFailed of={list} failed={<Trans>The waiting list could not be loaded.</Trans>} />
      )}
      {waiting?.length === 0 && (
        <EmptyState
          title={<Trans>The waiting list is empty.</Trans>}
          action={add === null && <Add onAdd={() => show('')} />}
        >
          <Trans>
            A client who finds no time that suits can wait here. When one comes free, they are
            asked, or it is booked for them.
          </Trans>
        </EmptyState>
      )}
      {waiting && waiting.length > 0 && location && (
        <DeskTable
          name={t`Waiting list`}
          named
          columns={[
            { word: <Trans>Client</Trans> },
            { word: <Trans>Session</Trans> },
            { word: <Trans>Days</Trans> },
            { word: <Trans>Time</Trans> },
            { word: <Trans>Offered now</Trans> },
            { word: '' },
          ]}
          rows={waiting.map((each) => ({
            key: each.id,
            cells: [
              <Who key="who" waiting={each} />,
              <Session key="what" waiting={each} />,
              <Days key="days" waiting={each} />,
              <Times key="times" waiting={each} />,
              each.offer && <Offered key="offer" offer={each.offer} />,
              <Remove key="remove" waiting={each} location={location} />,
            ],
          }))}
        />
      )}
    </PageOfBranch>
  );
}

function Add({ onAdd }: { onAdd(): void }) {
  return (
    <DeskButton look="main" onClick={onAdd}>
      <Trans>Put a client on the list</Trans>
    </DeskButton>
  );
}

function Who({ waiting }: { waiting: WaitingClient }) {
  const { client, phone_number, is_member, can_be_told } = waiting;
  return (
    <>
      <Link to={clientPath(client.id)} className="link font-semibold" translate="no">
        {client.first_name} {client.last_name}
      </Link>
      <span className="block text-sm text-muted">
        {is_member && (
          <>
            <Trans>Member</Trans>{' '}
          </>
        )}
        {phone_number && <bdi dir="ltr">{phone_number}</bdi>}
      </span>
      {!can_be_told && (
        <span className="block text-sm text-err">
          <Trans>No message reaches them: nothing is offered</Trans>
        </span>
      )}
    </>
  );
}

function Session({ waiting }: { waiting: WaitingClient }) {
  return (
    <>
      {joinNames(waiting.services.map(({ name }) => name))}
      <span className="block text-sm text-muted">
        <Trans>{waiting.total_duration} min</Trans>
      </span>
    </>
  );
}

function Days({ waiting: { from, to } }: { waiting: WaitingClient }) {
  if (from === to) return deskDay(from);
  return (
    <Trans>
      {deskDay(from)} to {deskDay(to)}
    </Trans>
  );
}

function Times({ waiting: { times, mode } }: { waiting: WaitingClient }) {
  return (
    <>
      {times === null ? (
        <Trans>Any time</Trans>
      ) : (
        times.map(({ from, to }) => (
          <bdi key={from} dir="ltr" className="block tabular-nums">
            {from}–{to}
          </bdi>
        ))
      )}
      <span className="block text-sm text-muted">
        {mode === 'book' ? <Trans>Is booked at once</Trans> : <Trans>Is asked first</Trans>}
      </span>
    </>
  );
}

function Offered({ offer }: { offer: NonNullable<WaitingClient['offer']> }) {
  return (
    <>
      <bdi dir="ltr" className="tabular-nums">
        {deskDay(offer.date)}, {offer.time}
      </bdi>
      <span className="block text-sm text-muted">
        <Trans>until {timeOfInstant(offer.expires_at)}</Trans>
      </span>
    </>
  );
}

function Remove({ waiting, location }: { waiting: WaitingClient; location: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const [remove, { isLoading, error }] = useRemoveWaitingMutation();
  const said = useFailureText(error && readFailure(error));
  const name = `${waiting.client.first_name} ${waiting.client.last_name}`;
  if (!asked) {
    return (
      <DeskButton aria-label={t`Take off the list: ${name}`} onClick={() => setAsked(true)}>
        <Trans>Take off the list</Trans>
      </DeskButton>
    );
  }
  return (
    <>
      <DeskButton disabled={isLoading} onClick={() => void remove({ location, id: waiting.id })}>
        <Trans>Really take off</Trans>
      </DeskButton>
      <ErrorNotice>
        {error !== undefined && (said.detail ?? t`It was not taken off. Please try again.`)}
      </ErrorNotice>
    </>
  );
}
