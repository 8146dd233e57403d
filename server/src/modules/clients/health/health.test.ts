import { changeProfile, exportData } from '@limber/contract/accounts.ts';
import {
  readClientHealthNote,
  withdrawClientHealthNote,
  writeClientHealthNote,
} from '@limber/contract/desk/clients/client-health-note.ts';
import { addClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { readHealthRecord } from '@limber/contract/health-record.ts';
import type { Route } from '@limber/contract/route.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { memberOf } from '../../../../test/people.ts';

const { world, desk, tryAtDesk, badr } = await openDesk();
const manager = await memberOf(world, 'manager');

async function ask<R extends Route>(route: R, args: Tried<R>, by = desk) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

const agreed = { words_version: HEALTH_CONSENT.version, language: 'ar' as const };
const note = 'Old knee injury';

let sara: number;
beforeEach(async () => {
  const made = await ask(addClient, { first_name: 'Sara', phone_number: '050 765 4321' });
  sara = made.body.id;
});
const themselves = () => ({ headers: () => world.bearer(sara) });
const book = () => tryAtDesk({}, { id: sara });

test('consent and notes of a client known only by telephone are recorded at the desk: what, when, by whom and in which words', async () => {
  const taken = await ask(writeClientHealthNote, { id: sara, note, agreed, version: 1 });
  expect(taken.body).toMatchObject({
    health_notes: true,
    health_notes_agreed_at: '2026-03-04T06:00:00.000Z',
    health_notes_heard_by: 'Fatima',
    version: 2,
  });
  const { rows } = await world.query<{ known: boolean }>(
    `select exists (select from accounts a where a::text ilike '%knee%')
      or exists (select from audit_log l where l::text ilike '%knee%') as known`,
  );
  expect(rows).toEqual([{ known: false }]);
  // When the client claims the account later, they find it there, and withdraw it on the site.
  await world.query(
    `update accounts set email = 'sara-' || id || '@client.example' where id = ${sara}`,
  );
  const record = (await ask(readHealthRecord, {}, themselves())).body;
  expect(record.consents).toEqual([
    {
      ...{ agreed_at: '2026-03-04T06:00:00.000Z', words_version: 1, language: 'ar' },
      ...{ taken_by: 'Fatima', withdrawn_at: null, withdrawn_by: null },
    },
  ]);
  const exported = (await ask(exportData, {}, themselves())).body;
  expect(exported.account.medical_issues).toBe(note);
  expect(exported.health_consents).toEqual(record.consents);
  expect(exported.audit_records).toMatchObject([
    { action: 'changed', details: { after: { health_notes: 'written' } } },
  ]);
  const back = await ask(changeProfile, { health_notes_agreed: false }, themselves());
  expect(back.body).toMatchObject({ medical_issues: '', health_notes_agreed_at: null });
  expect((await ask(readClient, { id: sara })).body).toMatchObject({
    ...{ health_notes: false, health_notes_agreed_at: null, health_notes_heard_by: null },
  });
});

test('nothing is stored without an agreement, with an outdated wording, or over another person’s change', async () => {
  const bare = await ask(writeClientHealthNote, { id: sara, note, version: 1 });
  expect([bare.status, bare.body.fields]).toEqual([
    400,
    { agreed: 'Please ask whether they agree to us keeping health notes.' },
  ]);
  const old = { ...agreed, words_version: 99 };
  const other = await ask(writeClientHealthNote, { id: sara, note, agreed: old, version: 1 });
  expect(other.status).toBe(409);
  const odd = await ask(writeClientHealthNote, { id: sara, note: 'a\u0007b', agreed, version: 1 });
  expect(odd.body.fields).toEqual({ note: 'Please use plain text.' });
  expect((await ask(withdrawClientHealthNote, { id: sara, version: 1 })).status).toBe(409);
  const both = await Promise.all(
    [note, 'Pregnant'].map((said) =>
      ask(writeClientHealthNote, { id: sara, note: said, agreed, version: 1 }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask(writeClientHealthNote, { id: 2_000_000, note, version: 1 })).status).toBe(404);
  const consents = await world.db.selectFrom('health_consents').select('account_id').execute();
  expect(consents.filter(({ account_id }) => account_id === sara)).toHaveLength(1);
});

test('the desk reads the notes of a client with a session, a manager all; withdrawn notes are erased, recording who heard it', async () => {
  await ask(writeClientHealthNote, { id: sara, note, agreed, version: 1 });
  const early = await ask(readClientHealthNote, { id: sara });
  expect([early.status, early.body.error]).toEqual([
    409,
    'The client has no session in your branches today or later. A manager can open the health notes.',
  ]);
  expect((await ask(readClientHealthNote, { id: sara }, manager)).body.note).toBe(note);
  expect((await book()).statusCode).toBe(201);
  expect((await ask(readClientHealthNote, { id: sara })).body.note).toBe(note);
  expect((await ask(readClientHealthNote, { id: badr.id })).status).toBe(409);
  expect((await ask(readClientHealthNote, { id: 2_000_000 })).status).toBe(404);
  const gone = await ask(withdrawClientHealthNote, { id: sara, version: 2 }, manager);
  expect(gone.body).toMatchObject({ health_notes: false, health_notes_agreed_at: null });
  expect((await ask(readClientHealthNote, { id: sara })).status).toBe(409);
  await world.query(
    `update accounts set email = 'sara-' || id || '@client.example' where id = ${sara}`,
  );
  const { consents, looks } = (await ask(readHealthRecord, {}, themselves())).body;
  expect(consents).toMatchObject([
    { taken_by: 'Fatima', withdrawn_at: expect.any(String), withdrawn_by: expect.any(String) },
  ]);
  expect(looks).toMatchObject([{ role: 'front_desk' }, { role: 'manager' }]);
});
