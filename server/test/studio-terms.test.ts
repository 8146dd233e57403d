import { readAppointment } from '@limber/contract/appointments.ts';
import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { readMembershipStatus } from '@limber/contract/membership.ts';
import { readStudio, type StudioTerms } from '@limber/contract/studio.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import { expect, test } from 'vitest';
import { readBookingHorizon } from '../src/modules/scheduling/read-booking-horizon.ts';
import { openManaging } from './at-the-desk.ts';
import { postBooking, serviceRequest } from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { addClient } from './people.ts';

const world = await openWorld();
const { ask, historyOf } = await openManaging(world);
const amina = await addClient(world, 'Amina');

/** A manager sets terms of the studio. */
async function set(terms: Partial<StudioTerms>) {
  const { body } = await ask(readSettings);
  return ask(changeSettings, { ...body, ...terms });
}

const book = async (time: string) =>
  (await postBooking(world, amina, await serviceRequest(world, { time }))).json();

test('a studio that has set none has those of a new one', async () => {
  expect((await ask(readSettings)).body).toMatchObject(defaultTerms);
  expect((await ask(readStudio)).body).toMatchObject(defaultTerms);
});

test('a booked client keeps the cutoff they agreed to, the next booking has the new one', async () => {
  const before = await book('14:00');
  expect((await set({ cutoff_hours: 6 })).status).toBe(200);
  const after = await book('16:00');
  expect(after.free_until).toBe('2026-03-05T06:00:00.000Z');
  const asked = await callApi(world, readAppointment, { id: before.id }, { by: amina });
  expect(asked.json().free_until).toBe('2026-03-05T07:00:00.000Z');
  const [deed] = await historyOf('settings');
  expect(deed).toMatchObject({ action: 'changed', became: { cutoff_hours: '6' } });
  expect(Object.keys(deed.became)).toEqual(['cutoff_hours']);
});

test('a session from before studios could set it is free until the hours of a new studio', async () => {
  const { id } = await book('18:00');
  await world.query(`update bookings set cutoff_hours = null where id = '${id}'`);
  const asked = await callApi(world, readAppointment, { id }, { by: amina });
  expect(asked.json().free_until).toBe('2026-03-05T11:00:00.000Z');
});

test('a change of all terms takes effect at once, for visitors and signed-in clients', async () => {
  const terms = {
    cutoff_hours: 24,
    member_discount_percent: 15,
    membership_minutes: 600,
    bookable_days_ahead: 30,
  };
  expect((await set(terms)).body).toMatchObject(terms);
  expect((await ask(readStudio)).body).toMatchObject(terms);
  const status = await callApi(world, readMembershipStatus, {}, { by: amina });
  expect(status.json()).toMatchObject({ minutes_needed: 600, bookable_days_ahead: 30 });
});

test('a process that knows the terms does not ask for them for visitors, and does for clients', async () => {
  const now = world.clock.now();
  const readTerms = () => ({ ...defaultTerms, bookable_days_ahead: 3 });
  const daysAhead = async (accountId: number | null) => {
    const holder = { accountId, browser: null };
    return (await readBookingHorizon(world.db, holder, now, readTerms)).daysAhead;
  };
  expect(await daysAhead(null)).toBe(3);
  expect(await daysAhead(amina.id)).toBe(30);
});

test.each([
  [{ cutoff_hours: 0 }, 'Please enter a whole number, 1 to 168.'],
  [{ cutoff_hours: 169 }, 'Please enter a whole number, 1 to 168.'],
  [{ member_discount_percent: 91 }, 'Please enter a whole number, 1 to 90.'],
  [{ membership_minutes: 0 }, 'Please enter a whole number, 1 to 10000.'],
  [{ bookable_days_ahead: 366 }, 'Please enter a whole number, 1 to 365.'],
])('%j is refused at its field', async (terms, sentence) => {
  const { status, body } = await set(terms);
  expect([status, body.fields]).toEqual([400, { [Object.keys(terms)[0] ?? '']: sentence }]);
});
