import type { listDocuments } from '@limber/contract/desk/money/documents.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { deskDocumentPath, paths } from '../../../../paths.ts';
import { useListDocumentsQuery } from '../../../../state/api/calls/desk/money/documents.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { clientPath, nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { openedFrom, useListQuery } from '../../frame/list-beside/list-address.ts';
import { goThroughRows, ListBeside } from '../../frame/list-beside/list-beside.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { PageLinks } from '../../frame/page-links.tsx';
import { Instant } from '../../frame/words/instant.tsx';

import { PageOfBranch } from '../till/page-of-branch.tsx';
import { becameWords } from '../till/refunded-session-words.ts';
import '../till/money-lists.css';
import { Dot } from '../../../../ui/dot.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { useBranchIn } from '../till/page/use-branch.ts';

export const meta = deskTitle(msg`Invoices`);

const PAGE = 50;
const kinds = ['invoice', 'credit_note'] as const;
type Kind = (typeof kinds)[number];

/** Invoices and credit notes of a branch, searched by number, name and day. */
export default function DocumentsPage() {
  return (
    <ListBeside>
      <DocumentList />
    </ListBeside>
  );
}

function DocumentList() {
  const { t } = useLingui();
  const [query, setQuery] = useListQuery();
  const at = useBranchIn(query, (location) => setQuery(() => new URLSearchParams({ location })));
  const { location } = at;
  const [find, setFind] = useState(query.get('find') ?? '');
  const search = useDeferredValue(find.trim());
  const [from, to] = [query.get('from') ?? undefined, query.get('to') ?? undefined];
  const kind = kinds.find((each) => each === query.get('kind'));
  const clientId = Number(query.get('client')) || undefined;
  const page = Math.max(1, Number(query.get('page')) || 1);
  const look = (change: Record<string, string | undefined>) =>
    setQuery((next) => {
      next.delete('page');
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const answer = useListDocumentsQuery(
    {
      location: location ?? '',
      limit: PAGE,
      offset: (page - 1) * PAGE,
      ...(search ? { find: search } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(kind ? { kind } : {}),
      ...(clientId ? { client_id: clientId } : {}),
    },
    { skip: !location },
  );
  const { data, isFetching } = answer;
  const isNarrowed = Boolean(search || from || to || kind || clientId);
  return (
    <PageOfBranch at={at} title={<Trans>Invoices and credit notes</Trans>}>
      <search className="flex flex-wrap items-end gap-2">
        <label className="grid min-w-56 grow gap-1 text-sm text-muted">
          <Trans>Number or name</Trans>
          <input
            type="search"
            value={find}
            maxLength={80}
            onChange={(event) => {
              setFind(event.target.value);
              look({ find: event.target.value.trim() });
            }}
            className="desk-field text-ink"
          />
        </label>
        <DayField name={<Trans>From</Trans>} value={from} onChange={(day) => look({ from: day })} />
        <DayField name={<Trans>To</Trans>} value={to} onChange={(day) => look({ to: day })} />
        <label className="grid gap-1 text-sm text-muted">
          <Trans>Kind</Trans>
          <select
            value={kind ?? ''}
            onChange={(event) => look({ kind: event.target.value })}
            className="desk-field text-ink"
          >
            <option value="">{t`All`}</option>
            <option value="invoice">{t`Invoices`}</option>
            <option value="credit_note">{t`Credit notes`}</option>
          </select>
        </label>
        {clientId && (
          <DeskButton onClick={() => look({ client: undefined })}>
            <Trans>All clients</Trans>
          </DeskButton>
        )}
      </search>
      {!data && (
        <LoadingOrFailed of={answer} failed={<Trans>The documents could not be loaded.</Trans>} />
      )}
      {data && (
        <>
          <p role="status" className="text-sm text-muted empty:hidden">
            {data.count > 0 && <Plural value={data.count} one="# document" other="# documents" />}
            {data.count === 0 && isNarrowed && <Trans>Nothing was found.</Trans>}
          </p>
          {data.count === 0 && !isNarrowed && <NoneYet location={location} />}
          <ul className="desk-list" aria-busy={isFetching} onKeyDown={goThroughRows}>
            {data.results.map((each) => (
              <Row key={each.number} document={each} list={query} />
            ))}
          </ul>
        </>
      )}
      <PageLinks
        {...{ page, size: PAGE, count: data?.count ?? 0 }}
        newestFirst
        onChoose={(next) => look({ page: String(next) })}
      />
    </PageOfBranch>
  );
}

/** Before the first sale of a branch. */
function NoneYet({ location }: { location: string | undefined }) {
  return (
    <EmptyState
      title={<Trans>No invoices yet.</Trans>}
      action={
        <Link
          to={`${paths.deskTill}?location=${encodeURIComponent(location ?? '')}`}
          className="desk-tool desk-main-tool"
        >
          <Trans>Open the till</Trans>
        </Link>
      }
    >
      <Trans>
        Every sale at the till and every payment online writes one. It is found here by its number,
        its client or its day.
      </Trans>
    </EmptyState>
  );
}

type Listed = ReplyOf<typeof listDocuments>['results'][number];

const kindWords: Readonly<Record<Kind, MessageDescriptor>> = {
  invoice: msg`Invoice`,
  credit_note: msg`Credit note`,
};

function Row({ document, list }: { document: Listed; list: URLSearchParams }) {
  const { t } = useLingui();
  const { number, kind, issued_at: at, client, total, refers_to: refersTo, sessions } = document;
  return (
    <li className="desk-list-row">
      <NavLink to={openedFrom(deskDocumentPath(number), list)} data-row className="font-semibold">
        <bdi dir="ltr" translate="no">
          {number}
        </bdi>
      </NavLink>
      <span className="text-muted">
        {t(kindWords[kind])}
        {refersTo && (
          <>
            <Dot />
            <bdi dir="ltr" className="whitespace-nowrap">
              {refersTo}
            </bdi>
          </>
        )}
        {sessions && <span className="block text-sm">{t(becameWords[sessions])}</span>}
      </span>
      <Link
        to={clientPath(client.id)}
        dir="auto"
        className="link desk-name max-w-full truncate justify-self-start"
        translate="no"
      >
        {nameOf(client)}
      </Link>
      <span className="text-muted">
        <Instant at={at} />
      </span>
      <span className="text-end font-semibold">
        {kind === 'credit_note' && '−'}
        {deskAmount(total)}
      </span>
    </li>
  );
}

interface DayProps {
  name: ReactNode;
  value: string | undefined;
  onChange(day: string): void;
}

function DayField({ name, value, onChange }: DayProps) {
  return (
    <DeskInput
      type="date"
      label={name}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
