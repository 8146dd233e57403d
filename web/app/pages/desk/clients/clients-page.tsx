import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { useDebounced } from '../../../components/use-debounced.ts';
import { useFindClientsQuery } from '../../../state/api/calls/desk/clients/client-search.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { deskDayOf, deskMoment } from '../frame/words/desk-dates.ts';
import { ClientsOfToday } from './clients-of-today.tsx';
import './client/client.css';
import { clientPath, nameOf } from '../frame/client-path.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { deskTitle } from '../frame/desk-title.ts';
import { useDraft } from '../frame/drafts/use-draft.ts';
import { latestAnswer } from '../frame/latest-answer.ts';
import { openedFrom, Pane, useListQuery } from '../frame/list-beside/list-address.ts';
import { goThroughRows, ListBeside } from '../frame/list-beside/list-beside.tsx';
import { LoadingOrFailed } from '../frame/loading-or-failed.tsx';
import { useMinutesLeft } from '../frame/words/use-minutes-left.ts';

const NewClient = lazyPart(async () => (await import('./new-client.tsx')).NewClient);

export const meta = deskTitle(msg`Clients`);

/** Finds clients by any part of name, number or address, and creates new ones. */
export default function ClientsPage() {
  return (
    <ListBeside>
      <ClientList />
    </ListBeside>
  );
}

function ClientList() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isAlone = useContext(Pane) === 'alone';
  const [query, look] = useListQuery();
  const typed = query.get('q') ?? '';
  const [adds, setAdds] = useDraft('a new client', false);
  return (
    <DeskPage
      title={<Trans>Clients</Trans>}
      actions={
        <DeskButton look="main" aria-expanded={adds} onClick={() => setAdds(!adds)}>
          <Trans>New client</Trans>
        </DeskButton>
      }
    >
      {adds && (
        <NewClient
          typed={typed}
          onMade={({ id }) => navigate(openedFrom(clientPath(id), query))}
          onClose={() => setAdds(false)}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from the search to what it found */}
      <div className="grid gap-3" onKeyDown={goThroughRows}>
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the page is there to look for somebody
          autoFocus={isAlone}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            const q = event.target.value;
            look(() => new URLSearchParams(q && { q }));
          }}
          placeholder={t`Any part of a name, number or e-mail`}
          aria-label={t`Find a client`}
          className="desk-field w-full max-w-xl placeholder:font-normal"
        />
        <Found typed={typed} list={query} />
      </div>
    </DeskPage>
  );
}

function Found({ typed, list }: { typed: string; list: URLSearchParams }) {
  const { t } = useLingui();
  const settled = useDebounced(typed) ?? '';
  const isShort = settled.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 2;
  const query = useFindClientsQuery({ q: settled }, { skip: isShort });
  if (isShort) {
    return (
      <>
        <p className="text-muted">
          <Trans>Two letters or digits are enough: 050 finds +971 50.</Trans>
        </p>
        <ClientsOfToday list={list} />
      </>
    );
  }
  const found = latestAnswer(query);
  if (!found) {
    return <LoadingOrFailed of={query} failed={<Trans>The clients could not be loaded.</Trans>} />;
  }
  return (
    <section aria-label={t`Found clients`}>
      <p role="status" className="mb-2 text-sm text-muted">
        {found.length === 0 ? (
          <Trans>Nobody was found.</Trans>
        ) : (
          <Plural value={found.length} one="# client" other="# clients" />
        )}
      </p>
      <ul className="desk-list">
        {found.map((client) => (
          <Row key={client.id} client={client} list={list} />
        ))}
      </ul>
    </section>
  );
}

function Row({ client, list }: { client: FoundClient; list: URLSearchParams }) {
  const { next_session: next, last_session: last, other_name } = client;
  const { minutes_left: left, minutes_in_all: inAll } = client;
  const minutesLeft = useMinutesLeft();
  return (
    <li>
      <NavLink to={openedFrom(clientPath(client.id), list)} data-row className="client-row">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" translate="no">
          {nameOf(client)}
        </span>
        <bdi dir="ltr" className="client-row-number" translate="no">
          {client.phone_number ?? client.email}
        </bdi>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {client.member && (
            <Badge tone="gold">
              <Trans>Member</Trans>
            </Badge>
          )}
          {other_name && (
            <span>
              <Trans>Has the same number under this name</Trans>
            </span>
          )}
          {client.unlimited && (
            <span>
              <Trans>Unlimited</Trans>
            </span>
          )}
          {inAll > 0 && <span>{minutesLeft(left, inAll)}</span>}
        </span>
        <span className="text-sm text-muted">
          {next ? (
            <Trans>Comes {deskMoment(next)}</Trans>
          ) : last ? (
            <Trans>Was here {deskDayOf(last)}</Trans>
          ) : (
            <Trans>No visits yet</Trans>
          )}
        </span>
        <Glyph
          name="down"
          className="client-row-opens size-4 -rotate-90 text-muted max-md:hidden rtl:rotate-90"
        />
      </NavLink>
    </li>
  );
}
