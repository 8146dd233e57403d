import { eraseAccount } from '@limber/contract/accounts.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import { expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { addLivedIn, type LivedIn } from '../../../test/lived-in.ts';
import { memberOf } from '../../../test/people.ts';
import { placesOf } from '../../../test/places.ts';
import { openLeftBehind } from '../../../test/studio.ts';

// Erasing one's own account and being erased by the studio have the same effect.
const { world, bookFrom } = await openDesk();
const manager = await memberOf(world, 'manager');
const leftBehind = await openLeftBehind(world);

/** Counts the rows of each table, except audit records and stored replies. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await world.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('audit_log', 'idempotency_keys', 'sessions', 'limits', 'mails') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await world.query<{ count: number }>(`select count(*)::int from ${name}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/**
 * A client with traces in the studio and two upcoming sessions, one of which is past its cutoff.
 */
async function effectsOf(
  name: string,
  day: string,
  erase: (who: LivedIn) => PromiseLike<{ statusCode: number }>,
) {
  await world.query('delete from graphile_worker._private_jobs');
  const who = await addLivedIn(world, name, day);
  const { client, packageId, friend } = who;
  const owned = { id: packageId, kind: 'shared' };
  const ids: string[] = [];
  for (const at of [{ date: '2026-03-04', time: '12:00' }, { date: '2026-03-06' }]) {
    const booked = await bookFrom(owned, at, client);
    expect(booked.statusCode, booked.body).toBe(201);
    ids.push(booked.json().id);
  }
  // The session that takes the time of one cancelled before heals that first.
  await world.runJobs(2);
  const [before, tables] = [await ledgerOf(world, packageId), await countRows()];
  const left = await leftBehind(async () => expect((await erase(who)).statusCode).toBe(200));
  const after = await countRows();
  const { rows: sessions } = await world.query(`
    select status, late, cancelled_by, price_fils, package_minutes,
      (select array_agg(kind || ' ' || coalesce(to_status, '') order by id) from booking_events
        where booking_id = b.id) as events
    from bookings b where id in ('${ids[0]}', '${ids[1]}') order by starts_at`);
  const { rows: people } = await world.query(`
    select account_id = ${friend.id} as friend, joined_at, removed_at from package_people
    where package_id = ${packageId} order by id`);
  const { rows: accounts } = await world.query<Record<string, unknown>>(
    `select *, replace(email, '${client.id}', 'ID') as email,
      replace(found_by, '${client.id}', 'ID') as found_by from accounts where id = ${client.id}`,
  );
  const { id: _, ...account } = accounts[0] ?? {};
  const ledger = (await ledgerOf(world, packageId)).slice(before.length);
  return {
    ...left,
    mails: left.mails.map(([subject, to]) => [
      subject.replaceAll(name, 'NAME'),
      to.replace(String(client.id), 'ID').replace(name.toLowerCase(), 'name'),
    ]),
    ...{ sessions, people, account, places: await placesOf(world, client.id) },
    ledger: ledger.map(({ kind, minutes, balance_minutes }) => [kind, minutes, balance_minutes]),
    gone: Object.fromEntries(
      Object.entries(after)
        .map(([table, count]) => [table, count - (tables[table] ?? 0)] as const)
        .filter(([, more]) => more !== 0),
    ),
  };
}

test('upcoming sessions are cancelled, reminders removed, minutes returned, others told, and the same data deleted', async () => {
  const own = await effectsOf('Amal', '2026-02-24', ({ client }) =>
    callApi(world, eraseAccount, { email: client.email }, { by: client }),
  );
  const atDesk = await effectsOf('Bana', '2026-02-25', ({ client }) =>
    callApi(world, eraseClient, { id: client.id, reason: 'Asked at the desk' }, { by: manager }),
  );
  const byStudio = own.sessions.map((each) => ({ ...each, cancelled_by: 'studio' }));
  // The client's cancellation rule applies to both; only the actor differs.
  expect(atDesk).toEqual({ ...own, sessions: byStudio });
  const cancelled = { status: 'cancelled', events: ['booked booked', 'cancelled cancelled'] };
  expect(own).toMatchObject({
    // The reminders are removed; an erased client gets no more mail.
    jobs: [
      { job: 'forget-cards forget cards', minutes: 0 },
      ...Array(2).fill({ job: 'tell-booking-cancelled cancelled:ID', minutes: 1 }),
    ],
    ...{ mails: [], news: ['*', '2026-03-04 A', '2026-03-06 A'] },
    sessions: [
      { ...cancelled, late: true },
      { ...cancelled, late: false },
    ],
    ledger: [
      ['returned', 60, 480],
      ['expired', -480, 0],
    ],
    people: [{ friend: true, removed_at: null }, { removed_at: expect.any(Date) }],
    gone: {
      favourites: -1,
      pictures: -1,
      refresh_tokens: -1,
      session_notes: -1,
      waitlist_entries: -1,
    },
  });
});
