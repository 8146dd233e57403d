import type { DeskClient } from '@limber/contract/desk/clients.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { dubaiDay, formatDay } from '../../../lib/dates.ts';
import {
  useDeskClientQuery,
  useDeskMergeClientsMutation,
} from '../../../state/api/desk/client-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import '../client/client.css';
import { clientPath, nameOf } from '../client/client-path.ts';
import { useRefusal } from '../client/use-refusal.ts';

export function meta() {
  return [{ title: t`Merge two clients` }, { name: 'robots', content: 'noindex' }];
}

/** Two clients side by side, and what becomes of them when they are made one. */
export default function MergePage() {
  const { t } = useLingui();
  const params = useParams();
  const one = useDeskClientQuery({ id: Number(params.id) });
  const two = useDeskClientQuery({ id: Number(params.other) });
  const both = one.currentData && two.currentData;
  return (
    <main className="desk-page">
      <div className="desk-page-in max-w-4xl">
        <Link
          to={clientPath(Number(params.id))}
          className="desk-tool -ms-3 justify-self-start text-muted"
        >
          <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
          <Trans>Client</Trans>
        </Link>
        <h1 className="type-2">
          <Trans>Merge two clients</Trans>
        </h1>
        {both && one.currentData && two.currentData ? (
          <Compared pair={[one.currentData, two.currentData]} />
        ) : one.isError || two.isError ? (
          <ErrorState
            title={<Trans>One of the two could not be loaded.</Trans>}
            onRetry={() => {
              void one.refetch();
              void two.refetch();
            }}
          />
        ) : (
          <Loading label={t`Loading…`}>
            <SkeletonCard lines={5} />
          </Loading>
        )}
      </div>
    </main>
  );
}

function Compared({ pair }: { pair: readonly [DeskClient, DeskClient] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [stays, setStays] = useState<0 | 1>(0);
  const [email, setEmail] = useState<string>();
  const [merge, { isLoading, error }] = useDeskMergeClientsMutation();
  const { whole } = useRefusal(error);
  const kept = pair[stays];
  const gone = pair[stays === 0 ? 1 : 0];
  const emails = pair.map((client) => client.email).filter((each) => each !== null);
  const chosen = emails.length === 2 ? (email ?? kept.email ?? '') : undefined;
  const send = async () => {
    const { data } = await merge({
      id: kept.id,
      duplicate_id: gone.id,
      ...(chosen ? { email: chosen } : {}),
    });
    if (!data) return;
    showToast('success', t`They are one client now.`);
    navigate(clientPath(kept.id), { replace: true });
  };
  return (
    <>
      <div className="overflow-x-auto rounded-card border border-hairline bg-surface">
        <table className="w-full">
          <thead>
            <tr className="border-b border-hairline">
              <td />
              {pair.map((client, at) => (
                <th key={client.id} scope="col" className="p-3 text-start align-top">
                  <span id={`stays-${at}`} className="block [overflow-wrap:anywhere]">
                    {nameOf(client)}
                  </span>
                  <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm font-normal">
                    <input
                      type="radio"
                      name="stays"
                      checked={stays === at}
                      onChange={() => setStays(at as 0 | 1)}
                      aria-describedby={`stays-${at}`}
                      className="size-5 accent-primary"
                    />
                    <Trans>This one stays</Trans>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={<Trans>Number</Trans>} of={pair}>
              {({ phone_number: number }) => number && <bdi dir="ltr">{number}</bdi>}
            </Row>
            <Row name={<Trans>E-mail</Trans>} of={pair}>
              {(client) => client.email && <bdi dir="ltr">{client.email}</bdi>}
            </Row>
            <Row name={<Trans>Since</Trans>} of={pair}>
              {({ since }) => formatDay(dubaiDay(since))}
            </Row>
            <Row name={<Trans>Packages</Trans>} of={pair}>
              {({ packages }) =>
                packages.length > 0 &&
                packages.map((owned) => (
                  <span key={owned.id} className="block">
                    {owned.name}
                    {owned.remaining_time !== null && (
                      <span className="text-muted">
                        {' '}
                        <Plural value={owned.remaining_time} one="# min left" other="# min left" />
                      </span>
                    )}
                  </span>
                ))
              }
            </Row>
            <Row name={<Trans>Sessions to come</Trans>} of={pair}>
              {({ next_sessions: next }) => next.length}
            </Row>
            <Row name={<Trans>Sessions before</Trans>} of={pair}>
              {({ past_sessions: past }) => (past.length === 20 ? '20+' : past.length)}
            </Row>
            <Row name={<Trans>Household</Trans>} of={pair}>
              {({ household }) => household.map(nameOf).join(', ')}
            </Row>
            <Row name={<Trans>Health notes</Trans>} of={pair}>
              {({ health_notes: written }) => (written ? <Trans>Written</Trans> : null)}
            </Row>
          </tbody>
        </table>
      </div>
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
          {nameOf(kept)} has from then on all packages, minutes, sessions, sales and years of
          membership of both; no balance changes. This cannot be undone.
        </Trans>
      </Notice>
      {whole && (
        <p role="alert" className="font-medium text-err">
          {whole}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isLoading}
          onClick={send}
          className="desk-tool desk-main-tool"
        >
          <Trans>Make them one client</Trans>
        </button>
        <Link to={clientPath(pair[0].id)} className="desk-tool desk-edged">
          <Trans>Leave it</Trans>
        </Link>
      </div>
    </>
  );
}

interface RowProps {
  name: ReactNode;
  of: readonly DeskClient[];
  children(client: DeskClient): ReactNode;
}

function Row({ name, of, children }: RowProps) {
  return (
    <tr className="border-t border-hairline">
      <th scope="row" className="p-3 text-start align-top text-sm font-normal text-muted">
        {name}
      </th>
      {of.map((client) => (
        <td key={client.id} className="p-3 align-top [overflow-wrap:anywhere]">
          {children(client) || '–'}
        </td>
      ))}
    </tr>
  );
}
