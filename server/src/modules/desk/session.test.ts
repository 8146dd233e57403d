import { moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { addSessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { actorOf, agreeToNotes } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { at } from '../../platform/studio-days.ts';
import { checkIn } from '../bookings/attending/check-in-and-no-show.ts';

const { world, amina, book, buy } = await openStudio();
const desk = await actorOf(world, 'front_desk');

const ask = (id: string) =>
  callApi(world, readDeskSession, { id }, { headers: world.bearer(desk.accountId, 'front_desk') });

test('the desk sees a session’s history with names, and what else its client has', async () => {
  const earlier = await book({ time: '12:00' });
  const bought = await buy('Starter Package', { time: '16:00' });
  await checkIn(world.db, desk, { id: bought.id }, at('2026-03-05', '15:55'));
  const { events, visits, packages } = (await ask(bought.id)).json();
  expect(events).toMatchObject([
    {
      from: 'booked',
      to: 'check_in',
      by: expect.any(String),
      moved_from: null,
      undone: false,
      reason: null,
    },
    { from: null, to: 'booked', by: 'Amina Haddad' },
  ]);
  expect(events[0].at).toBe('2026-03-05T11:55:00.000Z');
  expect(visits).toEqual([
    {
      id: earlier,
      starts_at: '2026-03-05T08:00:00.000Z',
      status: 'booked',
      services: [{ service_name: 'Stretching' }],
      therapist: 'Noura Al Hashimi',
    },
  ]);
  expect(packages).toMatchObject([
    { id: bought.package.id, name: 'Starter Package', balance_minutes: expect.any(Number) },
  ]);
});

test('the latest sessions are listed next to the upcoming ones, however many are upcoming', async () => {
  const id = await book({ time: '16:00' });
  const columns = `client_id, therapist_id, location_code, service_type, status, buffer_minutes,
    therapist_minutes, price_fils, discount_fils, source, booked_by, cutoff_hours, created_at`;
  await world.query(`insert into bookings (id, starts_at, ends_at, ${columns})
    select gen_random_uuid(), starts_at + day, ends_at + day, ${columns} from bookings cross join (
      select n * interval '1 day' as day from generate_series(-8, 20) n where n <> 0
    ) days where id = '${id}'`);
  const { visits } = (await ask(id)).json();
  expect(visits.map(({ starts_at }: { starts_at: string }) => starts_at.slice(5, 10))).toEqual([
    ...['03-09', '03-08', '03-07', '03-06', '03-04'],
    ...['03-03', '03-02', '03-01', '02-28', '02-27'],
  ]);
});

test('for a move the desk sees where and with whom the session was, and how many notes it has', async () => {
  const id = await book({ time: '18:00' });
  const by = { headers: world.bearer(desk.accountId, 'front_desk') };
  const move = { id, version: 1, time: '18:30', total_duration: 45 };
  expect((await callApi(world, moveBooking, move, by)).statusCode).toBe(200);
  await agreeToNotes(world, amina);
  await callApi(world, addSessionNote, { id, note: 'Came late' }, by);
  const { events, notes } = (await ask(id)).json();
  expect(events[0]).toMatchObject({
    moved_from: '2026-03-05T14:00:00.000Z',
    moved_until: '2026-03-05T15:00:00.000Z',
    moved_therapist: 'Noura Al Hashimi',
    moved_location: 'A',
  });
  expect(notes).toBe(1);
});

test('an unknown session is not found', async () => {
  const reply = await ask('00000000-0000-4000-8000-000000000000');
  expect(reply.statusCode).toBe(404);
});
