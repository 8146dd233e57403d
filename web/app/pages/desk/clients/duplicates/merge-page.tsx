import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useReadClientQuery } from '../../../../state/api/calls/desk/clients/clients.ts';
import { useMergeClientsMutation } from '../../../../state/api/calls/desk/clients/duplicates.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskDayOf } from '../../frame/words/desk-dates.ts';
import '../client/client.css';
import { joinNames } from '../../../../lib/join-names.ts';
import { clientPath, nameOf } from '../../frame/client-path.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';

export const meta = deskTitle(msg`Merge two clients`);

/** Two clients side by side, and what merging them will do. */
export default function MergePage() {
  const params = useParams();
  const one = useReadClientQuery({ id: Number(params.id) });
  const two = useReadClientQuery({ id: Number(params.other) });
  return (
    <DeskPage
      back={{ to: clientPath(Number(params.id)), name: <Trans>Client</Trans> }}
      title={<Trans>Merge two clients</Trans>}
      narrow
    >
      {one.currentData && two.currentData ? (
        <Compared pair={[one.currentData, two.currentData]} />
      ) : (
        <LoadingOrFailed
          of={[one, two]}
          failed={<Trans>One of the two could not be loaded.</Trans>}
        />
      )}
    </DeskPage>
  );
}

function Compared({ pair }: { pair: readonly [DeskClient, DeskClient] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [stays, setStays] = useState<0 | 1>(0);
  const [email, setEmail] = useState<string>();
  const [merge, { isLoading, error }] = useMergeClientsMutation();
  const { whole } = useRefusal(error);
  const minutesLeft = useMinutesLeft();
  const survivor = pair[stays];
  const duplicate = pair[stays === 0 ? 1 : 0];
  const emails = pair.map((client) => client.email).filter((each) => each !== null);
  const chosen = emails.length === 2 ? (email ?? survivor.email ?? '') : undefined;
  const send = async () => {
    const { data } = await merge({
      id: survivor.id,
      duplicate_id: duplicate.id,
      ...(chosen ? { email: chosen } : {}),
    });
    if (!data) return;
    showToast('success', t`They are one client now.`);
    navigate(clientPath(survivor.id), { replace: true });
  };
  return (
    <>
      <DeskTable
        name={t`The two side by side`}
        named
        pair
        columns={[
          { word: '' },
          ...pair.map((client, at) => ({
            word: (
              <>
                <span
                  id={`stays-${at}`}
                  className="block pt-2 text-base text-ink [overflow-wrap:anywhere]"
                >
                  {nameOf(client)}
                </span>
                <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-normal">
                  <input
                    type="radio"
                    name="stays"
                    checked={stays === at}
                    onChange={() => setStays(at as 0 | 1)}
                    aria-describedby={`stays-${at}`}
                    className="size-5 accent-primary"
                  />
                  <Trans>Keep this one</Trans>
                </label>
              </>
            ),
          })),
        ]}
        rows={compared(minutesLeft).map(({ name, of }, at) => ({
          key: at,
          cells: [
            name,
            ...pair.map((client) => (
              <span key={client.id} className="[overflow-wrap:anywhere]">
                {of(client) || '–'}
              </span>
            )),
          ],
        }))}
      />
      {emails.length === 2 && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">
            <Trans>Which address do mails go to?</Trans>
          </legend>
          {emails.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="email"
                checked={chosen === each}
                onChange={() => setEmail(each)}
                className="size-5 accent-primary"
              />
              <bdi dir="ltr">{each}</bdi>
            </label>
          ))}
          <p className="text-sm text-muted">
            <Trans>The other one leads to the same account.</Trans>
          </p>
        </fieldset>
      )}
      <Notice tone="warn">
        <Trans>
          {nameOf(survivor)} then has the packages, minutes, sessions, sales and years of membership
          of both; no balance changes. This cannot be undone.
        </Trans>
      </Notice>
      <RefusalText>{whole}</RefusalText>
      <div className="flex flex-wrap gap-2">
        <DeskButton look="main" disabled={isLoading} onClick={send}>
          <Trans>Merge these clients</Trans>
        </DeskButton>
        <Link to={clientPath(pair[0].id)} className="desk-tool desk-edged">
          <Trans>Leave it</Trans>
        </Link>
      </div>
    </>
  );
}

interface Comparison {
  name: ReactNode;
  of(client: DeskClient): ReactNode;
}

/** What two clients are compared by. */
function compared(minutesLeft: ReturnType<typeof useMinutesLeft>): Comparison[] {
  return [
    { name: <Trans>Number</Trans>, of: (client) => signs(client.phone_number) },
    { name: <Trans>E-mail</Trans>, of: (client) => signs(client.email) },
    { name: <Trans>Since</Trans>, of: ({ since }) => deskDayOf(since) },
    {
      name: <Trans>Packages</Trans>,
      of: ({ packages }) =>
        packages.length > 0 &&
        packages.map((owned) => (
          <span key={owned.id} className="block">
            {owned.name}
            {owned.remaining_time !== null && (
              <span className="text-muted">
                {' '}
                {minutesLeft(owned.cap_left ?? owned.remaining_time, owned.remaining_time)}
              </span>
            )}
          </span>
        )),
    },
    { name: <Trans>Upcoming sessions</Trans>, of: ({ next_sessions: next }) => next.length },
    {
      name: <Trans>Sessions before</Trans>,
      of: ({ past_sessions: past }) => (past.length === 20 ? '20+' : past.length),
    },
    { name: <Trans>Household</Trans>, of: ({ household }) => joinNames(household.map(nameOf)) },
    {
      name: <Trans>Health notes</Trans>,
      of: ({ health_notes: written }) => (written ? <Trans>Written</Trans> : null),
    },
  ];
}

/** A number or an address, which reads from the left in both languages. */
function signs(of: string | null) {
  return (
    of && (
      <bdi dir="ltr" translate="no">
        {of}
      </bdi>
    )
  );
}
