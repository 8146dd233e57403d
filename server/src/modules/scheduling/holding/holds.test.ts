import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { findNextOpenings, listOpenDays } from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_SECRET } from '../../../../test/harness.ts';
import { openHolds } from '../../../../test/holds.ts';
import { addClient, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { cleanUp } from '../../../what-purges-each-table.ts';

const studio = await openStudio();
const { world, amina, badr, tryToBook, book } = studio;
const { noura, tryToHold, hold, release, timesFor } = await openHolds(world);

const kept = async () => (await world.db.selectFrom('holds').selectAll().execute()).length;

describe('a time that is held', () => {
  test('is held for five minutes, and nobody else sees it free', async () => {
    const held = await hold({ by: amina });
    expect(held).toEqual({
      date: '2026-03-05',
      time: '14:00',
      total_duration: 60,
      therapist_id: noura,
      therapist_name: 'Noura Al Hashimi',
      until: '2026-03-04T06:05:00.000Z',
    });
    for (const other of [{}, { by: badr }, { browser: { cookie: 'limber-hold=x' } }]) {
      const times = await timesFor(other);
      expect(times.filter((time) => time >= '13:00' && time <= '15:00')).toEqual([
        '13:00',
        '15:00',
      ]);
    }
    expect(await timesFor({ by: amina })).toContain('14:00');
  });

  test('is taken in open days, next openings and nearest times of others', async () => {
    const asked = { therapist_id: noura, total_duration: 480 };
    const range = { from: '2026-03-05', to: '2026-03-05' };
    const seenBy = async (by: typeof amina) => {
      const days = await callApi(world, listOpenDays, { ...asked, ...range }, { by });
      const next = await callApi(world, findNextOpenings, { ...asked, from: range.from }, { by });
      return [days.json()[0].level, next.json().first_day];
    };
    const before = await seenBy(badr);
    await hold({ by: amina });
    expect(before).toEqual(['many', '2026-03-05']);
    expect(await seenBy(amina)).toEqual(before);
    expect((await seenBy(badr))[0]).toBe('full');
    expect((await seenBy(badr))[1]).not.toBe('2026-03-05');
    const refused = await tryToHold({ by: badr });
    expect(refused.body.free_times).not.toContainEqual({ date: '2026-03-05', time: '14:00' });
  });

  test('is refused to others with times near it, held or booked', async () => {
    await hold({ by: amina });
    const held = await tryToHold({ by: badr }, '14:30');
    expect([held.status, held.body.detail]).toEqual([
      409,
      'This time is no longer free. Please choose another.',
    ]);
    expect(held.body.free_times).toEqual([
      { date: '2026-03-05', time: '15:00' },
      { date: '2026-03-05', time: '15:30' },
      { date: '2026-03-05', time: '13:00' },
    ]);
    const booked = await tryToBook({}, badr);
    expect(booked.statusCode).toBe(409);
    expect(booked.json().free_times).toHaveLength(3);
    const moved = await callApi(
      world,
      rescheduleAppointment,
      { id: await book({ time: '17:00' }, badr), date: '2026-03-05', time: '14:00' },
      { by: badr },
    );
    expect(moved.statusCode).toBe(409);
  });

  test('is booked by its holder, which takes the hold away', async () => {
    await hold({ by: amina });
    await book();
    expect(await kept()).toBe(0);
    expect(await timesFor({ by: badr })).not.toContain('14:00');
  });

  test('stays held when its booking is refused', async () => {
    await hold({ by: amina });
    expect((await tryToBook({ total_price: 1 })).statusCode).toBe(409);
    expect(await kept()).toBe(1);
    expect((await tryToBook({}, badr)).statusCode).toBe(409);
  });

  test('is free again when its time is over, by the clock and before anything is deleted', async () => {
    await hold({ by: amina });
    world.clock.advance(4.9);
    expect(await timesFor({ by: badr })).not.toContain('14:00');
    world.clock.advance(0.1);
    expect(await timesFor({ by: badr })).toContain('14:00');
    await book({}, badr);
    expect((await tryToHold({ by: amina })).status).toBe(409);
    expect(await kept()).toBe(1);
    await cleanUp({ db: world.db, secret: TEST_SECRET }, world.clock.now());
    expect(await kept()).toBe(0);
  });

  test('is not extended by repeating the request, but can be held again once it is over', async () => {
    const browser = {};
    const first = await hold({ browser });
    world.clock.advance(3);
    expect(await hold({ browser })).toEqual(first);
    world.clock.advance(2);
    expect((await hold({ browser })).until).toBe('2026-03-04T06:10:00.000Z');
  });

  test('is one each: a new hold replaces it, and releasing it frees the time', async () => {
    await hold({ by: amina });
    await hold({ by: amina }, '16:00');
    expect(await timesFor({ by: badr })).toContain('14:00');
    expect(await timesFor({ by: badr })).not.toContain('16:00');
    expect(await kept()).toBe(1);
    expect((await release({ by: badr })).statusCode).toBe(204);
    expect(await kept()).toBe(1);
    expect((await release({ by: amina })).statusCode).toBe(204);
    expect(await timesFor({ by: badr })).toContain('16:00');
  });

  test('must be free, open and possible with some therapist', async () => {
    await book({}, badr);
    expect((await tryToHold({ by: amina })).status).toBe(409);
    expect((await tryToHold({ by: amina }, '19:30')).status).toBe(409);
    expect((await tryToHold({ by: amina }, '14:10')).status).toBe(409);
    expect((await tryToHold({ by: amina }, '15:00', { date: '2027-03-05' })).status).toBe(409);
    expect((await tryToHold({ by: amina }, '15:00', { gender: 'male' })).status).toBe(409);
    const viktor = await therapistNamed(world, 'Viktor');
    expect((await tryToHold({ by: amina }, '15:00', { therapist_id: viktor })).status).toBe(409);
    expect((await tryToHold({ by: amina }, '15:00', { therapist_id: 9999 })).status).toBe(404);
    expect((await tryToHold({ by: amina }, '15:00', { location: 'nowhere' })).status).toBe(400);
    expect(await kept()).toBe(0);
  });
});

describe('with any therapist', () => {
  test('the picked therapist is held, and booked', async () => {
    const one = await hold({ by: amina }, '14:00', { therapist_id: null });
    const other = await hold({ by: badr }, '14:00', { therapist_id: null });
    expect(other.therapist_id).not.toBe(one.therapist_id);
    const booked = await tryToBook({ therapist_id: null }, badr);
    expect(booked.json().therapist_id).toBe(other.therapist_id);
    const again = await tryToBook({ therapist_id: null });
    expect(again.json().therapist_id).toBe(one.therapist_id);
  });

  test('repeating the request keeps the therapist, though another would be picked now', async () => {
    const browser = {};
    const first = await hold({ browser }, '14:00', { therapist_id: null });
    await book({ therapist_id: first.therapist_id, time: '18:00' }, badr);
    expect(await hold({ browser }, '14:00', { therapist_id: null })).toEqual(first);
  });

  test('nobody is left when all are held', async () => {
    const replies = [];
    for (let rival = 0; rival < 5; rival += 1) {
      const asking = { browser: {}, address: `192.0.2.${rival}` };
      replies.push((await tryToHold(asking, '15:00', { therapist_id: null })).status);
    }
    expect(replies).toEqual([200, 200, 200, 200, 409]);
  });
});

describe('at the same moment', () => {
  test('when two want one time, one holds it and the other is told', async () => {
    const replies = await Promise.all([tryToHold({ by: amina }), tryToHold({ by: badr }, '14:30')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of many requests for the same time one holds it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, rival) => tryToHold({ address: `192.0.2.${rival}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(29).fill(409)]);
    expect(await kept()).toBe(1);
  });

  test('a client who requests two times holds one of them', async () => {
    const omar = await therapistNamed(world, 'Omar');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        tryToHold({ by: amina }, '15:00', turn % 2 ? { therapist_id: omar } : {}),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await kept()).toBe(1);
  });

  test('the holder books after others who are refused', async () => {
    await hold({ by: amina });
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => tryToBook({}, badr)),
      tryToBook(),
    ]);
    expect(replies.at(-1)?.statusCode).toBe(201);
    expect(replies.slice(0, -1).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(409));
  });

  test('a hold and a booking do not both have a time', async () => {
    for (const time of ['12:00', '13:00', '14:00', '15:00', '16:00']) {
      const [held, booked] = await Promise.all([
        tryToHold({ by: badr }, time),
        tryToBook({ time, date: '2026-03-05' }),
      ]);
      expect([held.status, booked.statusCode].sort()).toEqual(
        held.status === 200 ? [200, 409] : [201, 409],
      );
      await release({ by: badr });
    }
  });
});

describe('holding again and again', () => {
  test('is refused after ten in an hour and twenty in a day, and booking still works', async () => {
    const holds = async (count: number) => {
      const statuses = [];
      for (let turn = 0; turn < count; turn += 1) {
        const address = `192.0.2.${turn}`;
        const { status } = await tryToHold({ by: amina, address }, turn % 2 ? '14:00' : '15:00');
        statuses.push(status);
      }
      return statuses;
    };
    expect(await holds(11)).toEqual([...Array(10).fill(200), 429]);
    world.clock.advance(61);
    expect(await holds(11)).toEqual([...Array(10).fill(200), 429]);
    world.clock.advance(61);
    const refused = await tryToHold({ by: amina });
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'This time cannot be held for you right now. You can still book it as long as it is free.',
    ]);
    await book();
  });

  test('is limited to twelve from one address at a time, for all its browsers', async () => {
    const days = ['05', '06', '07', '09', '10', '11'];
    const statuses = [];
    for (let turn = 0; turn < 15; turn += 1) {
      const date = `2026-03-${days[Math.floor(turn / 3)]}`;
      const time = ['12:00', '14:00', '16:00'][turn % 3] as string;
      statuses.push((await tryToHold({ address: '198.51.100.1' }, time, { date })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(12);
    expect(statuses.slice(12)).toEqual([429, 429, 429]);
    expect((await tryToHold({ address: '198.51.100.2' }, '18:00')).status).not.toBe(409);
  });

  test('cannot empty a therapist’s day, from any number of addresses', async () => {
    const before = await timesFor({});
    const statuses = [];
    for (const [turn, time] of before.entries()) {
      statuses.push((await tryToHold({ address: `192.0.2.${turn}` }, time)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    expect((await timesFor({})).length).toBeGreaterThan(before.length / 2);
    await book({ time: '18:00' });
  });
});

test('whose token has run out holds as the browser, and its own time stays free to it', async () => {
  const browser = {};
  await hold({ by: amina, browser });
  const expired = { headers: () => ({ authorization: 'Bearer of.long.ago' }) };
  expect(await timesFor({ browser })).toContain('14:00');
  await hold({ by: { ...amina, ...expired }, browser }, '16:00');
  expect(await kept()).toBe(1);
  const request = await serviceRequest(world, { time: '16:00' });
  const cookie = (browser as { cookie: string }).cookie;
  const booked = await callApi(world, createAppointment, request, {
    by: amina,
    headers: { cookie },
  });
  expect([booked.statusCode, await kept()]).toEqual([201, 0]);
});

test('the holder of the last time in a rush for anyone gets it, however late they come', async () => {
  await hold({ by: amina }, '14:00', { therapist_id: null });
  const guests = await Promise.all(
    Array.from({ length: 8 }, (_, index) => addClient(world, `Guest${index}`)),
  );
  const statuses = await Promise.all(
    [...guests, amina].map(
      async (each) => (await tryToBook({ therapist_id: null }, each)).statusCode,
    ),
  );
  expect(statuses.slice(0, -1)).toContain(409);
  expect(statuses.at(-1)).toBe(201);
});
