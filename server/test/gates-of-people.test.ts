import { changeProfile } from '@limber/contract/accounts.ts';
import { makeClaimLink, withdrawClaimLink } from '@limber/contract/desk/clients/claims.ts';
import { changeClient, removeAddress } from '@limber/contract/desk/clients/clients.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { giveMembership } from '@limber/contract/desk/clients/memberships.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import { addSessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { importClients } from '@limber/contract/desk/studio/import-file.ts';
import {
  changeStaff,
  eraseMember,
  resetFactors,
  suspendStaff,
} from '@limber/contract/desk/studio/team.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingAt } from './blocked.ts';
import { postBooking, purchaseRequest, serviceRequest } from './booking-requests.ts';
import { callApi, type Tried } from './call-api.ts';
import { openWorld } from './harness.ts';
import { actorOf, addClient, agreeToNotes, therapistNamed } from './people.ts';

// An action on a person waits for the lock that something else holds, at the very statement that
// takes it.
const world = await openWorld();
const { accountId } = await actorOf(world, 'manager');
const { accountId: deskId } = await actorOf(world, 'front_desk');
const by = { headers: () => world.bearer(accountId, 'manager') };
const [kept, gone, other, leaver, buyer] = [
  await addClient(world, 'Kept'),
  await addClient(world, 'Gone'),
  await addClient(world, 'Other'),
  await addClient(world, 'Leaver'),
  await addClient(world, 'Buyer'),
];
await agreeToNotes(world, kept);
const booked = await postBooking(world, kept, await serviceRequest(world));
const bookingId: string = booked.json().id;
const noura = await therapistNamed(world, 'Noura');
const { account_id: nourasAccount } = await world.db
  .selectFrom('therapists')
  .select('account_id')
  .where('id', '=', noura)
  .executeTakeFirstOrThrow();

const row = {
  ...{ line: 2, key: '1', first_name: 'Hala', last_name: 'Nasser' },
  ...{ phone_number: '0501234567', email: null, gender: null, language: null },
};
const merge = { id: kept.id, duplicate_id: gone.id, email: kept.email };
const reason = 'Asked';
const ask =
  <R extends Route>(route: R, args: Tried<R>, who: { headers(): object } = by) =>
  () =>
    callApi(world, route, args, { by: who as typeof by });

/**
 * How an account is locked by the earlier transaction: an action for it, a change of it, or its
 * erasure.
 */
const strength = {
  done: (id: number) => `select from accounts where id = ${id} for key share`,
  changed: (id: number) => `select from accounts where id = ${id} for no key update`,
};
const FOR_UPDATE = /^select .* from "accounts" where .* for update$/;
const NO_KEY_UPDATE = /^select .* from "accounts" where .* for no key update$/;

test.each([
  [
    ...['an import', 'another import'],
    ...['select pg_advisory_xact_lock(7, 0)', /pg_advisory_xact_lock\(7, 0\)/],
    ask(importClients, { source: 'Fresha', apply: true, rows: [row] }),
  ],
  [
    ...['a merge', 'a booking of the one who stays'],
    ...[`select pg_advisory_xact_lock(2, ${kept.id})`, /pg_advisory_xact_lock\(2, /],
    ask(mergeClients, merge),
  ],
  [
    ...['a merge', 'a booking of the one who goes'],
    ...[`select pg_advisory_xact_lock(2, ${gone.id})`, /pg_advisory_xact_lock\(2, /],
    ask(mergeClients, merge),
  ],
  [
    ...['a merge', 'what is done for the one who goes'],
    ...[strength.done(gone.id), /^select from accounts where id in .* order by id for update$/],
    ask(mergeClients, merge),
  ],
  [
    ...['an erasure', 'another erasure'],
    ...['select pg_advisory_xact_lock(4, 0)', /pg_advisory_xact_lock\(4, 0\)/],
    ask(eraseClient, { id: other.id, reason }),
  ],
  [
    ...['an erasure', 'what is done for the client'],
    ...[strength.done(leaver.id), FOR_UPDATE],
    ask(eraseClient, { id: leaver.id, reason }),
  ],
  [
    ...['a change at the desk', 'what is done for the client'],
    ...[strength.done(kept.id), FOR_UPDATE],
    ask(changeClient, { id: kept.id, version: 1, last_name: 'Haddad' }),
  ],
  [
    ...['a change of a profile', 'another change'],
    ...[strength.changed(kept.id), NO_KEY_UPDATE],
    ask(changeProfile, { first_name: 'Kept' }, kept),
  ],
  [
    ...['a link to sign in by', 'what is done for the client'],
    ...[strength.done(kept.id), FOR_UPDATE],
    ask(makeClaimLink, { id: kept.id }),
  ],
  [
    ...['taking such a link back', 'what is done for the client'],
    ...[strength.done(kept.id), FOR_UPDATE],
    ask(withdrawClaimLink, { id: kept.id }),
  ],
  [
    ...['taking an address off', 'what is done for the client'],
    ...[strength.done(kept.id), FOR_UPDATE],
    ask(removeAddress, { id: kept.id, email: 'former@client.example' }),
  ],
  [
    ...['a membership', 'another one for the same client'],
    ...[strength.changed(kept.id), NO_KEY_UPDATE],
    ask(giveMembership, { client_id: kept.id, reason }),
  ],
  [
    ...['a package that counts for a membership', 'another membership of the client'],
    ...[strength.changed(buyer.id), NO_KEY_UPDATE],
    async () =>
      postBooking(world, buyer, await purchaseRequest(world, 'Balance Package', { time: '17:00' })),
  ],
  [
    ...['a note of a session', 'the client, who takes their agreement back'],
    ...[strength.changed(kept.id), /from "accounts" where .* for share$/],
    ask(addSessionNote, { id: bookingId, note: 'Left shoulder' }),
  ],
  [
    ...['a change of the team', 'a change of who makes it'],
    ...[strength.changed(accountId), /"erased_at" is null for no key update$/],
    ask(changeStaff, { id: deskId, role: 'front_desk', locations: ['A'], version: 99 }),
  ],
  [
    ...['a change of the team', 'another change of the same person'],
    ...[strength.changed(deskId), /"erased_at" is null for no key update$/],
    ask(changeStaff, { id: deskId, role: 'front_desk', locations: ['A'], version: 99 }),
  ],
  [
    ...['a suspension', 'another change of the same person'],
    ...[strength.changed(deskId), /"erased_at" is null for no key update$/],
    ask(suspendStaff, { id: deskId, reason }),
  ],
  [
    ...['a reset of second factors', 'another change of the same person'],
    ...[strength.changed(deskId), /"erased_at" is null for no key update$/],
    ask(resetFactors, { id: deskId }),
  ],
  [
    ...['erasing a team member', 'what is done by them'],
    ...[strength.done(nourasAccount), /"erased_at" is null for update$/],
    ask(eraseMember, { id: nourasAccount, reason }),
  ],
  [
    ...['erasing a therapist', 'a change of their page'],
    `select from therapists where id = ${noura} for no key update`,
    /^select "id" from "therapists" where "account_id" = \S+ for no key update$/,
    ask(eraseMember, { id: nourasAccount, reason }),
  ],
  [
    ...['erasing a therapist', 'a booking with them'],
    ...[`select pg_advisory_xact_lock(1, ${noura})`, /pg_advisory_xact_lock\(1, /],
    ask(eraseMember, { id: nourasAccount, reason }),
  ],
] as const)('%s waits for %s', async (_who, _what, lock, statement, call) => {
  // The reply after the wait is for other tests.
  const [waiting, ...others] = await waitingAt(world, sql.raw(lock), call);
  expect(others).toEqual([]);
  expect(waiting).toMatch(statement);
});
