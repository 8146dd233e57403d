import { cancelAppointment } from '@limber/contract/appointments.ts';
import { readStatement } from '@limber/contract/package-statement.ts';
import { expect, test } from 'vitest';
import { postBooking, purchaseRequest } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { serviceNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, tryToBook, buy, bookFrom } = await openStudio();

const cancel = (id: string) =>
  callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });

test('a statement names each own session, whether it was a late cancellation, and the price', async () => {
  const first = await buy('Shared Package for Two', { date: '2026-03-04', time: '12:00' });
  const owned = first.package;
  const second = (await bookFrom(owned, { time: '15:00' })).json();
  await cancel(first.id);
  await cancel(second.id);
  const reply = await callApi(world, readStatement, { id: owned.id }, { by: amina });
  const session = {
    appointment_services: [
      { service_id: await serviceNamed(world, 'Stretching'), service_name: 'Stretching' },
    ],
    therapist: 'Noura Al Hashimi',
    date: '2026-03-05',
    time: '15:00',
    late: false,
  };
  const late = { ...session, date: '2026-03-04', time: '12:00', late: true };
  expect(reply.json().results).toMatchObject([
    { kind: 'returned', minutes: 60, session, price: null },
    { kind: 'booked', minutes: -60, session, price: null },
    { kind: 'booked', minutes: -60, session: late, price: null },
    { kind: 'bought', minutes: 600, session: null, price: first.total_price },
  ]);
});

test('the reply to a purchase says whether it unlocked or renewed the membership', async () => {
  const buyAsMember = async (name: string, time: string) => {
    const full = await purchaseRequest(world, name, { time, date: '2026-03-06' });
    const price = (full as { total_price: number }).total_price;
    const asked = await postBooking(world, amina, full);
    // A member pays less, and the server says how much.
    return asked.statusCode === 409
      ? postBooking(world, amina, { ...full, total_price: asked.json().total_price ?? price })
      : asked;
  };
  const unlocked = await buyAsMember('Balance Package', '15:00');
  expect(unlocked.json()).toMatchObject({ membership_unlocked: true });
  expect(unlocked.json()).not.toHaveProperty('membership_renewed');
  const renewed = await buyAsMember('Shared Package for Two', '17:00');
  expect(renewed.json()).toMatchObject({ membership_unlocked: true, membership_renewed: true });
  const single = await tryToBook({ date: '2026-03-12' }, badr);
  expect(single.json()).not.toHaveProperty('membership_unlocked');
});
