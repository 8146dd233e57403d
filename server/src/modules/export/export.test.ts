import { exportEverything } from '@limber/contract/desk/studio/export.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectBlocked } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { TEST_SECRET } from '../../../test/harness.ts';
import { actorOf, memberOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { seal } from '../../platform/encryption.ts';
import { systemRandomness } from '../../platform/randomness.ts';

const { world, amina, book } = await openStudio();
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };

const ask = (asked: Tried<typeof exportEverything>, by = manager) =>
  callApi(world, exportEverything, asked, { by });

async function take(asked: Tried<typeof exportEverything>) {
  const { statusCode, rawPayload } = await ask(asked);
  expect(statusCode).toBe(200);
  const files = Object.entries(unzipSync(rawPayload));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const lastRecord = async () => {
  const { rows } = await world.query(
    `select actor_id, action, subject, details from audit_log order by id desc limit 1`,
  );
  return rows[0];
};

/** Credentials, short-lived data, health notes (requested separately), and search indexes. */
const LEFT_OUT = [
  ...[
    'account_claims',
    'api_keys',
    'assistant_codes',
    'assistants',
    'calendar_feeds',
    'devices',
    'first_manager_links',
    'forgotten_cards',
    'holds',
    'idempotency_keys',
    'kept_sums',
    'kept_work',
    'limits',
  ],
  ...[
    'mails',
    'messages',
    'one_time_codes',
    'provider_events',
    'push_keys',
    'push_subscriptions',
    'refresh_tokens',
    'registration_notes',
  ],
  ...['saved_cards', 'schema_migrations', 'sessions', 'staff_factors', 'studio_picture_sizes'],
  ...['touched_days', 'unsettled_bookings', 'unsettled_sales'],
  ...['wallet_devices', 'webhook_deliveries', 'webhook_endpoints', 'webhook_events'],
];

test('the export has every table as CSV and JSON, without keys or secrets', async () => {
  const id = await book();
  await world.query(`update accounts set first_name = '=1+1' where id = ${amina.id}`);
  const files = await take({ health_notes: false });
  const bookings = JSON.parse(files.get('json/bookings.json') ?? '') as { id: string }[];
  expect(bookings.map((each) => each.id)).toContain(id);
  expect(files.get('csv/bookings.csv')).toContain(id);
  const people = files.get('csv/accounts.csv') ?? '';
  expect(people.startsWith('\uFEFFid,')).toBe(true);
  expect(people).toContain(",'=1+1,");
  expect(JSON.parse(files.get('json/accounts.json') ?? '')).toHaveLength(
    people.trim().split('\r\n').length - 1,
  );
  const heads = [...files].filter(([name]) => name.startsWith('csv/'));
  const { rows } = await world.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const left = rows.map(({ name }) => name).filter((name) => !files.has(`csv/${name}.csv`));
  expect(left.toSorted()).toEqual(LEFT_OUT);
  for (const [name, text] of heads) {
    expect(text.split('\r\n')[0], name).not.toMatch(/hash|sealed|secret|token|pin/);
  }
  for (const name of ['health_notes', 'session_note_texts', 'sessions', 'staff_factors', 'mails']) {
    expect(files.has(`csv/${name}.csv`), name).toBe(false);
  }
  expect(await lastRecord()).toMatchObject({
    actor_id: accountId,
    action: 'exported',
    subject: 'export',
  });
  await world.query(`update accounts set first_name = 'Amina' where id = ${amina.id}`);
});

test('pictures are files, named by their ids in the tables', async () => {
  const [own, ours] = [crypto.randomUUID(), crypto.randomUUID()];
  await world.query(`insert into pictures (id, account_id, bytes, created_at)
    values ('${own}', ${amina.id}, 'of Amina', now())`);
  await world.query(`insert into studio_pictures (id, bytes, made_by, made_at)
    values ('${ours}', 'of the branch', ${accountId}, now())`);
  const files = await take({ health_notes: false });
  expect(files.get(`pictures/${own}.webp`)).toBe('of Amina');
  expect(files.get(`studio_pictures/${ours}.webp`)).toBe('of the branch');
  expect(files.get('csv/studio_pictures.csv')).toContain(ours);
  expect(files.get('json/pictures.json')).not.toContain('of Amina');
});

test('health notes are included for a reason, which is recorded', async () => {
  const refused = await ask({ health_notes: true, reason: ' ' });
  expect(refused.statusCode).toBe(400);
  expect((await ask({ health_notes: true })).json().fields).toEqual({ reason: 'Please say why.' });
  await world.db
    .updateTable('accounts')
    .set({
      medical_issues_sealed: seal(TEST_SECRET, 'Old knee injury', systemRandomness()),
      health_notes_agreed_at: world.clock.now(),
    })
    .where('id', '=', amina.id)
    .execute();
  const files = await take({ health_notes: true, reason: 'Asked for by the authority' });
  expect(files.get('csv/health_notes.csv')).toContain('Old knee injury');
  expect((await lastRecord())?.details).toMatchObject({ reason: 'Asked for by the authority' });
});

test('a note that is being erased counts as unread, and everything else is exported', async () => {
  const id = await book();
  const [erased, kept] = ['00', '01'].map(
    (text) => sql<{ id: number }>`
    insert into session_notes (booking_id, author_id, note_sealed, at)
    values (${id}::uuid, ${accountId}::int, ${Buffer.from(text)}, now()) returning id`,
  );
  const ids = [await erased?.execute(world.db), await kept?.execute(world.db)].map(
    (made) => made?.rows[0]?.id,
  );
  const erasing = await world.db.startTransaction().execute();
  await sql`delete from session_notes where id = ${ids[0]}`.execute(erasing);
  const taking = ask({ health_notes: true, reason: 'Asked for by the authority' });
  await expectBlocked(world, 1, taking);
  await erasing.commit().execute();
  expect((await taking).statusCode).toBe(200);
  const { rows } = await world.query('select note_id from session_note_reads');
  expect(rows).toEqual([{ note_id: ids[1] }]);
});

test('nobody else can export', async () => {
  const by = await memberOf(world, 'front_desk');
  expect((await ask({ health_notes: false }, by)).statusCode).toBe(403);
});

test('a table with more rows than one batch is complete, each row once', async () => {
  await world.query(`insert into audit_log (at, action, subject)
    select now(), 'added', 'service ' || n from generate_series(1, 2001) n`);
  const files = await take({ health_notes: false });
  const { rows } = await world.query<{ id: string }>('select id from audit_log order by id');
  const taken = JSON.parse(files.get('json/audit_log.json') ?? '') as { id: unknown }[];
  expect(taken.map(({ id }) => String(id))).toEqual(rows.map(({ id }) => String(id)));
});
