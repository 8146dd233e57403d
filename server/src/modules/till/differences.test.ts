import { cancelAppointment } from '@limber/contract/appointments.ts';
import {
  cancelBooking,
  moveBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { type Due, listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { describe, expect, test } from 'vitest';
import { versionOf } from '../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openTill } from '../../../test/till.ts';

// A session that was sold, and whose price has changed since.
const { world, amina, desk, manager, offer, openAnew, trySell, sell, ...studio } = await openTill();

const change = async (id: string, to: Tried<typeof moveBooking>) => {
  const asked = { id, version: await versionOf(world, id), override: { reason: 'Agreed' }, ...to };
  const reply = await callApi(world, moveBooking, asked, { by: desk });
  expect(reply.statusCode).toBe(200);
  return reply.json().total_price as number;
};
const cancel = async (id: string, counts_as: 'returned' | 'used') => {
  const asked = {
    id,
    version: await versionOf(world, id),
    by: 'client',
    counts_as,
    reason: 'Ill',
  } as const;
  expect((await callApi(world, cancelBooking, asked, { by: desk })).statusCode).toBe(200);
};
const undo = async (id: string) => {
  const asked = { id, version: await versionOf(world, id) };
  expect((await callApi(world, undoBooking, asked, { by: desk })).statusCode).toBe(200);
};
const due = async (): Promise<Due> =>
  (await callApi(world, listDue, { client_id: amina.id }, { by: desk })).json();
const owed = async (): Promise<Due> =>
  (await callApi(world, listOwed, { location: 'A' }, { by: desk })).json();
const cash = (amount: number) => [{ method: 'cash', amount } as const];

async function bookAndPay() {
  const id = await studio.book();
  const sale = await sell({ lines: [{ booking_id: id }], payments: cash(320) });
  return { id, sale };
}

/** Gives back what is owed, by its first row. */
const giveBack = async (more: Tried<typeof refundSale> = {}, listed?: Due) => {
  const [row] = (listed ?? (await due())).back;
  const asked = {
    id: row?.sale_id ?? '',
    location: 'A',
    reason: 'Shorter',
    lines: [{ line_id: row?.line_id ?? 0, amount: row?.amount ?? 0 }],
    payments: cash(row?.amount ?? 0),
    owed_back: true,
    ...more,
  };
  return callApi(world, refundSale, asked, { by: desk });
};

describe('a paid session that is made longer', () => {
  test('owes the difference, which is listed, sold with its VAT, and not sold twice', async () => {
    const { id } = await bookAndPay();
    expect((await due()).bookings).toEqual([]);
    const price = await change(id, { total_duration: 90 });
    const more = price - 320;
    const name = 'Stretching, 90 min: the difference';
    const row = { booking_id: id, price: more, difference: true, name };
    expect((await due()).bookings).toMatchObject([row]);
    await openAnew('2026-03-05T10:05:00Z');
    expect((await owed()).bookings).toMatchObject([row]);
    const lines = [{ booking_id: id }];
    const replies = await Promise.all([
      trySell({ lines, payments: cash(more) }),
      trySell({ lines, payments: cash(more) }, { by: manager }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [sold] = replies.flatMap((each) =>
      each.statusCode === 201 ? [each.json() as Sale] : [],
    );
    expect(sold).toMatchObject({ total: more, due: 0 });
    expect(sold?.lines).toMatchObject([{ name, booking_id: id, price: more }]);
    expect(sold?.vat).toBe(Math.round((more * 100 * 5) / 105) / 100);
    expect(await owed()).toMatchObject({ bookings: [], sales: [], back: [] });
    const { takings } = (
      await callApi(
        world,
        readStudioReport,
        { from: '2026-03-01', to: '2026-03-31' },
        { by: manager },
      )
    ).json();
    expect(takings).toMatchObject([
      { day: '2026-03-04', sold: 320, cash: 320, credited: 0 },
      { day: '2026-03-05', sold: more, cash: more },
    ]);
  });

  test('owes it less what it was let for less', async () => {
    const id = await studio.book();
    const lines = [{ booking_id: id, price: 288, reason: 'A regular' }];
    await sell({ lines, payments: cash(288) });
    const price = await change(id, { total_duration: 90 });
    expect((await due()).bookings).toMatchObject([{ price: price - 320 }]);
  });
});

describe('a paid session that is made shorter', () => {
  test('is owed back, given back once with its credit note, and owed once it is longer again', async () => {
    const { id, sale } = await bookAndPay();
    const back = 320 - (await change(id, { total_duration: 30 }));
    const row = { booking_id: id, sale_id: sale.id, amount: back, invoice: 'INV-A-000001' };
    expect((await owed()).back).toMatchObject([row]);
    expect(await due()).toMatchObject({ bookings: [], back: [row] });
    expect((await trySell({ lines: [{ booking_id: id }] })).statusCode).toBe(409);
    const listed = await due();
    const replies = await Promise.all([giveBack({}, listed), giveBack({}, listed)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const note = await callApi(world, readDocument, { number: 'CN-A-000001' }, { by: desk });
    expect(note.json()).toMatchObject({ refers_to: 'INV-A-000001', total: back });
    expect(await due()).toMatchObject({ bookings: [], back: [] });
    await change(id, { total_duration: 60 });
    expect((await due()).bookings).toMatchObject([{ price: back, difference: true }]);
  });

  test('and keeps what it costs owes nobody anything', async () => {
    const { id } = await bookAndPay();
    await change(id, { total_duration: 30, keep_charge: true });
    expect(await due()).toMatchObject({ bookings: [], back: [] });
  });
});

describe('a paid session that is cancelled', () => {
  test('as returned is owed back until it is refunded, and owed again when that is taken back', async () => {
    const { id } = await bookAndPay();
    await cancel(id, 'returned');
    expect((await owed()).back).toMatchObject([{ booking_id: id, amount: 320 }]);
    await undo(id);
    expect(await due()).toMatchObject({ bookings: [], back: [] });
    await cancel(id, 'returned');
    expect((await giveBack()).statusCode).toBe(200);
    expect(await due()).toMatchObject({ bookings: [], back: [] });
    await undo(id);
    expect((await due()).bookings).toMatchObject([{ price: 320, difference: false }]);
    expect((await trySell({ lines: [{ booking_id: id }] })).statusCode).toBe(201);
  });

  test('as used stays paid', async () => {
    const { id } = await bookAndPay();
    await cancel(id, 'used');
    expect(await due()).toMatchObject({ bookings: [], back: [] });
  });

  test('by its client in time is owed back of every sale, the latest first', async () => {
    const { id, sale } = await bookAndPay();
    const more = (await change(id, { total_duration: 90 })) - 320;
    const later = await sell({ lines: [{ booking_id: id }], payments: cash(more) });
    await callApi(world, cancelAppointment, { id }, { by: amina });
    expect((await due()).back).toMatchObject([
      { sale_id: later.id, amount: more },
      { sale_id: sale.id, amount: 320 },
    ]);
  });

  test('before anything was paid owes nothing, and nothing is handed back for it', async () => {
    const id = await studio.book();
    await sell({ lines: [{ booking_id: id }] });
    expect((await due()).sales).toMatchObject([{ due: 320 }]);
    await cancel(id, 'returned');
    expect(await due()).toMatchObject({ sales: [], back: [{ amount: 320, paid: 0 }] });
    expect(await owed()).toMatchObject({ sales: [], back: [{ amount: 320, paid: 0 }] });
    expect((await giveBack({ payments: [] })).json()).toMatchObject({ due: 0, paid: 0 });
    expect(await due()).toMatchObject({ sales: [], back: [] });
  });

  test('before it was fully paid is credited, and no money goes back', async () => {
    const id = await studio.book();
    const sale = await sell({ lines: [{ booking_id: id }], payments: cash(20) });
    await cancel(id, 'returned');
    expect((await due()).back).toMatchObject([{ amount: 320, paid: 20 }]);
    expect((await giveBack({ payments: cash(320) })).json().detail).toBe(
      'Exactly 20.00 AED have to be given back.',
    );
    expect((await giveBack({ payments: cash(20) })).json()).toMatchObject({ id: sale.id, due: 0 });
  });
});

test('a refund for another reason reduces the price, and is not owed again', async () => {
  const { id, sale } = await bookAndPay();
  const asked = { id: sale.id, location: 'A', reason: 'The heating had failed' };
  const lines = [{ line_id: sale.lines[0]?.id ?? 0, amount: 30 }];
  const part = { ...asked, lines, payments: cash(30) };
  expect((await callApi(world, refundSale, part, { by: desk })).statusCode).toBe(200);
  expect(await due()).toMatchObject({ bookings: [], back: [] });
  // As with its price: beyond the house's limit, all favours together, only a manager.
  const again = await callApi(world, refundSale, part, { by: desk });
  expect([again.statusCode, again.json().detail]).toEqual([
    403,
    'Only a manager takes more than 15% off.',
  ]);
  expect((await callApi(world, refundSale, part, { by: manager })).statusCode).toBe(200);
  await cancel(id, 'returned');
  expect((await due()).back).toMatchObject([{ amount: 260 }]);
});

test('a session that was sold is not paid for by a package too, unless it was refunded', async () => {
  const { id } = await bookAndPay();
  const { line } = await offer('Starter Package');
  const lines = [{ ...line, first_session: id }];
  const refused = await trySell({ lines });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain('Please refund it first');
  expect(await world.db.selectFrom('owned_packages').select('id').execute()).toEqual([]);
});
