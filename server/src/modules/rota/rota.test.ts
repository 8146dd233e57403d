import { moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readSessionWays } from '@limber/contract/desk/rota/displaced-options.ts';
import { addTimeOff, withdrawTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { listUncovered } from '@limber/contract/desk/rota/uncovered.ts';
import {
  changeDay,
  changeShifts,
  copyWeek,
  readRota,
  withdrawDay,
} from '@limber/contract/desk/rota/weeks.ts';
import type { Route } from '@limber/contract/route.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { actorOf, therapistNamed } from '../../../test/people.ts';

const { world, badr, who, desk, stretching, bookAtDesk, tryToBook } = await openDesk();
const { noura } = who;
const manager = await actorOf(world, 'manager');
const planner = { headers: () => world.bearer(manager.accountId, 'manager') };

beforeEach(async () => {
  await world.query(
    'delete from time_off_sessions; delete from time_off; delete from shift_changes',
  );
});

async function plan<R extends Route>(route: R, args: Tried<R> = {}, by = planner) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

const THURSDAY = '2026-03-05';
const shift = (from_minute: number, to_minute: number, location = 'A') => ({
  ...{ location, from_minute, to_minute },
});
const freeTimes = async (date: string, location = 'A'): Promise<string[]> =>
  (
    await plan(availableTimesForServices, {
      ...{ therapist_id: noura, date, location, total_duration: 60 },
    })
  ).body;

describe('a day that differs from the week', () => {
  test('has its hours in free times, on the board and for bookings; taken back, the week’s', async () => {
    const evening = { therapist_id: noura, date: THURSDAY, shifts: [shift(1080, 1260)] };
    expect((await plan(changeDay, evening)).status).toBe(200);
    expect(await freeTimes(THURSDAY)).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00']);
    expect((await tryToBook({ time: '14:00' })).statusCode).toBe(409);
    expect((await tryToBook({ time: '20:00' })).statusCode).toBe(201);
    const { body: day } = await plan(readDay, { date: THURSDAY });
    const { shifts } = day.therapists.find(({ id }: { id: number }) => id === noura);
    expect(shifts).toEqual([shift(1080, 1260)]);
    await plan(withdrawDay, { therapist_id: noura, date: THURSDAY });
    expect((await tryToBook({ time: '14:00' }, badr)).statusCode).toBe(201);
  });

  test('can be at another branch, where the site and the desk find the therapist', async () => {
    const there = { therapist_id: noura, date: THURSDAY, shifts: [shift(720, 1200, 'B')] };
    await plan(changeDay, there);
    expect(await freeTimes(THURSDAY)).toEqual([]);
    expect(await freeTimes(THURSDAY, 'B')).toContain('14:00');
    expect((await tryToBook({ location: 'B' })).statusCode).toBe(201);
    expect(
      (await tryToBook({ time: '16:00', location: 'B', therapist_id: noura })).statusCode,
    ).toBe(201);
  });

  test('off, it lists the sessions without their therapist, each once', async () => {
    const { id } = await bookAtDesk();
    const off = { therapist_id: noura, date: THURSDAY, shifts: [], note: 'Training' };
    const { body } = await plan(changeDay, off);
    expect(body.uncovered).toMatchObject([{ id, therapist_id: noura, services: ['Stretching'] }]);
    const ways = async () => (await plan(readSessionWays, { id })).body;
    const left = await ways();
    expect(left).toMatchObject({ id, status: 'booked', therapist_id: noura });
    const [cover] = left.covers;
    expect(left.message).toContain(cover.therapist);
    expect(left.offers.length).toBeGreaterThan(0);
    expect((await plan(changeDay, off)).body.uncovered).toEqual([]);
    const { body: rota } = await plan(readRota, { from: THURSDAY });
    const person = rota.people.find((each: { id: number }) => each.id === noura);
    expect(person.days[0]).toMatchObject({
      ...{ shifts: [], changed: true, note: 'Training', sessions: 1, uncovered: 1 },
    });
    expect(rota.days).toHaveLength(7);
    const booked = async (at: { location?: string } = {}) =>
      (await plan(readRota, { from: THURSDAY, ...at })).body.days[0].booked;
    const oneInTheHour = [{ location: 'A', from_minute: 840, sessions: 1 }];
    expect([
      await booked(),
      await booked({ location: 'A' }),
      await booked({ location: 'B' }),
    ]).toEqual([oneInTheHour, oneInTheHour, []]);
    const listed = async () =>
      (await plan(listUncovered, { id: noura, date: THURSDAY }, desk)).body;
    expect(await listed()).toMatchObject({
      ...{ therapist: 'Noura Al Hashimi', date: THURSDAY, sessions: [{ id }] },
    });
    await plan(withdrawDay, { therapist_id: noura, date: THURSDAY });
    expect((await listed()).sessions).toEqual([]);
  });

  test('time off uncovers the sessions of the absent therapist, and nobody else’s', async () => {
    const { id } = await bookAtDesk();
    const grace = await therapistNamed(world, 'Grace');
    const away = { kind: 'sick' as const, from: THURSDAY, to: THURSDAY };
    await plan(addTimeOff, { ...away, therapist_id: grace });
    expect((await uncoveredOf(THURSDAY)).listed).toEqual([]);
    await plan(addTimeOff, { ...away, therapist_id: noura });
    expect((await uncoveredOf(THURSDAY)).listed).toEqual([id]);
  });

  const uncoveredOf = async (date: string) => {
    const { body: rota } = await plan(readRota, { from: date });
    const person = rota.people.find((each: { id: number }) => each.id === noura);
    const { body } = await plan(listUncovered, { id: noura, date }, desk);
    return { counted: person.days[0].uncovered, listed: idsOf(body.sessions) };
  };
  const idsOf = (sessions: { id: string }[]) => sessions.map(({ id }) => id);

  test('sessions overridden with a reason, outside shifts or hours, are listed as the rota counts them', async () => {
    const { id } = await bookAtDesk({ time: '18:00' });
    const evening = { therapist_id: noura, date: THURSDAY, shifts: [shift(1020, 1260)] };
    await plan(changeDay, evening);
    await bookAtDesk({ time: '13:00', override: { reason: 'Agreed' } });
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 0, listed: [] });
    await world.query(
      'update opening_hours set to_minute = 1080 where weekday = 4 and to_minute > 1080',
    );
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 1, listed: [id] });
    await world.query(
      'update opening_hours set to_minute = 1320 where weekday = 4 and to_minute = 1080',
    );
  });

  test('a session that overrides another wish is uncovered by a day off like any other', async () => {
    const because = { override: { reason: 'Agreed by telephone' } };
    const { id } = await bookAtDesk({ time: '14:10', ...because });
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 0, listed: [] });
    const off = { therapist_id: noura, date: THURSDAY, shifts: [] };
    expect(idsOf((await plan(changeDay, off)).body.uncovered)).toEqual([id]);
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 1, listed: [id] });
  });

  test('a therapist who stays longer for a client and is then off or ill leaves that session uncovered', async () => {
    const because = { override: { reason: 'She stays for her' } };
    const { id, version } = await bookAtDesk({ time: '20:00', ...because });
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 0, listed: [] });
    world.clock.advance(5);
    const off = { therapist_id: noura, date: THURSDAY, shifts: [] };
    expect(idsOf((await plan(changeDay, off)).body.uncovered)).toEqual([id]);
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 1, listed: [id] });
    await plan(withdrawDay, { therapist_id: noura, date: THURSDAY });
    await world.query('delete from shift_changes');
    const holiday = { kind: 'holiday' as const, therapist_id: noura, from: THURSDAY, to: THURSDAY };
    const { body } = await plan(addTimeOff, holiday);
    expect(await uncoveredOf(THURSDAY)).toEqual({ counted: 1, listed: [id] });
    await plan(withdrawTimeOff, { id: body.id });

    // On another day the reason does not hold.
    const friday = { id, version, date: '2026-03-06', time: '14:00' };
    expect((await plan(moveBooking, friday, desk)).status).toBe(200);
    await plan(changeDay, { ...off, date: '2026-03-06' });
    expect(await uncoveredOf('2026-03-06')).toEqual({ counted: 1, listed: [id] });
  });

  test('of nobody is 404', async () => {
    expect((await plan(listUncovered, { id: 2_000_000_000, date: THURSDAY })).status).toBe(404);
  });

  test.each([
    [{ date: '2026-03-03' }, 'date'],
    [{ shifts: [shift(720, 900), shift(800, 1000)] }, 'shifts'],
    [{ shifts: [shift(900, 720)] }, 'shifts'],
    [{ shifts: [shift(720, 900, 'Z')] }, 'location'],
  ])('%j is refused', async (changes, field) => {
    const asked = { therapist_id: noura, date: THURSDAY, shifts: [], ...changes };
    const { status, body } = await plan(changeDay, asked);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

test('shifts change from a day on, or until another, after which they are as before', async () => {
  const late = { therapist_ids: [noura], weekdays: [4], shifts: [shift(1080, 1260)] };
  const { body } = await plan(changeShifts, {
    ...{ ...late, valid_from: '2026-03-12', valid_to: '2026-03-19' },
  });
  expect(body.uncovered).toEqual([]);
  expect(await freeTimes(THURSDAY)).toContain('12:00');
  for (const day of ['2026-03-12', '2026-03-19']) expect(await freeTimes(day)).toContain('18:00');
  expect(await freeTimes('2026-03-12')).not.toContain('12:00');
  expect(await freeTimes('2026-03-26')).toContain('12:00');
  const { status, body: past } = await plan(changeShifts, { ...late, valid_from: '2026-03-01' });
  expect([status, Object.keys(past.fields)]).toEqual([400, ['valid_from']]);
  const { rows } = await world.query(
    `select action, subject from audit_log order by id desc limit 1`,
  );
  expect(rows).toEqual([{ action: 'changed', subject: `shift ${noura}` }]);
});

test('shifts of several people change in one go, each written down, and of all or of nobody', async () => {
  const grace = await therapistNamed(world, 'Grace');
  const { id } = await bookAtDesk({ date: '2026-03-26', time: '14:00' });
  const nights = { weekdays: [4, 5], shifts: [shift(1200, 1320)] };
  const period = { valid_from: '2026-03-26', valid_to: '2026-03-27' };
  // The later number first: they are still locked and written in their order.
  const therapist_ids = [noura, grace].toSorted((one, other) => other - one);
  const asked = { therapist_ids, ...nights, ...period };
  const records = async () =>
    (await world.query('select subject from audit_log order by id')).rows.map(
      ({ subject }) => subject,
    );
  const before = await records();
  const planned = async () => {
    const { body } = await plan(readRota, { from: '2026-03-26' });
    return [noura, grace].map((who) => {
      const { days } = body.people.find((each: { id: number }) => each.id === who);
      return days.slice(0, 2).map(({ shifts }: { shifts: unknown }) => shifts);
    });
  };
  const usual = await planned();
  const unknown = await plan(changeShifts, { ...asked, therapist_ids: [noura, 2_000_000_000] });
  expect(unknown.status).toBe(404);
  expect([await planned(), await records()]).toEqual([usual, before]);
  const nobody = await plan(changeShifts, { ...asked, therapist_ids: [] });
  expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([400, ['therapist_ids']]);
  const { status, body } = await plan(changeShifts, asked);
  expect([status, body.uncovered]).toMatchObject([200, [{ id }]]);
  const night = [shift(1200, 1320)];
  expect(await planned()).toEqual([
    [night, night],
    [night, night],
  ]);
  const both = [noura, grace].toSorted((one, other) => one - other);
  expect((await records()).slice(before.length)).toEqual(both.map((each) => `shift ${each}`));
});

test('a week is copied day by day, and days that already match stay with the weekly shifts', async () => {
  await plan(changeDay, { therapist_id: noura, date: THURSDAY, shifts: [] });
  const { status } = await plan(copyWeek, { from: '2026-03-04', to: '2026-04-01', location: 'A' });
  expect(status).toBe(200);
  const { body } = await plan(readRota, { from: '2026-04-01', location: 'A' });
  const changed = body.people.flatMap((person: { id: number; days: { changed: boolean }[] }) =>
    person.days.flatMap((day, place) => (day.changed ? [[person.id, place]] : [])),
  );
  expect(changed).toEqual([[noura, 1]]);
  expect((await plan(copyWeek, { from: '2026-03-04', to: '2026-03-08' })).status).toBe(400);
  const nowhere = { from: '2026-03-04', to: '2026-04-08', location: 'Z' };
  expect((await plan(copyWeek, nowhere)).status).toBe(404);
});

test('the week of one person is copied for them alone', async () => {
  const { body: before } = await plan(readRota, { from: '2026-03-04' });
  const [other] = before.people.filter(({ id }: { id: number }) => id !== noura);
  for (const therapist_id of [noura, other.id]) {
    await plan(changeDay, { therapist_id, date: THURSDAY, shifts: [] });
  }
  const week = { from: '2026-03-04', to: '2026-04-01' };
  expect((await plan(copyWeek, { ...week, therapist_id: noura })).status).toBe(200);
  const { body } = await plan(readRota, { from: '2026-04-01' });
  const changed = body.people.flatMap(
    ({ id, days }: { id: number; days: { changed: boolean }[] }) =>
      days.some((day) => day.changed) ? [id] : [],
  );
  expect(changed).toEqual([noura]);
  expect((await plan(copyWeek, { ...week, therapist_id: 999_999 })).status).toBe(404);
});

test('changing a day, copying a week and recording time off is recorded with the actor and the old values', async () => {
  const { historyOf } = await openManaging(world);
  await world.query(`update shift_changes set withdrawn_at = now() where withdrawn_at is null`);
  const other = { therapist_id: noura, date: THURSDAY, shifts: [shift(1080, 1260)], note: 'Late' };
  await plan(changeDay, other);
  const copied = { from: THURSDAY, to: '2026-04-09', location: 'A' };
  expect((await plan(copyWeek, copied)).body).toEqual({ uncovered: [] });
  await plan(withdrawDay, { therapist_id: noura, date: THURSDAY });
  const off = { kind: 'holiday' as const, therapist_id: noura, from: THURSDAY, to: THURSDAY };
  const away = await plan(addTimeOff, { ...off, from_minute: 720 });
  await plan(withdrawTimeOff, { id: away.body.id });

  const by = manager.accountId;
  const changed = { action: 'changed', actorId: by };
  expect((await historyOf('shift', noura)).slice(0, 3)).toEqual([
    { ...changed, became: { [THURSDAY]: 'A 12:00-20:00' } },
    { ...changed, became: { '2026-04-09': 'A 18:00-21:00, Late' } },
    { ...changed, became: { [THURSDAY]: 'A 18:00-21:00, Late' } },
  ]);
  expect(await historyOf('time_off', away.body.id)).toEqual([
    { action: 'withdrawn', actorId: by, became: { withdrawn: 'true' } },
    {
      ...{ action: 'added', actorId: by },
      became: {
        ...{ kind: 'holiday', starts_on: `${THURSDAY} 12:00`, ends_on: THURSDAY },
        withdrawn: 'false',
      },
    },
  ]);
});

describe('time off', () => {
  const holiday = {
    kind: 'holiday',
    therapist_id: noura,
    from: THURSDAY,
    to: '2026-03-06',
  } as const;

  test('is obeyed, and its time is sold again once it is withdrawn', async () => {
    const { status, body } = await plan(addTimeOff, holiday);
    expect([status, body]).toMatchObject([
      201,
      { kind: 'holiday', from: THURSDAY, from_minute: 360, to: '2026-03-06', to_minute: 1800 },
    ]);
    expect((await plan(addTimeOff, holiday)).status).toBe(409);
    expect((await tryToBook()).statusCode).toBe(409);
    expect((await plan(withdrawTimeOff, { id: body.id }, desk)).status).toBe(403);
    expect((await plan(withdrawTimeOff, { id: body.id })).body.withdrawn_by).toMatch(/\w/);
    expect((await plan(withdrawTimeOff, { id: body.id })).status).toBe(409);
    expect((await tryToBook()).statusCode).toBe(201);
  });

  test.each([
    [{ to: '2026-03-04' }, 'to'],
    [{ from: '2026-03-01', to: '2026-03-02' }, 'to'],
  ])('%j is refused', async (changes, field) => {
    const { status, body } = await plan(addTimeOff, { ...holiday, ...changes });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('of an unknown therapist is 404', async () => {
    expect((await plan(addTimeOff, { ...holiday, therapist_id: 999 })).status).toBe(404);
  });
});

test('a request for a woman stays on the booking, and overriding it needs a reason', async () => {
  const { id, version } = await bookAtDesk({ therapist_gender: 'female' });
  const toOmar = { id, version, therapist_id: who.omar };
  const { status, body } = await plan(moveBooking, toOmar);
  expect([status, body.wishes]).toEqual([409, ['gender']]);
  const reason = 'She agreed by telephone';
  expect((await plan(moveBooking, { ...toOmar, override: { reason } })).status).toBe(200);
  expect(stretching).toBeGreaterThan(0);
});
