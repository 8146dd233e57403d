import { readAppointment } from '@limber/contract/appointments.ts';
import { giveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { asTherapist } from '../../../../test/people.ts';

const { world, amina, badr, desk, who, book, tryToBook } = await openDesk();
const tight_places = ['lower-back', 'hips'];
let id: string;

beforeEach(async () => {
  id = await book({ tight_places });
});

test('where a client feels tight is with their session, at the desk and with its therapist', async () => {
  const own = await callApi(world, readAppointment, { id }, { by: amina });
  expect(own.json().tight_places).toEqual(tight_places);
  const board = await callApi(world, readDay, { date: '2026-03-05' }, { by: desk });
  expect(board.json().bookings[0].tight_places).toEqual(tight_places);
  const by = await asTherapist(world, who.noura);
  const phone = await callApi(world, readOwnDay, { date: '2026-03-05' }, { by });
  expect(phone.json().sessions[0].tight_places).toEqual(tight_places);
});

test('the confirmation says it in words, and in the language of its client', async () => {
  await world.runJobs();
  expect(world.mails[0]?.text).toContain('Feels tight: lower back and hips');
  await world.query(`update accounts set language = 'ar' where id = ${badr.id}`);
  await book({ tight_places, date: '2026-03-06' }, badr);
  await world.runJobs();
  expect(world.mails[1]?.text).toContain('مواضع الشد: أسفل الظهر والوركان');
  await world.query(`update accounts set language = 'en' where id = ${badr.id}`);
});

test('a session without it says nothing of it', async () => {
  const other = await book({ date: '2026-03-06' });
  const own = await callApi(world, readAppointment, { id: other }, { by: amina });
  expect(own.json()).not.toHaveProperty('tight_places');
});

test('a session that another client gets does not bring it along', async () => {
  const given = await callApi(
    world,
    giveBooking,
    { id, version: 1, client_id: badr.id, reason: 'Booked under a namesake' },
    { by: desk },
  );
  expect(given.json()).not.toHaveProperty('tight_places');
});

test.each([{ tight_places: ['everywhere'] }, { tight_places: ['hips', 'hips'] }])(
  '%j is refused',
  async (changes) => {
    const { statusCode, json } = await tryToBook({ ...changes, date: '2026-03-06' });
    expect([statusCode, Object.keys(json().fields)[0]]).toEqual([
      400,
      expect.stringContaining('tight_places'),
    ]);
  },
);
