import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { payForSale, refundSale, sellAtTill } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { MOST_OPEN_SESSIONS } from '@limber/contract/terms/booking/booking-limits.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { actorOf, therapistNamed } from '../../../test/people.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';

const studio = await openPaying();
const { world, amina, setTerms, tryToBook } = studio;
const { accountId } = await actorOf(world, 'manager');
const by = { headers: () => world.bearer(accountId, 'manager') };
const omar = await therapistNamed(world, 'Omar');

/** Afternoons with Omar, who works every day but Tuesday. */
const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 2, 5 + index)).toISOString().slice(0, 10),
)
  .filter((day) => new Date(day).getUTCDay() !== 2)
  .map((date) => ({ date, time: '16:00', therapist_id: omar }));

const fill = async (next: Iterator<(typeof days)[number]>) => {
  for (let count = 0; count < MOST_OPEN_SESSIONS; count += 1) {
    const reply = await tryToBook(next.next().value);
    expect(reply.statusCode, reply.body).toBe(201);
  }
};

const sell = async (booking_id: string, amount: number) => {
  const sale = { location: 'A', client_id: amina.id, lines: [{ booking_id }] };
  const payments = [{ method: 'cash' as const, amount }];
  const reply = await callApi(world, sellAtTill, { ...sale, payments }, { by });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as Sale;
};

test('a session that is paid is not among the twelve unpaid ones: online, at the till once nothing is due, and until all is refunded', async () => {
  const next = days.values();
  const bookNext = () => tryToBook(next.next().value);
  const payment = await studio.ask(next.next().value);
  await studio.pay(payment);
  expect(await studio.read(payment)).toMatchObject({ status: 'booked' });
  await setTerms({ paid: 'studio' });
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by });

  const booked: string[] = [];
  while (booked.length < MOST_OPEN_SESSIONS) {
    const reply = await bookNext();
    expect(reply.statusCode, reply.body).toBe(201);
    booked.push(reply.json().id);
  }
  const [first = '', second = ''] = booked;
  expect((await bookNext()).statusCode).toBe(409);
  const { id, due } = await sell(first, 100);
  expect((await bookNext()).statusCode).toBe(409);
  const rest = { id, location: 'A', payments: [{ method: 'cash' as const, amount: due }] };
  expect((await callApi(world, payForSale, rest, { by })).statusCode).toBe(200);
  expect((await bookNext()).statusCode).toBe(201);

  const sale = await sell(second, 320);
  const back = {
    ...{ id: sale.id, location: 'A', reason: 'A mistake', sessions: 'owed' as const },
    lines: [{ line_id: sale.lines[0]?.id ?? 0, amount: 320 }],
    payments: [{ method: 'cash' as const, amount: 320 }],
  };
  const refunded = await callApi(world, refundSale, back, { by });
  expect(refunded.statusCode, refunded.body).toBe(200);
  const refused = await bookNext();
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'You have 12 unpaid upcoming sessions, and no more than 12 can be booked online. For more, please contact us.',
  ]);
});

test('a thirteenth session is possible beside twelve unpaid ones when all of it is paid online at once', async () => {
  const next = days.values();
  await setTerms({ paid: 'either' });
  await fill(next);
  const thirteenth = next.next().value;
  const refused = await tryToBook({ ...thirteenth, pay: 'studio' });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'You have 12 unpaid upcoming sessions, and no more than that can be booked to be paid at the studio. Please pay for this one online, or contact us.',
  ]);
  const payment = await studio.ask({ ...thirteenth, pay: 'online' });
  expect(payment.amount).toBe(320);
  await studio.pay(payment);
  expect(await studio.read(payment)).toMatchObject({ status: 'booked' });
  expect(await studio.countBookings()).toBe(MOST_OPEN_SESSIONS + 1);
  // It is paid, so that the next one is no fourteenth.
  expect(await studio.ask({ ...next.next().value, pay: 'online' })).toMatchObject({ amount: 320 });
});

test('a deposit leaves the thirteenth session unpaid, and it stays refused', async () => {
  const next = days.values();
  await setTerms({ paid: 'studio' });
  await fill(next);
  await setTerms({ paid: 'online', deposit_percent: 50 });
  const refused = await tryToBook({ ...next.next().value, pay: 'online' });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'You have 12 unpaid upcoming sessions, and no more than 12 can be booked online. For more, please contact us.',
  ]);
});
