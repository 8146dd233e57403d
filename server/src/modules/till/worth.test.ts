import {
  cancelBooking,
  moveBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { type Due, listDue } from '@limber/contract/desk/money/owed.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { seededChance } from '../../../seed/seeded-chance.ts';
import { callApi } from '../../../test/call-api.ts';
import { openTill } from '../../../test/till.ts';

const { world, amina, desk, sell, ...studio } = await openTill();

const ACTS = 80;

test('after random changes, cancellations, sales and refunds, a session’s sales equal its worth once nothing is owed either way', {
  timeout: 120_000,
}, async () => {
  const chance = seededChance(41);
  const id = await studio.book();
  // The session's price and what it was sold for, calculated independently of the product.
  let [priceMinor, isReturned, isCancelled, version] = [32_000, false, false, 1];
  const lines: { saleId: string; id: number; leftMinor: number }[] = [];
  const soldMinor = () => lines.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  const worthMinor = () => (isReturned ? 0 : priceMinor);
  const due = async (): Promise<Due> =>
    (await callApi(world, listDue, { client_id: amina.id }, { by: desk })).json();

  async function giveBack(line: (typeof lines)[number], minor: number) {
    const refunded = {
      id: line.saleId,
      location: 'A',
      reason: 'Wished',
      lines: [{ line_id: line.id, amount: minor / 100 }],
      sessions: 'owed' as const,
      payments: [{ method: 'cash', amount: minor / 100 } as const],
    };
    expect((await callApi(world, refundSale, refunded, { by: desk })).statusCode).toBe(200);
    line.leftMinor -= minor;
  }
  const acts = {
    async change() {
      if (isCancelled) return;
      const asked = { id, version, total_duration: [30, 60, 90, 120][chance.below(4)] ?? 60 };
      const because = { override: { reason: 'Agreed' } };
      const reply = await callApi(world, moveBooking, { ...asked, ...because }, { by: desk });
      expect(reply.statusCode).toBe(200);
      priceMinor = Math.round(reply.json().total_price * 100);
      version = reply.json().version;
    },
    async cancelOrUndo() {
      const counts_as = chance.below(3) === 0 ? 'used' : 'returned';
      const how = { id, version, by: 'client', counts_as, reason: 'Ill' } as const;
      const reply = isCancelled
        ? await callApi(world, undoBooking, { id, version }, { by: desk })
        : await callApi(world, cancelBooking, how, { by: desk });
      expect(reply.statusCode).toBe(200);
      version = reply.json().version;
      isCancelled = !isCancelled;
      isReturned = isCancelled && counts_as === 'returned';
    },
    async settle() {
      const { bookings, back } = await due();
      for (const { price } of bookings) {
        const payments = [{ method: 'cash', amount: price } as const];
        const sale: Sale = await sell({ lines: [{ booking_id: id }], payments });
        const leftMinor = Math.round(sale.total * 100);
        lines.push({ saleId: sale.id, id: sale.lines[0]?.id ?? 0, leftMinor });
      }
      for (const { line_id, amount } of back) {
        const line = lines.find((each) => each.id === line_id);
        if (!line) throw new Error('A line that was never sold is owed back.');
        await giveBack(line, Math.round(amount * 100));
      }
      expect(await due()).toMatchObject({ bookings: [], back: [], sales: [] });
      expect(soldMinor()).toBe(worthMinor());
    },
    async refundLine() {
      const line = lines.filter(({ leftMinor }) => leftMinor > 0)[0];
      if (line) await giveBack(line, line.leftMinor);
    },
  };
  const { change, cancelOrUndo, settle, refundLine } = acts;
  const likely = [change, change, cancelOrUndo, settle, settle, refundLine];
  for (let done = 0; done < ACTS; done += 1) {
    await likely[chance.below(likely.length)]?.();
    const { bookings, back } = await due();
    const owedMinor = bookings.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
    const backMinor = back.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(Math.min(owedMinor, backMinor)).toBe(0);
    expect(owedMinor - backMinor).toBe(worthMinor() - soldMinor());
  }
  await settle();
  const { rows } = await world.query(`
    select (select sum(gross_fils)::int from sale_lines where booking_id = '${id}')
      - (select coalesce(sum(r.gross_fils), 0)::int from refund_lines r) as net,
      (select sum(amount_fils)::int from payments) as money`);
  expect(rows).toEqual([{ net: worthMinor(), money: worthMinor() }]);
});
