import { cancelAppointment } from '@limber/contract/appointments.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  forgetBookings,
  ownedRequest,
  postBooking,
  purchaseRequest,
} from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { expectWords } from '../../../test/mails/letters.ts';
import { addEntry, ownPackage } from '../../../test/own-package.ts';
import { addClient } from '../../../test/people.ts';
import { makeJobs } from '../../platform/jobs.ts';
import { notifyExpiring } from './ending/warn-of-end.ts';

const world = await openWorld();
const client = await addClient(world, 'Amina');

beforeEach(async () => {
  await forgetBookings(world);
  await world.query(`update accounts set language = 'en' where id = ${client.id}`);
  world.mails.length = 0;
});

/** Mails about packages, not about sessions or memberships. */
const told = () => world.mails.filter((mail) => /package|باقت/.test(mail.subject));

async function bookHour(packageId: number, date: string) {
  const owned = { id: packageId, kind: 'regular' };
  const reply = await postBooking(world, client, await ownedRequest(world, owned, { date }));
  expect(reply.statusCode).toBe(201);
  return reply.json().id as string;
}

describe('the mail that minutes run low', () => {
  test('goes to the owner once, with the balance and the last day', async () => {
    const id = await ownPackage(world, client.id, 'Starter Package');
    await addEntry(world, id, 'booked', -115, client.id);
    await bookHour(id, '2026-03-05');
    await world.runJobs();
    expect(told()).toEqual([]);
    await bookHour(id, '2026-03-12');
    await world.runJobs();
    expect(told()).toEqual([]);
    await addEntry(world, id, 'booked', -5, client.id);
    await addEntry(world, id, 'adjusted', 60, null);
    await bookHour(id, '2026-03-13');
    await world.runJobs();
    const [mail] = told();
    expect(mail?.to).toBe(client.email);
    expect(mail?.subject).toBe('Limber: Your package has 60 minutes left');
    expectWords(
      mail,
      'Hello Amina,',
      'Your Starter Package has 60 minutes left.',
      'until 2 June 2026',
      'https://limber.example/login?next=%2Fprofile%23packages',
    );
    await bookHour(id, '2026-03-14');
    await world.runJobs();
    expect(told()).toHaveLength(1);
  });

  test('goes once, also after old mails were deleted', async () => {
    const id = await ownPackage(world, client.id, 'Starter Package');
    await addEntry(world, id, 'booked', -180, client.id);
    await bookHour(id, '2026-03-05');
    await world.runJobs();
    expect(told()).toHaveLength(1);
    await world.query('delete from mails');
    await bookHour(id, '2026-03-12');
    await world.runJobs();
    expect(told()).toHaveLength(1);
  });

  test('says when nothing is left, in Arabic for an Arabic reader', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${client.id}`);
    const id = await ownPackage(world, client.id, 'Starter Package');
    await addEntry(world, id, 'booked', -240, client.id);
    await bookHour(id, '2026-03-05');
    await world.runJobs();
    const [mail] = told();
    expect(mail?.subject).toContain('نفدت دقائق باقتك');
    expect(mail?.text).toContain('«باقة البداية»');
    expect(mail?.html).toContain('dir="rtl"');
  });

  test('does not go when the minutes are back before it', async () => {
    const id = await ownPackage(world, client.id, 'Starter Package');
    await addEntry(world, id, 'booked', -200, client.id);
    const booking = await bookHour(id, '2026-03-05');
    const cancelled = await callApi(world, cancelAppointment, { id: booking }, { by: client });
    expect(cancelled.statusCode).toBe(200);
    await world.runJobs();
    expect(told()).toEqual([]);
  });
});

describe('the mail that a package ends', () => {
  const buy = async (name: string) => {
    const reply = await postBooking(world, client, await purchaseRequest(world, name));
    expect(reply.statusCode).toBe(201);
    return reply.json().package as { id: number; expiry_date: string };
  };

  test('goes a month and seven days before the last one, with the minutes left', async () => {
    const { expiry_date } = await buy('Starter Package');
    expect(expiry_date).toBe('2026-06-02');
    // Ten in the morning of 4 March, the present, is 83 days before ten in the morning of 26
    // May.
    await world.runJobs(60 * DAY_MINUTES - 1);
    expect(told()).toEqual([]);
    await world.runJobs(2);
    expect(told()).toHaveLength(1);
    await world.runJobs(23 * DAY_MINUTES - 2);
    expect(told()).toHaveLength(1);
    await world.runJobs(2);
    const [, mail] = told();
    expect(mail?.subject).toBe('Limber: Your package ends on 2 June 2026');
    expectWords(
      mail,
      'Your Starter Package still has 240 minutes.',
      'Its last day is 2 June 2026',
      'https://limber.example/login?next=%2Fbooking',
    );
  });

  test('speaks of an unlimited one without minutes', async () => {
    await buy('Unlimited Stretching');
    await world.runJobs(29 * DAY_MINUTES);
    const [mail] = told();
    expect(mail?.text).toContain('The last day of your Unlimited Stretching is 3 April 2026.');
  });

  test('does not go when everything is used, or the studio has closed it', async () => {
    const { id } = await buy('Starter Package');
    await addEntry(world, id, 'adjusted', -240, null);
    await world.runJobs(83 * DAY_MINUTES);
    expect(told()).toEqual([]);
    await forgetBookings(world);
    await buy('Starter Package');
    await world.query('update owned_packages set active = false');
    await world.runJobs(83 * DAY_MINUTES);
    expect(told()).toEqual([]);
  });

  test('follows the last day when that is changed', async () => {
    const { id } = await buy('Starter Package');
    await world.query(`update owned_packages set expires_on = '2026-07-02' where id = ${id}`);
    const change = { packageId: id, expiresOn: '2026-07-02' };
    await world.db
      .transaction()
      .execute((trx) =>
        notifyExpiring(trx, { jobs: makeJobs(world.clock) }, change, world.clock.now()),
      );
    await world.runJobs(83 * DAY_MINUTES);
    expect(told()).toEqual([]);
    await world.runJobs(30 * DAY_MINUTES);
    // A month and a week before the new one.
    const subject = 'Limber: Your package ends on 2 July 2026';
    expect(told().map((mail) => mail.subject)).toEqual([subject, subject]);
  });
});
