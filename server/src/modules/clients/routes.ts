import * as health from '@limber/contract/desk/clients/client-health-note.ts';
import * as clientSearch from '@limber/contract/desk/clients/client-search.ts';
import * as contract from '@limber/contract/desk/clients/clients.ts';
import * as contacts from '@limber/contract/desk/clients/contacts.ts';
import * as duplicates from '@limber/contract/desk/clients/duplicates.ts';
import * as story from '@limber/contract/desk/clients/timeline.ts';
import * as usual from '@limber/contract/desk/day/usual-session.ts';
import type { FastifyInstance } from 'fastify';
import { pageAsked, pageOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { type AddressDeps, removeAddress } from '../auth/remove-address.ts';
import { addClient } from './add-client.ts';
import { changeClient } from './change-client.ts';
import type { ClientDeps } from './deps.ts';
import { findClients } from './find-clients.ts';
import { readNote } from './health/read-note.ts';
import { withdrawNote, writeNote } from './health/write-note.ts';
import { listDuplicates, tellApart } from './list-duplicates.ts';
import { listNotes } from './list-notes.ts';
import { listReadyTexts } from './list-ready-texts.ts';
import { listSessions, listVisits } from './list-sessions-of-client.ts';
import { changeOutcome, listContactsWith, logContact } from './log-contact.ts';
import { mergeClients } from './merge-clients.ts';
import { readClient } from './read-client.ts';
import { proposeTimes } from './usual-session/propose-times.ts';
import { readUsual } from './usual-session/read-usual.ts';

/** The clients of the studio, for the desk. */
export function clientRoutes(
  app: FastifyInstance,
  deps: HttpDeps & ClientDeps & AddressDeps,
): void {
  serve(app, deps, clientSearch.findClients, ({ query, now }) =>
    findClients(deps.db, query.q, now),
  );
  serveVerb(app, deps, contract.addClient, addClient, deps);
  serve(app, deps, contract.readClient, ({ params, now }) => readClient(deps.db, params.id, now));
  serve(app, deps, duplicates.mergeClients, ({ actor, params, body, now }) => {
    const merge = { keptId: params.id, goneId: body.duplicate_id, email: body.email ?? null };
    return mergeClients(deps, actor, merge, now);
  });
  serve(app, deps, contract.changeClient, ({ actor, params, body, now }) =>
    changeClient(deps, actor, params.id, body, now),
  );

  serveVerb(app, deps, contacts.logContact, logContact, deps.db);
  serve(app, deps, contacts.listContacts, async ({ params, query }) => {
    const page = pageAsked(query);
    const whose = { clientId: params.id, bookingId: query.booking_id };
    const { contacts, count } = await listContactsWith(deps.db, whose, page);
    const of = query.booking_id ? `?booking_id=${query.booking_id}` : '';
    return pageOf(`${API_BASE}desk/clients/${params.id}/contacts${of}`, contacts, count, page);
  });
  serve(app, deps, contacts.listReadyTexts, ({ params, now }) =>
    listReadyTexts(deps.db, params.id, now),
  );
  serve(app, deps, contacts.changeContactOutcome, ({ actor, params, body, now }) =>
    changeOutcome(deps.db, actor, params.id, body.outcome, now),
  );
  serve(app, deps, usual.readUsual, ({ actor, params, now }) =>
    readUsual(deps.db, params.id, actor.branches ?? [], now),
  );
  serve(app, deps, usual.offerTimes, ({ params, query, now }) =>
    proposeTimes(deps.db, params.id, query, now),
  );
  serve(app, deps, contract.removeAddress, async ({ actor, params, body, now }) => {
    await removeAddress(deps, actor, { accountId: params.id, ...body }, now);
    return readClient(deps.db, params.id, now);
  });
  serve(app, deps, story.listClientSessions, async ({ params, query, now }) => {
    const page = pageAsked(query);
    const { appointments, count } = await listSessions(deps.db, params.id, page, now);
    return pageOf(`${API_BASE}desk/clients/${params.id}/sessions`, appointments, count, page);
  });
  serve(app, deps, story.listClientEarlierVisits, async ({ params, query }) => {
    const page = pageAsked(query);
    const { visits, count } = await listVisits(deps.db, params.id, page);
    return pageOf(`${API_BASE}desk/clients/${params.id}/earlier-visits`, visits, count, page);
  });
  serve(app, deps, story.listClientNotes, async ({ actor, params, query, now }) => {
    const page = pageAsked(query);
    const { notes, count } = await listNotes(deps, actor, params.id, page, now);
    return pageOf(`${API_BASE}desk/clients/${params.id}/notes`, notes, count, page);
  });
  serve(app, deps, health.readClientHealthNote, ({ actor, params, now }) =>
    readNote(deps, actor, params.id, now),
  );
  serve(app, deps, health.writeClientHealthNote, ({ actor, params, body, now }) =>
    writeNote(deps, actor, params.id, body, now),
  );
  serveVerb(app, deps, health.withdrawClientHealthNote, withdrawNote, deps);
  serve(app, deps, duplicates.listDuplicates, async ({ query }) => {
    const page = pageAsked(query);
    const { pairs, count } = await listDuplicates(deps.db, page);
    return pageOf(`${API_BASE}desk/duplicates`, pairs, count, page);
  });
  serve(app, deps, duplicates.tellApart, async ({ actor, params, body, now, say }) => {
    await tellApart(deps.db, actor, [params.id, body.other_id], now);
    return { detail: say(TWO_PEOPLE) };
  });
}

const TWO_PEOPLE = {
  en: 'They are two people; we propose them no more.',
  ar: 'هما شخصان، ولن نقترحهما من جديد.',
};
