import { readReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { readReportDay } from '@limber/contract/desk/money/report-day.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openTill } from '../../../test/till.ts';

const { world, manager, badr, book, offer, sell } = await openTill();
const day = '2026-03-04';

const linesOf = async (asked: Tried<typeof readReportDay> = {}) =>
  (await callApi(world, readReportDay, { day, ...asked }, { by: manager })).json();
const figures = async () => {
  const asked = { from: '2026-03-01', to: '2026-03-31' };
  const { days } = (await callApi(world, readReportCharts, asked, { by: manager })).json();
  return days.find((each: { day: string }) => each.day === day);
};
/** Moves a session of 5 March to the day before, and says how it went. */
const happen = (id: string, status: string) =>
  world.query(`update bookings set status = '${status}', starts_at = starts_at - interval '1 day',
    ends_at = ends_at - interval '1 day' where id = '${id}'`);

test('a day opens to each of its sales, refunds and sessions, of which its figures are the sum @REPORT-04', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  const sold = sale.lines[0];
  if (!sold) throw new Error('The sale has no line.');
  const back = {
    ...{ id: sale.id, location: 'A', reason: 'Too much' },
    lines: [{ line_id: sold.id, amount: 33.25 }],
    payments: [{ method: 'cash' as const, amount: 33.25 }],
  };
  expect((await callApi(world, refundSale, back, { by: manager })).statusCode).toBeLessThan(300);
  const [held, missed] = [await book(), await book({ time: '17:30' }, badr)];
  await book({ time: '19:00' });
  await happen(held, 'completed');
  await happen(missed, 'no_show');
  const { sales, sessions, ...sums } = await linesOf();
  expect(sums).toEqual({ day, sold: price - 33.25, held: 1, missed: 1 });
  expect(sales.results).toMatchObject([
    { kind: 'sale', location: 'A', client: { name: 'Amina Haddad' }, amount: price },
    { kind: 'refund', amount: -33.25 },
  ]);
  expect(sales.results.map(({ document }: { document: string }) => document)).toEqual([
    expect.stringMatching(/^INV-A-/),
    expect.stringMatching(/^CN-A-/),
  ]);
  expect(sessions.results).toMatchObject([
    { booking_id: held, status: 'completed', services: 'Stretching', minutes: 60 },
    { booking_id: missed, status: 'no_show', therapist: 'Noura Al Hashimi' },
  ]);
  const later = new Date('2026-03-06T10:00:00+04:00');
  world.clock.set(later.toISOString());
  expect(await figures()).toMatchObject({ sold: sums.sold, sessions: 1, missed: 1 });
  world.clock.set('2026-03-04T10:00:00+04:00');
});

test('a day is read page by page, with the sums of all of it, and of one branch', async () => {
  const { line, price } = await offer('Starter Package');
  for (let times = 0; times < 2; times += 1) {
    await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  }
  const second = await linesOf({ limit: 1, offset: 1 });
  expect(second.sales.count).toBe(2);
  expect(second.sales.results).toHaveLength(1);
  expect(second.sold).toBe(price * 2);
  const elsewhere = await linesOf({ location: 'B' });
  expect([elsewhere.sold, elsewhere.sales.count]).toEqual([0, 0]);
});

test('a client who was erased is named on no line', async () => {
  const { line, price } = await offer('Starter Package');
  await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  await world.query(`update accounts set erased_at = now() where first_name = 'Amina'`);
  expect((await linesOf()).sales.results).toMatchObject([{ client: null }]);
  await world.query(`update accounts set erased_at = null where first_name = 'Amina'`);
});
