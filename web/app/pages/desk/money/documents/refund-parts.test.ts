import type { PaymentMethod } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import {
  beyondMinor,
  handBackMinor,
  leftOf,
  partMinor,
  partMinutes,
  partsOwedBack,
  theWayItCame,
  tipBackMinor,
  tipsIn,
  untouched,
  waysBack,
  wouldBeOwed,
} from './refund-parts.ts';

const line = {
  id: 1,
  name: 'Balance Package, 600 min',
  name_ar: null,
  booking_id: null,
  owned_package_id: 7,
  product_id: null,
  gift_card_id: null,
  pieces: null,
  advised_by: null,
  list_price: 2750,
  price: 2750,
  vat: 130.95,
  tax: 'standard' as const,
  reason: null,
  refunded: 250.05,
  reduced: 0,
  became: null,
};
const paid = (method: PaymentMethod, amount: number) => ({
  method,
  amount,
  reference: null,
  at: '2026-03-04T06:00:00.000Z',
  taken_by: 'Sara',
  card_refund: null,
});

test('the whole remainder is refunded unless another amount is typed', () => {
  expect(leftOf(line)).toBe(249_995);
  expect(partMinor(line, untouched)).toBe(249_995);
  expect(partMinor(line, { ...untouched, amount: '1,000.5' })).toBe(100_050);
});

test.each(['0', '2499.96', 'much'])('%s is not an amount of the line', (amount) => {
  expect(partMinor(line, { ...untouched, amount })).toBe(null);
});

test('without the state of the package the till chooses the minutes, unless they are typed', () => {
  const part = { ...untouched, amount: '100' };
  expect(partMinutes(line, part)).toBe(undefined);
  expect(partMinutes(line, { ...part, minutes: '60' })).toBe(60);
  expect(partMinutes(line, { ...part, minutes: 'x' })).toBe(null);
  // A full refund takes all that are left, whatever was typed before.
  expect(partMinutes(line, { ...untouched, minutes: '60' })).toBe(undefined);
});

test('a package refunds the value of its remaining minutes, and more only with the right to', () => {
  const gone = { used: 500, refunded: 0, expired: 0, adjusted: 0, transferred: 0, stays: 0 };
  const sold = { line_id: 1, minutes: 600, ...gone, left: 100, ends_membership: false };
  const its = { ...sold, worth: 458.33, most: 870.83 };
  expect(partMinor(line, untouched, its)).toBe(45_833);
  expect(partMinutes(line, untouched, its)).toBe(100);
  const more = { ...untouched, amount: '870.83' };
  expect(partMinor(line, more, its)).toBe(87_083);
  expect(partMinutes(line, more, its)).toBe(100);
  expect(partMinor(line, { ...untouched, amount: '870.84' }, its)).toBe(null);
  expect(partMinor(line, untouched, { ...its, left: 0, worth: 0 })).toBe(null);
  expect(
    partMinutes(line, untouched, { ...its, minutes: null, worth: 2499.95, most: 2499.95 }),
  ).toBe(undefined);
});

test('an amount takes the minutes of its value with it, and the excess is shown', () => {
  const gone = { used: 0, refunded: 0, expired: 0, adjusted: 0, transferred: 0, stays: 0 };
  const sold = { line_id: 1, minutes: 600, ...gone, left: 600, ends_membership: false };
  const its = { ...sold, worth: 2400, most: 2499.95 };
  const asked = (amount: string, minutes = '') => ({ ...untouched, amount, minutes });
  expect(partMinutes(line, asked('240'), its)).toBe(60);
  expect(partMinutes(line, asked('241'), its)).toBe(61);
  // Minutes from another package stay; an amount takes none of them.
  const mixed = { ...its, left: 700, transferred: 100, stays: 100 };
  expect(partMinutes(line, asked('2400'), mixed)).toBe(600);
  expect(partMinutes(line, asked('240'), mixed)).toBe(60);
  expect(partMinutes(line, asked('240', '600'), mixed)).toBe(600);
  expect(partMinutes(line, asked('240', '601'), mixed)).toBe(null);
  expect(partMinutes(line, asked('2400'), its)).toBe(600);
  expect(partMinutes(line, asked('240', '0'), its)).toBe(0);
  expect(partMinutes(line, asked('240', '601'), its)).toBe(null);
  expect(partMinutes(line, asked('much'), its)).toBe(undefined);
  expect(partMinutes(line, asked('50'), { ...its, left: 0, worth: 0 })).toBe(0);
  expect([60, 61, 0].map((minutes) => beyondMinor(24_000, minutes, its))).toEqual([0, 0, 24_000]);
  expect(beyondMinor(5_000, 0, { ...its, left: 0, worth: 0 })).toBe(5_000);
});

test('an amount that was never paid is not handed back', () => {
  expect(handBackMinor({ due: 0, overpaid: 0 }, 10_000)).toBe(10_000);
  expect(handBackMinor({ due: 40, overpaid: 0 }, 10_000)).toBe(6_000);
  expect(handBackMinor({ due: 400, overpaid: 0 }, 10_000)).toBe(0);
});

test('money is refunded by the methods it was paid with, less earlier refunds', () => {
  const payments = [paid('cash', 1375), paid('terminal', 1375), paid('terminal', -375)];
  expect(theWayItCame(payments, 237_500)).toEqual({
    cash: 137_500,
    terminal: 100_000,
    transfer: 0,
    credit: 0,
    online: 0,
    gift_card: 0,
  });
  expect(theWayItCame(payments, 50_000)).toMatchObject({ cash: 0, terminal: 50_000, transfer: 0 });
  const fromAccount = [paid('cash', 100), paid('credit', 220)];
  expect(theWayItCame(fromAccount, 25_000)).toMatchObject({ credit: 22_000, cash: 3_000 });
});

test('money paid by card goes back to it first, and no more than was paid', () => {
  const payments = [paid('online', 80), paid('cash', 240)];
  expect(waysBack(payments)[0]).toBe('online');
  expect(theWayItCame(payments, 10_000)).toMatchObject({ online: 8_000, cash: 2_000 });
  expect(waysBack([paid('cash', 80)])).not.toContain('online');
});

test('nothing is proposed for a card whose bank refused a refund', () => {
  const refused = { ...paid('online', -80), card_refund: 'failed' as const };
  const payments = [paid('online', 80), refused, { ...refused, amount: 80 }];
  expect(theWayItCame(payments, 8_000)).toMatchObject({ online: 0, cash: 8_000 });
  expect(waysBack(payments)).toContain('online');
  expect(handBackMinor({ due: 0, overpaid: 80 }, 0)).toBe(8_000);
});

test('a tip is refunded from what its therapist still has of it', () => {
  const tip = (therapist_id: number, amount: number) => ({
    therapist_id,
    therapist: 'Noura',
    amount,
  });
  expect(tipsIn({ tips: [tip(1, 20), tip(2, 10), tip(1, -5), tip(2, -10)] })).toEqual([
    { therapistId: 1, therapist: 'Noura', minor: 1_500 },
  ]);
  expect(tipBackMinor(1_500, '')).toBe(1_500);
  expect(tipBackMinor(1_500, '15.01')).toBe(null);
});

test('what is owed back is preselected with its amount', () => {
  const parts = partsOwedBack([{ line_id: 1, amount: 160 }]);
  expect(partMinor(line, parts[1] ?? untouched)).toBe(16_000);
});

test('whether a session is free is asked only for a full refund above what is owed back', () => {
  const session = { ...line, booking_id: 'one', owned_package_id: null, price: 320, refunded: 0 };
  const owed = (amount: number) => [{ booking_id: 'one', amount }];
  expect(wouldBeOwed([{ line: session, minor: 32_000 }], [])).toBe(true);
  expect(wouldBeOwed([{ line: session, minor: 32_000 }], owed(319))).toBe(true);
  expect(wouldBeOwed([{ line: session, minor: 32_000 }], owed(320))).toBe(false);
  expect(wouldBeOwed([{ line: session, minor: 3_000 }], [])).toBe(false);
  expect(wouldBeOwed([{ line, minor: leftOf(line) }], [])).toBe(false);
  const twice = [session, { ...session, id: 2 }].map((each) => ({ line: each, minor: 32_000 }));
  expect(wouldBeOwed(twice, owed(320))).toBe(true);
});
