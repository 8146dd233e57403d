import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import {
  cancelBooking,
  missBooking,
  moveBooking,
  undoBooking,
  undoMove,
} from '@limber/contract/desk/day/booking-changes.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { serviceNamed } from '../../../../test/people.ts';

const { world, amina, badr, desk, who, book, buy, bookAtDesk, tryAtDesk } = await openDesk();

const cancel = (id: string, version: number, counts_as: 'returned' | 'used' = 'returned') =>
  callApi(
    world,
    cancelBooking,
    { id, version, by: 'client', counts_as, reason: 'Called' },
    { by: desk },
  );
const undo = (id: string, version: number) =>
  callApi(world, undoBooking, { id, version }, { by: desk });
const subjects = () => world.mails.map(({ subject }) => subject);

describe('a cancelling that is taken back', () => {
  test('leaves the session as it was, and the client gets no mail', async () => {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    await cancel(id, 1, 'used');
    expect((await undo(id, 2)).json()).toMatchObject({
      status: 'booked',
      late: false,
      cancelled_by: null,
      version: 3,
    });
    expect((await tryAtDesk({}, badr)).statusCode).toBe(409);
    await world.runJobs(2);
    expect(subjects()).toEqual([]);
  });

  test('is told when the cancellation was, every time', async () => {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    await cancel(id, 1);
    await world.runJobs(2);
    world.clock.set('2026-03-04T12:00:00+04:00');
    await undo(id, 2);
    await world.runJobs();
    await cancel(id, 3);
    await world.runJobs(2);
    expect(subjects()).toEqual([
      expect.stringContaining('is cancelled'),
      expect.stringContaining('is booked'),
      expect.stringContaining('is cancelled'),
    ]);
  });

  test('takes the minutes again that it gave back, as long as there are some', async () => {
    const bought = await buy('Starter Package');
    const packageId = bought.package.id;
    await cancel(bought.id, 1);
    expect((await undo(bought.id, 2)).statusCode).toBe(200);
    const entries = (await ledgerOf(world, packageId)).map(({ minutes }) => minutes);
    expect(entries.slice(1)).toEqual([-60, 60, -60]);

    await cancel(bought.id, 3);
    const rest = (await ledgerOf(world, packageId)).at(-1)?.balance_minutes ?? 0;
    await world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       values (${packageId}, now(), 'adjusted', ${10 - rest}, 10, 'Elsewhere')`,
    );
    const late = await undo(bought.id, 4);
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toBe('Their Starter Package has only 10 minutes left.');
  });

  test('is refused once somebody else has the time, by name, and on another day', async () => {
    const { id } = await bookAtDesk();
    await cancel(id, 1);
    const badrs = await book({}, badr);
    const taken = await undo(id, 2);
    expect(taken.statusCode).toBe(409);
    expect(taken.json().detail).toBe('This time is now booked for Badr Haddad, from 14:00.');
    await cancel(badrs, 1);
    world.clock.set('2026-03-06T06:00:00+04:00');
    expect((await undo(id, 2)).statusCode).toBe(409);
  });
});

test('a cancellation whose bed somebody has now is refused with the bed and who has it', async () => {
  const services = [{ id: await serviceNamed(world, 'Red-Light Therapy'), time: 30 }];
  const session = { services, total_duration: 30 };
  const { id } = await bookAtDesk(session);
  await cancel(id, 1);
  const omars = await tryAtDesk({ ...session, therapist_id: who.omar }, badr);
  expect(omars.statusCode).toBe(201);
  const taken = await undo(id, 2);
  expect(taken.statusCode).toBe(409);
  expect(taken.json().detail).toBe('Red-light bed is taken then by Badr Haddad, from 14:00.');
  expect(taken.json().in_other_languages.ar.detail).toContain('Badr Haddad');
});

test('a move that is taken back within the minute is told to nobody', async () => {
  const { id } = await bookAtDesk();
  await world.runJobs();
  world.mails.length = 0;
  const by = { by: desk };
  const moved = await callApi(world, moveBooking, { id, version: 1, time: '16:00' }, by);
  expect(moved.statusCode).toBe(200);
  expect((await callApi(world, undoMove, { id, version: 2 }, by)).statusCode).toBe(200);
  await world.runJobs(2);
  expect(subjects()).toEqual([]);
});

describe('a move of which the client was not told yet', () => {
  const by = { by: desk };
  const at = (time: string) => world.clock.set(`2026-03-05T${time}+04:00`);
  const move = (id: string, version: number, time: string) =>
    callApi(world, moveBooking, { id, version, time, override: { reason: 'They called' } }, by);
  const moveThemselves = (id: string, time: string) =>
    callApi(world, rescheduleAppointment, { id, date: '2026-03-05', time }, { by: amina });
  const moved = 'Limber: Your session is now on 5 March 2026 at';

  /** A session today at two, of which its client was told. */
  async function told() {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    at('10:00:00');
    return id;
  }

  test.each([
    ['20', '30', 'before the mail is due'],
    ['20', '59', 'as the mail is due'],
    ['59', '59', 'at the last moment'],
  ])(
    'is told once where it was cancelled after %s seconds and restored after %s: %s',
    async (cancelled, again) => {
      const id = await told();
      await move(id, 1, '16:00');
      at(`10:00:${cancelled}`);
      await cancel(id, 2);
      at(`10:00:${again}`);
      expect((await undo(id, 3)).statusCode).toBe(200);
      await world.runJobs(3);
      expect(subjects()).toEqual([`${moved} 16:00`]);
      expect(world.mails[0]?.text).toContain('your session of 5 March 2026 at 14:00 was moved');
      expect(world.mails[0]?.attachments?.[0]?.content).toContain('SEQUENCE:3');
    },
  );

  test('is told where its mail found the session cancelled', async () => {
    const id = await told();
    await move(id, 1, '16:00');
    at('10:00:20');
    await cancel(id, 2);
    // Of the two mails the first is due, and left out.
    await world.query(
      `update graphile_worker._private_jobs set run_at = now() where key = 'moved:${id}'`,
    );
    await world.runJobs();
    expect(subjects()).toEqual([]);
    at('10:01:10');
    await undo(id, 3);
    await world.runJobs(3);
    expect(subjects()).toEqual([`${moved} 16:00`]);
  });

  test('is told together with the following move, and not at all when the session is back', async () => {
    const id = await told();
    await move(id, 1, '16:00');
    at('10:00:20');
    await cancel(id, 2);
    at('10:00:40');
    await undo(id, 3);
    at('10:01:20');
    await move(id, 4, '17:00');
    await world.runJobs(3);
    expect(subjects()).toEqual([`${moved} 17:00`]);
    expect(world.mails[0]?.text).toContain('your session of 5 March 2026 at 14:00 was moved');

    world.mails.length = 0;
    at('10:10:00');
    await move(id, 5, '16:00');
    await cancel(id, 6);
    await undo(id, 7);
    await move(id, 8, '17:00');
    await world.runJobs(3);
    expect(subjects()).toEqual([]);
  });

  test('is told once when there was a no-show in between, whenever that is taken back', async () => {
    const id = await told();
    at('14:05:00');
    await move(id, 1, '14:05');
    await callApi(world, missBooking, { id, version: 2 }, by);
    at('14:05:20');
    await undo(id, 3);
    await world.runJobs(3);
    expect(subjects()).toEqual([`${moved} 14:05`]);

    world.mails.length = 0;
    at('14:10:00');
    await callApi(world, missBooking, { id, version: 4 }, by);
    at('14:20:00');
    await undo(id, 5);
    await world.runJobs(3);
    expect(subjects()).toEqual([]);

    await move(id, 6, '14:10');
    await callApi(world, missBooking, { id, version: 7 }, by);
    await world.runJobs(3);
    expect(subjects()).toEqual([]);
    at('14:30:00');
    await undo(id, 8);
    await world.runJobs(3);
    expect(subjects()).toEqual([`${moved} 14:10`]);
  });

  test('of the client’s own are in one mail with what the desk does within a minute', async () => {
    const id = await told();
    await moveThemselves(id, '16:00');
    await world.runJobs();
    world.mails.length = 0;
    at('10:00:20');
    await cancel(id, 2);
    at('10:00:30');
    await undo(id, 3);
    await world.runJobs(3);
    expect(subjects()).toEqual([`${moved} 16:00`]);
    at('10:05:00');
    world.mails.length = 0;
    await moveThemselves(id, '17:00');
    await move(id, 5, '16:30');
    await world.runJobs(3);
    expect(subjects()).toEqual([`${moved} 16:30`]);
    at('10:10:00');
    world.mails.length = 0;
    await moveThemselves(id, '17:00');
    await move(id, 7, '16:30');
    await world.runJobs(3);
    expect(subjects()).toEqual([]);
  });
});
