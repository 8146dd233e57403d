import type { Dependent } from '@limber/contract/desk/studio/dependents.ts';
import { listDependents } from '@limber/contract/desk/studio/dependents.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { openDesk } from '../../../test/desk.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { actorOf, therapistNamed } from '../../../test/people.ts';

const { world, amina, badr, book, who, stretching } = await openDesk();
const { ask } = await openManaging(world);
const arjun = await therapistNamed(world, 'Arjun');

/** What depends on a thing, by what it is. */
async function on(subject: string, id: number | string) {
  const { status, body } = await ask(listDependents, { subject, id: String(id) });
  expect(status).toBe(200);
  const its = (body as Dependent[]).map(({ what, ...each }) => [what, each] as const);
  return Object.fromEntries(its) as Partial<Record<Dependent['what'], Omit<Dependent, 'what'>>>;
}

beforeEach(async () => {
  await world.empty('owned_packages');
});

test('a service has its upcoming sessions until the last day, and the therapists who offer it', async () => {
  expect(await on('service', stretching)).not.toHaveProperty('sessions');
  await book();
  await book({ date: '2026-03-07', time: '16:00' }, badr);
  const cancelled = await book({ date: '2026-03-12', time: '16:00' }, badr);
  await world.query(`update bookings set status = 'cancelled' where id = '${cancelled}'`);
  const { sessions, therapists } = await on('service', stretching);
  expect(sessions).toEqual({ count: 2, names: [], minutes: null, last_day: '2026-03-07' });
  const { rows } = await world.query<{ count: number }>(
    `select count(*)::int from therapist_services o join therapists t on t.id = therapist_id
     where service_id = ${stretching} and active`,
  );
  expect(therapists?.count).toBe(rows[0]?.count);
  expect(therapists?.names).toHaveLength(5);
  world.clock.set('2026-03-05T14:00:00+04:00');
  expect((await on('service', stretching)).sessions?.count).toBe(1);
  world.clock.set('2026-03-04T10:00:00+04:00');
});

test('a service and a package have the sold packages that can still be used, with their minutes', async () => {
  const product = async (id: number) => {
    const { rows } = await world.query<{ id: number }>(
      `select product_id as id from owned_packages where id = ${id}`,
    );
    return rows[0]?.id ?? 0;
  };
  const today = await ownPackage(world, amina.id, 'Balance Package', { expiresOn: '2026-03-04' });
  const { rows } = await world.query<{ minutes: number }>(
    `select minutes from owned_packages where id = ${today}`,
  );
  const minutes = rows[0]?.minutes ?? 0;
  await ownPackage(world, badr.id, 'Balance Package', { expiresOn: '2026-03-03' });
  await ownPackage(world, badr.id, 'Balance Package', { active: false });
  const its = { count: 1, names: [], minutes, last_day: null };
  expect((await on('package', await product(today))).sold_packages).toEqual(its);
  expect((await on('service', stretching)).sold_packages).toEqual(its);
  expect(await on('package', 999_999)).toEqual({});
});

test('a branch has its sessions, its rooms, and the people who belong to it or have a shift there', async () => {
  await book();
  const before = await on('branch', 'A');
  expect(before.sessions?.count).toBe(1);
  expect((await on('branch', 'B')).sessions).toBeUndefined();
  const { rows } = await world.query<{ count: number }>(
    `select count(*)::int from resources where active and location_code = 'A'`,
  );
  expect(before.resources?.count).toBe(rows[0]?.count);
  const count = before.therapists?.count ?? 0;
  const shiftUntil = async (day: string | null) => {
    await world.query(`delete from shifts where therapist_id = ${arjun} and location_code = 'A'`);
    await world.query(
      `insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute, valid_from, valid_to)
       values (${arjun}, 'A', 1, 480, 540, '2026-01-01', ${day === null ? 'null' : `'${day}'`})`,
    );
    return (await on('branch', 'A')).therapists?.count;
  };
  // Arjun has his place at B.
  expect(await shiftUntil('2026-03-03')).toBe(count);
  expect(await shiftUntil('2026-03-04')).toBe(count + 1);
  expect(await shiftUntil(null)).toBe(count + 1);
  await world.query(`update therapists set active = false where id = ${arjun}`);
  expect((await on('branch', 'A')).therapists?.count).toBe(count);
  await world.query(`update therapists set active = true where id = ${arjun}`);
  await world.query(`delete from shifts where therapist_id = ${arjun} and location_code = 'A'`);
});

test('a room has its sessions and the services that need it, or one of its kind', async () => {
  const { rows } = await world.query<{ id: number; kind: string }>(
    `select id, kind from resources where active and location_code = 'A' order by id limit 1`,
  );
  const room = rows[0] ?? { id: 0, kind: '' };
  const before = await on('resource', room.id);
  const { rows: needing } = await world.query<{ name: string }>(
    `select distinct name from services s join service_resources n on n.service_id = s.id
     where s.active and (n.resource_id = ${room.id} or n.kind = '${room.kind}') order by name`,
  );
  expect(before.services?.names ?? []).toEqual(needing.slice(0, 5).map(({ name }) => name));
  expect(before.sessions).toBeUndefined();
  const id = await book();
  await world.query(`insert into booking_resources (booking_id, resource_id, during)
    select id, ${room.id}, tstzrange(starts_at, ends_at) from bookings where id = '${id}'`);
  expect((await on('resource', room.id)).sessions?.count).toBe(1);
});

test('a partner has its unused codes', async () => {
  const { rows } = await world.query<{ id: number }>(
    `select id from partner_discounts where partner_name = 'Triforce'`,
  );
  const id = rows[0]?.id ?? 0;
  expect((await on('partner', id)).codes?.count).toBe(2);
  await world.query(`update partner_codes set handed_to = ${amina.id}, handed_at = now()
    where id = (select min(id) from partner_codes where discount_id = ${id})`);
  expect((await on('partner', id)).codes?.count).toBe(1);
});

test('a therapist has their sessions, the clients who marked them as a favourite, and the services that only they offer', async () => {
  await book();
  await world.db
    .insertInto('favourites')
    .values({ account_id: amina.id, therapist_id: who.noura, since: world.clock.now() })
    .execute();
  const its = await on('therapist', who.noura);
  expect([its.sessions?.count, its.favourites?.count]).toEqual([1, 1]);
  await world.query(`update services set needs_skill = true where id = ${stretching}`);
  const { rows: others } = await world.query<{ therapist_id: number }>(
    `delete from therapist_services where service_id = ${stretching}
       and therapist_id <> ${who.noura} returning therapist_id`,
  );
  expect((await on('therapist', who.noura)).services?.names).toContain('Stretching');
  await world.query(`insert into therapist_services (therapist_id, service_id)
    values (${others[0]?.therapist_id}, ${stretching})`);
  expect((await on('therapist', who.noura)).services?.names ?? []).not.toContain('Stretching');
});

test('a member of the team has the drawers they opened, their counters, passkeys and sessions', async () => {
  const { accountId } = await actorOf(world, 'front_desk');
  await world.query(`delete from sessions where account_id = ${accountId}`);
  expect(await on('member', accountId)).toEqual({});
  await world.query(`insert into drawer_sessions
      (location_code, day, float_fils, opened_at, opened_by)
    values ('A', '2026-03-04', 0, now(), ${accountId})`);
  await world.query(`insert into drawer_sessions
      (location_code, day, float_fils, opened_at, opened_by, closed_at, closed_by, expected_fils, counted_fils)
    values ('A', '2026-03-03', 0, now(), ${accountId}, now(), ${accountId}, 0, 0)`);
  await world.query(`insert into devices (location_code, name, token_hash, enrolled_by, enrolled_at)
    values ('A', 'Front', 'front', ${accountId}, now())`);
  await world.query(`insert into staff_factors (account_id, kind, secret, credential_id, created_at, confirmed_at)
    values (${accountId}, 'passkey', '', 'one', now(), now())`);
  await world.query(`insert into sessions (id, account_id, started_at, ends_at) values
    (gen_random_uuid(), ${accountId}, '2026-03-04', '2026-03-05'),
    (gen_random_uuid(), ${accountId}, '2026-03-01', '2026-03-02')`);
  const its = { count: 1, names: [], minutes: null, last_day: null };
  expect(await on('member', accountId)).toEqual({
    drawers: { ...its, names: ['Al Warqa'] },
    counters: { ...its, names: ['Front'] },
    passkeys: its,
    signed_in: its,
  });
  // The branch has them too, and its front desk.
  const branch = await on('branch', 'A');
  expect([branch.drawers, branch.counters?.names]).toEqual([
    { ...its, names: ['Al Warqa'] },
    ['Front'],
  ]);
  expect(branch.front_desk?.names).toContain('Fatima Saeed');
  const { rows } = await world.query<{ id: number }>(
    `select account_id as id from therapists where id = ${who.noura}`,
  );
  await book();
  expect((await on('member', rows[0]?.id ?? 0)).sessions?.count).toBe(1);
});
