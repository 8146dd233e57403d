import { readStudio } from '@limber/contract/studio.ts';
import { expect, test, vi } from 'vitest';
import { postBooking, purchaseRequest, serviceRequest } from './booking-requests.ts';
import { openWorld } from './harness.ts';
import { addClient } from './people.ts';

// Another studio's numbers: whatever one of them decides or states follows it, in both
// languages.
vi.mock('@limber/contract/terms/booking/session-lengths.ts', async (original) => ({
  ...(await original<object>()),
  LONGEST_SESSION_MINUTES: 120,
}));
vi.mock('@limber/contract/terms/uploads.ts', async (original) => ({
  ...(await original<object>()),
  MOST_UPLOAD_MB: 1,
  MOST_UPLOAD_BYTES: 1024 * 1024,
}));

const world = await openWorld();
await world.query(`update settings set membership_waits_for_payment = false, cutoff_hours = 5,
  bookable_days_ahead = 20, member_discount_percent = 25, membership_minutes = 300`);
const amina = await addClient(world, 'Amina');

const book = async (changes: Record<string, unknown>) =>
  postBooking(world, amina, await serviceRequest(world, changes));

const change = (id: string, how: string, payload: object, language = 'en') =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/appointment/appointments/${id}/${how}/`,
    headers: { ...amina.headers(), 'accept-language': language },
    payload,
  });

test('the cutoff decides what is too late, and is named in refusals and mails', async () => {
  const made = await book({});
  expect(made.json().free_until).toBe('2026-03-05T05:00:00.000Z');
  await world.runJobs();
  expect(world.mails[0]?.text).toContain('at least 5 hours before your session');
  world.clock.set('2026-03-05T09:30:00+04:00');
  const { id } = made.json();
  const cancelled = await change(id, 'cancel', {});
  expect(cancelled.json().detail).toContain('starts in less than 5 hours, so');
  expect((await change(id, 'cancel', {}, 'ar')).json().detail).toContain('أقل من 5 ساعات');
  const moved = await change(id, 'reschedule', { date: '2026-03-06', time: '16:00' });
  expect(moved.json().detail).toContain('starts in less than 5 hours, so');
  await change(id, 'cancel', { accept_late: true });
  await world.runJobs(2);
  expect(world.mails.at(-1)?.text).toContain('cancelled less than 5 hours before its start');
});

test('fewer minutes unlock a membership, and its discount is another one', async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  world.mails.length = 0;
  const changes = { date: '2026-03-11', time: '15:00' };
  const bought = await postBooking(
    world,
    amina,
    await purchaseRequest(world, 'Starter Package', changes),
  );
  expect(bought.json().membership_unlocked, bought.body).toBe(true);
  await world.runJobs();
  expect(world.mails.map(({ text }) => text).join()).toContain('You get 25% off every booking');
  const dear = await book({ date: '2026-03-12', time: '15:00' });
  expect([dear.statusCode, dear.json().total_price]).toEqual([409, 240]);
});

test('the window and the longest session are refused by their numbers', async () => {
  const stranger = await addClient(world, 'Stranger');
  const late = await serviceRequest(world, { date: '2026-03-26' });
  expect((await postBooking(world, stranger, late)).json().detail).toBe(
    'You can book up to 20 days ahead.',
  );
  const long = await purchaseRequest(world, 'Balance Package', { total_duration: 125 });
  expect((await postBooking(world, stranger, long)).json().detail).toBe(
    'Please choose 5 to 120 minutes in steps of 5.',
  );
});

test('a picture of another size is too large', async () => {
  const form = new FormData();
  form.append('image', new Blob([Buffer.alloc(1024 * 1024 + 1, 0xff)]), 'me.jpg');
  const request = new Response(form);
  const reply = await world.app.inject({
    method: 'PUT',
    url: '/api/v1/accounts/profile/change-profile-pic',
    headers: { ...amina.headers(), 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    413,
    'This file is too large. Please choose one of 1 MB at most.',
  ]);
});

test('the studio says those that it has set, and the description of the API none', async () => {
  const url = `/api/v1/${readStudio.path}`;
  expect((await world.app.inject({ url })).json()).toMatchObject({
    cutoff_hours: 5,
    member_discount_percent: 25,
    membership_minutes: 300,
    bookable_days_ahead: 20,
  });
  const reply = await world.app.inject({ url: '/api/v1/openapi.json' });
  expect(reply.body).not.toMatch(/\b[35] hours/);
});
