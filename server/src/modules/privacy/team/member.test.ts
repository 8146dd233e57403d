import { exportData } from '@limber/contract/accounts.ts';
import { addTimeOff, withdrawTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { changeDay, changeShifts, copyWeek } from '@limber/contract/desk/rota/weeks.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import { setPay } from '@limber/contract/desk/studio/pay-rates.ts';
import {
  eraseMember,
  exportMember,
  listStaff,
  suspendStaff,
} from '@limber/contract/desk/studio/team.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { expectBlocked } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld } from '../../../../test/harness.ts';
import { actorOf, addClient, therapistNamed } from '../../../../test/people.ts';
import { placesThatKnow } from '../../../../test/places.ts';
import { addWorkedIn } from '../../../../test/privacy/worked-in.ts';
import type { Trx } from '../../../platform/database/db.ts';

const world = await openWorld();
const { manager, ask } = await openManaging(world);
const reason = 'Left in February';
const rate = { valid_from: '2026-03-05', per_hour: 80, share_percent: 5 };

/**
 * Every place that names a therapist: where it appears in their file, and whether it stays after
 * their erasure. A new one belongs into privacy/team, for both, and then in here.
 */
const places: Readonly<Record<string, { file: string; stays: boolean }>> = {
  'booking_events.from_therapist_id': { file: 'sessions_moved_away', stays: true },
  'bookings.therapist_id': { file: 'sessions_given', stays: true },
  'bookings.wished_therapist_id': { file: 'therapist', stays: true },
  // The client concerned is named in the client's own file.
  'favourites.therapist_id': { file: 'therapist', stays: false },
  'holds.therapist_id': { file: 'therapist', stays: false },
  // The services of `sessions_given`, summed up by day.
  'kept_work.therapist_id': { file: 'sessions_given', stays: true },
  'late_notices.therapist_id': { file: 'late_notices', stays: false },
  'pay_lines.therapist_id': { file: 'pay_statements', stays: true },
  'pay_rates.therapist_id': { file: 'pay_rates', stays: true },
  'sale_lines.advised_by': { file: 'products_advised', stays: true },
  'shift_changes.therapist_id': { file: 'changed_days', stays: true },
  'shifts.therapist_id': { file: 'shifts', stays: true },
  'therapist_services.therapist_id': { file: 'therapist', stays: false },
  'time_off.therapist_id': { file: 'time_off', stays: true },
  'tips.therapist_id': { file: 'tips', stays: true },
  'waitlist_offers.therapist_id': { file: 'therapist', stays: false },
};

async function placesOf(therapistId: number) {
  const { rows } = await world.query<{ place: string }>(`
    select conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'therapists'::regclass order by 1`);
  const having: string[] = [];
  for (const { place } of rows) {
    const [table, column] = place.split('.');
    const found = await world.query(
      `select from ${table} where ${column} = ${therapistId} limit 1`,
    );
    if (found.rows.length > 0) having.push(place);
  }
  return { all: rows.map(({ place }) => place), having };
}

test('every table with a therapist is in their file, and listed here', async () => {
  const { therapistId, accountId } = await addWorkedIn(world, 'Lubna');
  const { all, having } = await placesOf(therapistId);
  expect(all).toEqual(Object.keys(places));
  expect(having).toEqual(all);
  const { work } = (await ask(exportMember, { id: accountId, reason })).body;
  for (const { file } of Object.values(places)) {
    expect([file, Object.keys(work[file] ?? {}).length > 0]).toEqual([file, true]);
  }
});

test('a therapist’s file has their hours, absences, pay and tips, and no client; they have the same themselves', async () => {
  const { accountId, therapistId } = await addWorkedIn(world, 'Dana');
  const { status, body } = await ask(exportMember, { id: accountId, reason });
  expect([status, body.account.first_name]).toEqual([200, 'Dana']);
  expect(body.work).toMatchObject({
    therapist: { name_in_arabic: 'Dana منصور', services: [{ name: 'Stretching' }], retired: true },
    shifts: [{ weekday: 4, branch: 'A', from_minute: 720 }],
    changed_days: [{ day: '2026-02-27', note: 'Dana asked for it' }],
    time_off: [{ kind: 'sick', note: 'Dana called at seven' }],
    late_notices: [{ day: '2026-02-26', minutes: 20 }],
    pay_rates: [{ per_hour: 85, share_percent: 10 }],
    pay_statements: [{ month: '2026-01-01', kind: 'session', amount: 32 }],
    products_advised: [{ name: 'Oil', amount: 95 }],
    tips: [{ amount: 25 }],
    sessions_given: [{ status: 'completed', branch: 'A' }],
    records_of_work: [{ subject: expect.stringMatching(/^shift /) }],
    done_by_me: [{ subject: 'counter 1' }],
    notes_by_me: [{ withdrawn_at: null }],
  });
  expect(body.audit_records).toMatchObject([{ subject: expect.stringMatching(/^time_off /) }]);
  await world.query(`update therapists set active = true where id = ${therapistId}`);
  const headers = world.bearer(accountId, 'therapist');
  const own = (await callApi(world, exportData, {}, { headers })).json();
  expect(own.work).toEqual({ ...body.work, therapist: { ...body.work.therapist, retired: false } });
  expect(own.audit_records.at(-1)).toMatchObject({ action: 'exported' });
  const { records } = (await ask(listAudit, { about: accountId })).body;
  expect(records).toMatchObject([{ action: 'exported', reason }, { subject: 'time_off' }]);
});

test('the front desk has a file without a therapist, and a client’s says nothing of work', async () => {
  const { accountId } = await actorOf(world, 'front_desk');
  const { work } = (await ask(exportMember, { id: accountId, reason })).body;
  expect([work.therapist, 'shifts' in work]).toEqual([null, false]);
  const client = await addClient(world, 'Amina');
  expect((await callApi(world, exportData, {}, { by: client })).json()).not.toHaveProperty('work');
});

test('an erased therapist leaves sessions, money and hours under a neutral name, and no text', async () => {
  const { accountId, therapistId } = await addWorkedIn(world, 'Yasmin');
  expect(await placesThatKnow(world, ['yasmin'])).not.toEqual([]);
  const { status, body } = await ask(eraseMember, { id: accountId, reason });
  expect([status, body.detail]).toEqual([200, 'They are erased.']);
  expect(await placesThatKnow(world, ['yasmin'])).toEqual([]);
  const { having } = await placesOf(therapistId);
  expect(having).toEqual(Object.keys(places).filter((place) => places[place]?.stays));
  const { rows } = await world.query(`
    select first_name, last_name, name_ar, languages, off.kind, off.reason, off.note
    from accounts a join therapists t on t.account_id = a.id join time_off off on off.therapist_id = t.id
    where a.id = ${accountId}`);
  expect(rows).toEqual([
    {
      ...{ first_name: 'Former', last_name: 'therapist', name_ar: 'معالج سابق', languages: [] },
      ...{ kind: 'other', reason: '', note: '' },
    },
  ]);
  const { records } = (await ask(listAudit, { subject: 'staff', subject_id: String(accountId) }))
    .body;
  expect(records).toMatchObject([{ action: 'erased', reason, called: null }]);
  const team = (await ask(listStaff)).body;
  expect(team.some((each: { account_id: number }) => each.account_id === accountId)).toBe(false);
  for (const route of [eraseMember, exportMember]) {
    expect((await ask(route, { id: accountId, reason })).status).toBe(404);
  }
});

test('erasing a team member a second time, after a lost answer, answers the same', async () => {
  const { accountId: id } = await addWorkedIn(world, 'Salma');
  const erase = () => ask(eraseMember, { id, reason }, 'erase-salma');
  const first = await erase();
  expect(first).toEqual({ status: 200, body: { detail: 'They are erased.' } });
  expect(await erase()).toEqual(first);
  const { body } = await ask(listAudit, { subject: 'staff', subject_id: String(id) });
  expect(body.records).toMatchObject([{ action: 'erased', reason }]);
});

test('a person erased while they are signing in is signed out once that is done', async () => {
  const { accountId } = await addWorkedIn(world, 'Sahar');
  const person = (trx: Trx) => trx.selectFrom('accounts').where('id', '=', accountId).select('id');
  const { erasing } = await world.db.transaction().execute(async (signingIn) => {
    await person(signingIn).forKeyShare().execute();
    const erasing = ask(eraseMember, { id: accountId, reason });
    await expectBlocked(world, 1, erasing);
    await person(signingIn).forNoKeyUpdate().execute();
    return { erasing };
  });
  expect((await erasing).status).toBe(200);
});

test('a manager who erases somebody and changes them in the same moment gets both answers', async () => {
  // An account of an earlier number than the manager's, so that it is locked first.
  const { accountId: id } = await addWorkedIn(world, 'Maha');
  const later = await world.db
    .insertInto('accounts')
    .values({
      email: 'later@studio.example',
      ...{ first_name: 'Later', last_name: 'Manager', phone_number: '+971 50 222 3355' },
      ...{ account_type: 'manager', gender: 'female', created_at: world.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { headers: () => world.bearer(later.id, 'manager') };
  const send = async (route: typeof eraseMember | typeof suspendStaff, key: string) =>
    callApi(world, route, { id, reason }, { by, headers: { 'idempotency-key': key } });
  const gate = await world.db.startTransaction().execute();
  const row = gate.selectFrom('accounts').where('id', '=', id).select('id').forUpdate();
  await row.execute();
  const erasing = send(eraseMember, 'erase-maha');
  await expectBlocked(world, 1, erasing);
  const suspending = send(suspendStaff, 'suspend-maha');
  await expectBlocked(world, 2, suspending);
  await gate.rollback().execute();
  expect([(await erasing).statusCode, (await suspending).statusCode]).toEqual([200, 404]);
});

test('erasing a therapist while their pay changes causes no deadlock', async () => {
  const { accountId, therapistId } = await addWorkedIn(world, 'Rima');
  const gate = await world.db.startTransaction().execute();
  await sql`select from therapists where id = ${therapistId}::int for update`.execute(gate);
  const changing = ask(setPay, { id: therapistId, version: 1, ...rate });
  await expectBlocked(world, 1, changing);
  const erasing = ask(eraseMember, { id: accountId, reason });
  await expectBlocked(world, 2, erasing);
  await gate.rollback().execute();
  expect([(await changing).status, (await erasing).status]).toEqual([200, 200]);
});

test('nobody is erased who is still offered, or has upcoming sessions', async () => {
  const { accountId, therapistId } = await addWorkedIn(world, 'Hessa');
  const tryIt = async () => {
    const { status, body } = await ask(eraseMember, { id: accountId, reason });
    return [status, body.detail];
  };
  await world.query(`update therapists set active = true where id = ${therapistId}`);
  expect(await tryIt()).toEqual([
    409,
    'They are still offered to clients. Please retire them under Studio, Therapists first.',
  ]);
  await world.query(`update therapists set active = false where id = ${therapistId}`);
  await world.query(`update bookings set status = 'booked', starts_at = '2026-03-05 10:00+04',
    ends_at = '2026-03-05 11:00+04' where therapist_id = ${therapistId}`);
  expect(await tryIt()).toEqual([
    409,
    'One session is still booked with them. Please have somebody else give what is to come first.',
  ]);
  await world.query(`update bookings set status = 'cancelled' where therapist_id = ${therapistId}`);
  expect((await tryIt())[0]).toBe(200);
});

test('a suspended front desk member is erased; not before, without a reason, oneself, or a client', async () => {
  const { accountId: id } = await actorOf(world, 'front_desk');
  expect((await ask(eraseMember, { id, reason })).status).toBe(409);
  await ask(suspendStaff, { id, reason });
  for (const route of [exportMember, eraseMember]) {
    const { status, body } = await ask(route, { id, reason: ' ' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
  }
  expect((await ask(eraseMember, { id: manager, reason })).status).toBe(409);
  const client = await addClient(world, 'Badr');
  expect((await ask(eraseMember, { id: client.id, reason })).status).toBe(404);
  expect((await ask(exportMember, { id: client.id, reason })).status).toBe(404);
  expect((await ask(eraseMember, { id, reason })).status).toBe(200);
  const { rows } = await world.query(`select first_name || ' ' || last_name as name, suspended_at
    from accounts where id = ${id}`);
  expect(rows).toEqual([{ name: 'Former colleague', suspended_at: null }]);
});

test('changes of somebody’s hours, absences and pay are recorded with the person concerned', async () => {
  const noura = await therapistNamed(world, 'Noura');
  const { account_id: about } = await world.db
    .selectFrom('therapists')
    .select('account_id')
    .where('id', '=', noura)
    .executeTakeFirstOrThrow();
  const shifts = [{ location: 'A', from_minute: 720, to_minute: 1200 }];
  const whose = { therapist_id: noura };
  await ask(changeDay, { ...whose, date: '2026-03-09', shifts, note: 'Swapped' });
  const weeks = { therapist_ids: [noura], weekdays: [2], valid_from: '2026-03-20' };
  await ask(changeShifts, { ...weeks, shifts });
  await ask(copyWeek, { from: '2026-03-09', to: '2026-05-04' });
  const away = { ...whose, kind: 'holiday', from: '2026-04-01', to: '2026-04-02' } as const;
  const { body } = await ask(addTimeOff, away as never);
  await ask(withdrawTimeOff, { id: body.id });
  const pay = { id: noura, version: 1, valid_from: '2026-06-01', per_hour: 90, share_percent: 0 };
  expect((await ask(setPay, pay)).status).toBe(200);
  const { records } = (await ask(listAudit, { about })).body;
  expect(records.map(({ subject }: { subject: string }) => subject)).toEqual([
    ...['pay_rate', 'time_off', 'time_off', 'shift', 'shift', 'shift'],
  ]);
});
