import {
  cancelBooking,
  moveBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { type Due, listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { readSale, refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../seed/seeded-chance.ts';
import { versionOf } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openTill } from '../../../../test/till.ts';

// The money of a session that is fully refunded: for good, or because it was rung up by mistake.
const { world, amina, desk, manager, offer, openAnew, trySell, sell, ...studio } = await openTill();

const cash = (amount: number) => (amount > 0 ? [{ method: 'cash', amount } as const] : []);
const due = async (): Promise<Due> =>
  (await callApi(world, listDue, { client_id: amina.id }, { by: desk })).json();
const change = async (id: string, total_duration: number): Promise<number> => {
  const asked = { id, version: await versionOf(world, id), total_duration };
  const override = { reason: 'Agreed' };
  const reply = await callApi(world, moveBooking, { ...asked, override }, { by: desk });
  expect(reply.statusCode).toBe(200);
  return reply.json().total_price;
};
const cancel = async (id: string) => {
  const how = { by: 'client', counts_as: 'returned', reason: 'Ill' } as const;
  const asked = { id, version: await versionOf(world, id), ...how };
  expect((await callApi(world, cancelBooking, asked, { by: desk })).statusCode).toBe(200);
};
const undo = async (id: string) => {
  const asked = { id, version: await versionOf(world, id) };
  expect((await callApi(world, undoBooking, asked, { by: desk })).statusCode).toBe(200);
};

async function bookAndPay(price = 320) {
  const id = await studio.book();
  const reason = price < 320 ? { price, reason: 'A regular' } : {};
  const lines = [{ booking_id: id, ...reason }];
  const reply = await trySell({ lines, payments: cash(price) }, { by: manager });
  return { id, sale: reply.json() as Sale };
}

const refund = (
  sale: Sale,
  amount: number,
  how: Tried<typeof refundSale> & { by?: typeof desk },
) => {
  const { by = desk, ...more } = how;
  const lines = [{ line_id: sale.lines[0]?.id ?? 0, amount }];
  const asked = { id: sale.id, location: 'A', reason: 'Cold room', lines, payments: cash(amount) };
  return callApi(world, refundSale, { ...asked, ...more }, { by });
};

describe('the whole money of a session that would be to be paid', () => {
  test('is refunded only with a decision whether it is free now or to be paid again', async () => {
    const { sale } = await bookAndPay();
    const reply = await refund(sale, 320, { by: manager });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { sessions: 'Please say whether the session is now free or has to be paid again.' },
    ]);
    expect((await due()).bookings).toEqual([]);
  });

  test('is refunded for good by a manager: nothing is owed, sold again or paid by a package', async () => {
    const { id, sale } = await bookAndPay();
    const refused = await refund(sale, 320, { sessions: 'free' });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Only a manager takes more than 15% off.',
    ]);
    const given = await refund(sale, 320, { sessions: 'free', by: manager });
    expect(given.json().lines).toMatchObject([{ refunded: 320, became: 'free' }]);
    await openAnew('2026-03-05T10:05:00Z');
    expect(await due()).toMatchObject({ bookings: [], back: [], sales: [] });
    const { bookings } = (
      await callApi(world, listOwed, { location: 'A' }, { by: desk })
    ).json() as Due;
    expect(bookings).toEqual([]);
    const again = await trySell({ lines: [{ booking_id: id }] });
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      'This session is free: it was given as a favour.',
    ]);
    const { line } = await offer('Starter Package');
    const first = await trySell({ lines: [{ ...line, first_session: id }] });
    expect([first.statusCode, first.json().detail]).toEqual([409, again.json().detail]);
  });

  test('given for good leaves the difference of a longer session', async () => {
    const { id, sale } = await bookAndPay();
    await refund(sale, 320, { sessions: 'free', by: manager });
    const price = await change(id, 90);
    expect((await due()).bookings).toMatchObject([{ price: price - 320, difference: true }]);
  });

  test('is refunded as a mistake by anybody: all of it is owed again', async () => {
    const { id, sale } = await bookAndPay(272);
    const reply = await refund(sale, 272, { sessions: 'owed' });
    expect(reply.json().lines).toMatchObject([{ refunded: 272, became: 'owed' }]);
    expect((await due()).bookings).toMatchObject([{ price: 320, difference: false }]);
    await sell({ lines: [{ booking_id: id }], payments: cash(320) });
    expect(await due()).toMatchObject({ bookings: [], back: [] });
  });

  test('is neither where it is owed back, and what it was let for stays agreed', async () => {
    const { id, sale } = await bookAndPay(272);
    await cancel(id);
    const reply = await refund(sale, 272, { owed_back: true });
    expect(reply.json().lines).toMatchObject([{ became: null }]);
    expect((await due()).bookings).toEqual([]);
    await undo(id);
    expect((await due()).bookings).toMatchObject([{ price: 272, difference: false }]);
  });
});

test('a reduced difference that is refunded in parts is not owed again', async () => {
  const { id, sale } = await bookAndPay();
  const price = await change(id, 90);
  const asked = { booking_id: id, price: price - 320 - 30, reason: 'A regular' };
  await trySell({ lines: [asked], payments: cash(price - 350) }, { by: manager });
  await change(id, 60);
  for (const { sale_id, line_id, amount } of (await due()).back) {
    const lines = [{ line_id, amount }];
    const part = { id: sale_id, lines, payments: cash(amount), owed_back: true };
    expect((await refund(sale, amount, part)).statusCode).toBe(200);
  }
  expect(await due()).toMatchObject({ bookings: [], back: [] });
  const reread = await callApi(world, readSale, { id: sale.id, location: 'A' }, { by: desk });
  expect(reread.json()).toMatchObject({ total: 320, refunded: 30 });
});

test.each([5, 23, 71])(
  'in any order of changes, reductions and settlements, the price less reductions is paid in the end (%i)',
  {
    timeout: 120_000,
  },
  async (seed) => {
    const chance = seededChance(seed);
    const id = await studio.book();
    let [priceMinor, letMinor, isCancelled] = [32_000, 0, false];
    const sold: { sale: Sale; leftMinor: number }[] = [];
    const its = async () => {
      const { bookings, back } = await due();
      return {
        owed: bookings.filter(({ booking_id }) => booking_id === id),
        back: back.filter(({ booking_id }) => booking_id === id),
      };
    };
    const minor = (amount: number) => Math.round(amount * 100);

    async function pay(lessMinor: number) {
      for (const { price } of (await its()).owed) {
        const less = Math.min(lessMinor, minor(price) - 1);
        const line = less > 0 ? { price: (minor(price) - less) / 100, reason: 'A regular' } : {};
        const grossMinor = minor(price) - Math.max(0, less);
        const lines = [{ booking_id: id, ...line }];
        const payments = cash(grossMinor / 100);
        const reply = await trySell({ lines, payments }, { by: manager });
        expect(reply.statusCode).toBe(201);
        sold.push({ sale: reply.json(), leftMinor: grossMinor });
        letMinor += Math.max(0, less);
      }
    }
    async function giveBack(part: (typeof sold)[number], amountMinor: number, how: object) {
      const reply = await refund(part.sale, amountMinor / 100, { by: manager, ...how });
      expect(reply.statusCode).toBe(200);
      part.leftMinor -= amountMinor;
    }
    async function giveBackOwed(partly: boolean) {
      for (const { line_id, amount } of (await its()).back) {
        const part = sold.find(({ sale }) => sale.lines[0]?.id === line_id);
        if (!part) throw new Error('A line that was never sold is owed back.');
        const amountMinor = partly ? Math.ceil(minor(amount) / 2) : minor(amount);
        await giveBack(part, amountMinor, { owed_back: true });
      }
    }
    const acts = {
      async change() {
        if (isCancelled) return;
        priceMinor = minor(await change(id, [30, 60, 90, 120][chance.below(4)] ?? 60));
      },
      async cancelOrStand() {
        if (isCancelled) await undo(id);
        else await cancel(id);
        isCancelled = !isCancelled;
      },
      pay: () => pay(0),
      payLess: () => pay(chance.below(5_000)),
      giveBackOwed: () => giveBackOwed(false),
      giveBackHalf: () => giveBackOwed(true),
      async favour() {
        const { back } = await its();
        const part = sold.find(({ leftMinor }) => leftMinor > 0);
        if (!part || back.length > 0) return;
        const amountMinor = chance.below(2) ? part.leftMinor : Math.ceil(part.leftMinor / 3);
        await giveBack(part, amountMinor, { sessions: 'free' });
        letMinor += amountMinor;
      },
    };
    const likely = Object.values(acts);
    for (let done = 0; done < 60; done += 1) {
      await likely[chance.below(likely.length)]?.();
      const { owed, back } = await its();
      const owedMinor = owed.reduce((sum, { price }) => sum + minor(price), 0);
      const backMinor = back.reduce((sum, { amount }) => sum + minor(amount), 0);
      const worthMinor = isCancelled ? 0 : Math.max(0, priceMinor - letMinor);
      const paidMinor = sold.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
      expect([done, owedMinor - backMinor]).toEqual([done, worthMinor - paidMinor]);
    }
    if (isCancelled) await acts.cancelOrStand();
    await pay(0);
    await giveBackOwed(false);
    const paidMinor = sold.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
    expect(paidMinor).toBe(Math.max(0, priceMinor - letMinor));
    expect(letMinor).toBeGreaterThan(0);
  },
);
