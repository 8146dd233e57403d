import { expect, test } from 'vitest';
import {
  handBackFils,
  leftOf,
  partFils,
  partMinutes,
  theWayItCame,
  untouched,
} from './refund-parts.ts';

const line = {
  id: 1,
  name: 'Balance Package, 600 min',
  booking_id: null,
  owned_package_id: 7,
  list_price: 2750,
  price: 2750,
  vat: 130.95,
  reason: null,
  refunded: 250.05,
};
const paid = (method: 'cash' | 'terminal' | 'transfer', amount: number) => ({
  method,
  amount,
  reference: null,
  at: '2026-03-04T06:00:00.000Z',
  taken_by: 'Sara',
});

test('all that is left goes back unless something else is typed', () => {
  expect(leftOf(line)).toBe(249_995);
  expect(partFils(line, untouched)).toBe(249_995);
  expect(partFils(line, { ...untouched, amount: '1,000.5' })).toBe(100_050);
});

test.each(['0', '2499.96', 'much'])('%s is no amount of it', (amount) => {
  expect(partFils(line, { ...untouched, amount })).toBe(null);
});

test('minutes are left to the till unless they are typed', () => {
  expect(partMinutes(untouched)).toBe(undefined);
  expect(partMinutes({ ...untouched, minutes: '60' })).toBe(60);
  expect(partMinutes({ ...untouched, minutes: 'x' })).toBe(null);
});

test('what was never paid is not handed back', () => {
  expect(handBackFils({ due: 0 }, 10_000)).toBe(10_000);
  expect(handBackFils({ due: 40 }, 10_000)).toBe(6_000);
  expect(handBackFils({ due: 400 }, 10_000)).toBe(0);
});

test('money goes back the way it came, less what went back before', () => {
  const payments = [paid('cash', 1375), paid('terminal', 1375), paid('terminal', -375)];
  expect(theWayItCame(payments, 237_500)).toEqual({
    cash: 137_500,
    terminal: 100_000,
    transfer: 0,
  });
  expect(theWayItCame(payments, 50_000)).toEqual({ cash: 0, terminal: 50_000, transfer: 0 });
});
