import { listDuesOfDay, type SessionDue } from '@limber/contract/desk/day/dues.ts';
import { readDay } from '@limber/contract/desk/day.ts';
import {
  listDue,
  listOffers,
  listOwed,
  payForSale,
  readTillDay,
  type TillOffer,
  voidSale,
} from '@limber/contract/desk/till.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, amina, desk, manager, offer, sell, ...studio } = await openTill();

const owed = async (location = 'A') =>
  (await callApi(world, listOwed, { location }, { by: manager })).json();
const day = async (args: { location: string; day?: string } = { location: 'A' }) =>
  (await callApi(world, readTillDay, args, { by: manager })).json();

test('a session is owed to its branch once it has begun, and to its client before', async () => {
  const bookingId = await studio.book();
  expect((await owed()).bookings).toEqual([]);
  const due = await callApi(world, listDue, { client_id: amina.id }, { by: desk });
  expect(due.json().bookings).toMatchObject([{ booking_id: bookingId }]);
  world.clock.set('2026-03-05T10:05:00Z');
  expect((await owed()).bookings).toEqual([
    {
      booking_id: bookingId,
      price: 320,
      therapist_id: await therapistNamed(world, 'Noura'),
      difference: false,
      client: { id: amina.id, first_name: 'Amina', last_name: 'Haddad' },
      location: 'A',
      name: 'Stretching, 60 min',
      at: '2026-03-05T10:00:00.000Z',
    },
  ]);
  const headers = { 'accept-language': 'ar' };
  const inArabic = await callApi(world, listOwed, { location: 'A' }, { by: manager, headers });
  const { name } = inArabic.json().bookings[0];
  expect(name).toMatch(/، 60 دقيقة$/);
  expect(name).not.toContain('Stretching');
  expect((await owed('B')).bookings).toEqual([]);
});

test('what was sold for later is owed until its last part is paid', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: 100 }] });
  expect((await owed()).sales).toMatchObject([
    { id: sale.id, due: price - 100, name: 'Starter Package, 300 min', location: 'A' },
  ]);
  expect((await owed('B')).sales).toEqual([]);
  const rest = { method: 'transfer', amount: price - 100 } as const;
  await callApi(world, payForSale, { id: sale.id, location: 'A', payments: [rest] }, { by: desk });
  expect((await owed()).sales).toEqual([]);
});

test('a package of the site is owed to the branch of its first session', async () => {
  const bought = await studio.buy('Starter Package');
  expect((await owed()).packages).toMatchObject([
    {
      owned_package_id: bought.package.id,
      price: bought.total_price,
      first_session: bought.id,
      name: 'Starter Package, 300 min',
    },
  ]);
  expect((await owed('B')).packages).toEqual([]);
});

test('a day of the books has what was sold, paid and voided in it', async () => {
  const { line, price } = await offer('Starter Package');
  const one = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  const undone = { id: one.id, location: 'A', reason: 'Twice' };
  await callApi(world, voidSale, undone, { by: manager });
  const other = await sell({ lines: [line] });
  const { day: date, open, sales } = await day();
  expect([date, open]).toEqual([one.day, true]);
  expect(sales).toHaveLength(2);
  expect(sales.find(({ id }: { id: string }) => id === one.id)).toMatchObject({ voided: true });
  expect(sales.find(({ id }: { id: string }) => id === other.id)).toMatchObject({ due: price });
  expect(await day({ location: 'A', day: '2026-01-01' })).toMatchObject({ open: false, sales: [] });
  expect(await day({ location: 'B' })).toEqual({ day: null, open: false, sales: [] });
});

test('what is offered costs a member less, and a sale as much as was said', async () => {
  const ask = async () =>
    (await callApi(world, listOffers, { client_id: amina.id }, { by: desk })).json() as TillOffer[];
  const { line, price } = await offer('Starter Package');
  const starter = (offers: TillOffer[]) =>
    offers.find((each) => each.package_balance_id === line.package_balance_id);
  expect(starter(await ask())).toMatchObject({ ...line, list_price: price, price });
  await studio.buy('Balance Package', { date: '2026-03-17' });
  const said = starter(await ask())?.price ?? 0;
  expect(said).toBe(price * 0.9);
  expect(await sell({ lines: [line] })).toMatchObject({ total: said });
});

test("the board shows a member's price as it is owed", async () => {
  await studio.buy('Balance Package', { date: '2026-03-17' });
  const booked = await studio.tryToBook({ total_price: 288 });
  const shown = await callApi(world, readDay, { date: '2026-03-05' }, { by: desk });
  expect(shown.json().bookings).toMatchObject([{ id: booked.json().id, price: 288 }]);
});

test('of each session of a day it is told what it still costs: all, a part, or nothing', async () => {
  const dues = async (): Promise<Record<string, number>> => {
    const reply = await callApi(world, listDuesOfDay, { date: '2026-03-05' }, { by: desk });
    const found: SessionDue[] = reply.json();
    return Object.fromEntries(found.map(({ booking_id, due }) => [booking_id, due]));
  };
  const id = await studio.book();
  expect(await dues()).toEqual({ [id]: 320 });
  const lines = [{ booking_id: id }];
  const sale = await sell({ lines, payments: [{ method: 'cash', amount: 120 }] });
  expect(await dues()).toEqual({ [id]: 200 });
  const payments = [{ method: 'cash' as const, amount: 200 }];
  await callApi(world, payForSale, { id: sale.id, location: 'A', payments }, { by: desk });
  expect(await dues()).toEqual({ [id]: 0 });
  await world.query(`update bookings set price_fils = 40000 where id = '${id}'`);
  expect(await dues()).toEqual({ [id]: 80 });
});
