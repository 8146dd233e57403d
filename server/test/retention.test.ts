import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cleanUp, retention } from '../src/what-purges-each-table.ts';
import { waitingAt } from './blocked.ts';
import { openWorld, TEST_SECRET } from './harness.ts';
import { ownPackage } from './own-package.ts';
import { addClient, therapistNamed } from './people.ts';

const world = await openWorld();
const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * 24 * 3_600_000);
const tidy = () => cleanUp({ db: world.db, secret: TEST_SECRET }, world.clock.now());
const left = async (statement: string) =>
  (await world.query<{ name: string }>(statement)).rows.map(({ name }) => name);

test('every table of the database has a rule, and every rule a table', async () => {
  const tables = await left(`
    select case nspname when 'public' then relname else nspname || '.' || relname end as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`);
  expect(tables.sort()).toEqual(Object.keys(retention).sort());
});

describe('once a day go', () => {
  test('invitations that nobody accepted, thirty days after they ended or were taken back', async () => {
    const owner = await addClient(world, 'Owner');
    const packageId = await ownPackage(world, owner.id, 'Family Shared Package');
    const joined = await addClient(world, 'Joined');
    const people = [
      { name: 'open', expires: -5, removed: null },
      { name: 'ended lately', expires: 29, removed: null },
      { name: 'ended', expires: 31, removed: null },
      { name: 'taken back', expires: -5, removed: 31 },
      { name: 'joined', expires: 400, removed: 380, accountId: joined.id },
    ];
    for (const { name, expires, removed, accountId } of people) {
      await world.db
        .insertInto('package_people')
        .values({
          package_id: packageId,
          email: `${name.replace(' ', '-')}@client.example`,
          account_id: accountId ?? null,
          token_hash: Buffer.from(name),
          invited_at: daysAgo(expires + 14),
          expires_at: daysAgo(expires),
          joined_at: accountId ? daysAgo(390) : null,
          removed_at: removed === null ? null : daysAgo(removed),
        })
        .execute();
    }
    await tidy();
    expect(
      await left(`select convert_from(token_hash, 'utf8') as name from package_people order by 1`),
    ).toEqual(['ended lately', 'joined', 'open']);
  });

  test('registrations that nobody proved, after a week, with their notes', async () => {
    for (const [name, days, changes] of [
      ['Newcomer', 6, {}],
      ['Planted', 8, {}],
      ['Proven', 8, { verified_at: daysAgo(8) }],
      ['Hired', 8, { account_type: 'front_desk' }],
    ] as const) {
      const { id } = await addClient(world, name);
      await world.db
        .updateTable('accounts')
        .set({ created_at: daysAgo(days), goal: 'planted', ...changes })
        .where('id', '=', id)
        .execute();
      const notes = { device: name, notes_sealed: Buffer.from('x'), written_at: daysAgo(days) };
      await world.db
        .insertInto('registration_notes')
        .values({ account_id: id, ...notes })
        .execute();
    }
    await tidy();
    expect(
      await left(`select first_name as name from accounts where goal = 'planted' order by 1`),
    ).toEqual(['Hired', 'Newcomer', 'Proven']);
    expect(await left('select device as name from registration_notes order by 1')).toEqual([
      'Hired',
      'Newcomer',
      'Proven',
    ]);
  });

  test('the names of clients who were inactive for seven years, while their books stay', async () => {
    const sevenYears = 7 * 366;
    for (const name of ['Dormant', 'Visitor', 'Buyer', 'Returning', 'Younger']) {
      const { id } = await addClient(world, name);
      const createdAt = daysAgo(name === 'Younger' ? 6 * 365 : sevenYears);
      await world.db
        .updateTable('accounts')
        .set({ created_at: createdAt, verified_at: createdAt, phone_number: '+971501111111' })
        .where('id', '=', id)
        .execute();
      const bought = daysAgo(name === 'Buyer' ? 6 * 365 : sevenYears);
      await ownPackage(world, id, 'Family Shared Package', { boughtAt: bought, expiresOn: null });
      if (name === 'Visitor') await addVisit(id, daysAgo(6 * 365));
      if (name === 'Returning') await addSignIn(id);
    }
    await tidy();
    expect(
      await left(
        `select first_name as name from accounts where phone_number = '+971501111111' order by 1`,
      ),
    ).toEqual(['Buyer', 'Returning', 'Visitor', 'Younger']);
    expect(
      await left(`
        select p.id::text as name from owned_packages p join accounts a on a.id = owner_id
        where a.erased_at is not null`),
    ).toHaveLength(1);
  });

  test('keeps the name of a client who is just coming back; nobody waits for them', async () => {
    for (const name of ['Dozing', 'Awake']) {
      const { id } = await addClient(world, name);
      const since = { created_at: daysAgo(7 * 366), verified_at: daysAgo(7 * 366) };
      await world.db.updateTable('accounts').set(since).where('id', '=', id).execute();
    }
    const comingBack = sql`select from accounts where first_name = 'Awake' for key share`;
    expect(await waitingAt(world, comingBack, tidy)).toEqual([]);
    const known = `select first_name as name from accounts where first_name in ('Dozing', 'Awake')`;
    expect(await left(known)).toEqual(['Awake']);
  });

  test('mails of ninety days ago, sent or not', async () => {
    for (const [name, days, sent] of [
      ['new', 89, true],
      ['waiting', 1, false],
      ['old', 91, true],
      ['given up', 91, false],
    ] as const) {
      await world.db
        .insertInto('mails')
        .values({
          event_key: name,
          recipient: 'someone@client.example',
          subject: 'Words',
          queued_at: daysAgo(days),
          sent_at: sent ? daysAgo(days) : null,
        })
        .execute();
    }
    await tidy();
    expect(await left('select event_key as name from mails order by 1')).toEqual([
      'new',
      'waiting',
    ]);
  });

  test('traces at partners after a year', async () => {
    const member = await addClient(world, 'Member');
    const { id } = await world.db
      .selectFrom('partner_discounts')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const days of [364, 366]) {
      const done = { discount_id: id, account_id: member.id, at: daysAgo(days) };
      await world.db
        .insertInto('partner_interactions')
        .values({ ...done, interaction_type: 'click' })
        .execute();
      await world.db.insertInto('partner_code_requests').values(done).execute();
    }
    await tidy();
    const kept = (table: string) =>
      left(`select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as name from ${table}`);
    const day = daysAgo(364).toISOString().slice(0, 10);
    expect(await kept('partner_interactions')).toEqual([day]);
    expect(await kept('partner_code_requests')).toEqual([day]);
  });

  test('pictures that no account shows', async () => {
    const { id: accountId } = await addClient(world, 'Shown');
    const [shown, old, fresh] = [randomUUID(), randomUUID(), randomUUID()];
    for (const [id, days] of [
      [shown, 30],
      [old, 2],
      [fresh, 0.5],
    ] as const) {
      await world.db
        .insertInto('pictures')
        .values({ id, account_id: accountId, bytes: Buffer.from('x'), created_at: daysAgo(days) })
        .execute();
    }
    await world.db
      .updateTable('accounts')
      .set({ cover_photo_id: shown })
      .where('id', '=', accountId)
      .execute();
    await tidy();
    expect((await left('select id as name from pictures')).sort()).toEqual([shown, fresh].sort());
  });

  test('jobs that failed for good', async () => {
    await world.query(`
      insert into graphile_worker._private_tasks (identifier) values ('planted');
      insert into graphile_worker._private_jobs (task_id, key, attempts, max_attempts, updated_at)
      select t.id, j.key, j.attempts, 25, now() - j.days * interval '1 day'
      from graphile_worker._private_tasks t,
        (values ('failed', 25, 31), ('failed lately', 25, 29), ('waits', 1, 31)) j (key, attempts, days)
      where t.identifier = 'planted'`);
    await tidy();
    expect(await left('select key as name from graphile_worker._private_jobs order by 1')).toEqual([
      'failed lately',
      'waits',
    ]);
  });
});

test('one rule that fails stops none of the others', async () => {
  await world.db
    .insertInto('limits')
    .values({ key: 'over', used: 1, ends_at: daysAgo(1) })
    .execute();
  await world.query('alter table mails rename to mails_away');
  await expect(tidy()).rejects.toThrow('Not everything was cleaned up.');
  await world.query('alter table mails_away rename to mails');
  expect(await left(`select key as name from limits where key = 'over'`)).toEqual([]);
});

async function addVisit(clientId: number, startsAt: Date): Promise<void> {
  await world.db
    .insertInto('bookings')
    .values({
      id: randomUUID(),
      client_id: clientId,
      therapist_id: await therapistNamed(world, 'Noura'),
      location_code: 'A',
      service_type: 'service',
      status: 'completed',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 3_600_000),
      price_fils: 0,
      created_at: startsAt,
    })
    .execute();
}

async function addSignIn(accountId: number): Promise<void> {
  const id = randomUUID();
  await world.db
    .insertInto('sessions')
    .values({ id, account_id: accountId, started_at: daysAgo(1), ends_at: daysAgo(-60) })
    .execute();
  await world.db
    .insertInto('refresh_tokens')
    .values({ token_hash: Buffer.from(id), session_id: id, expires_at: daysAgo(-20) })
    .execute();
}
