import type { Due } from '@limber/contract/desk/money/owed.ts';
import { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { aBooking } from '../../day/board/test-day.ts';
import { alsoOwed, billOf, soldForOf } from './session-bill.ts';

const sale = exampleOf<Sale>(Sale);
const [line] = sale.lines;
const nothing: Due = { bookings: [], packages: [], sales: [], back: [], overpaid: [], more: false };
const client = { id: 7, first_name: 'Amina', last_name: 'Haddad' };
const owed = {
  client,
  location: 'A',
  name: 'Starter Package, 300 min',
  at: '2026-03-04T10:00:00Z',
};
const bought = { owned_package_id: 9, price: 1500, ...owed };
const paying = {
  ...{ id: 9, name: 'Starter Package', unpaid: true, minutes: 60, balance_minutes: 240 },
  expires_on: null,
};
const soldFor = (refunded: number) => ({
  ...sale,
  lines: line ? [{ ...line, booking_id: 'one', price: 320, refunded }] : [],
});

test('a session is open until it is sold, and again after a full refund', () => {
  const booking = aBooking('one', { price: 320, package: null });
  const open = { kind: 'open', item: { listMinor: 32_000, asked: { booking_id: 'one' } } };
  expect(billOf(booking, nothing, [])).toMatchObject(open);
  expect(billOf(booking, nothing, [soldFor(0)])).toMatchObject({ kind: 'sold' });
  expect(billOf(booking, nothing, [soldFor(100)])).toMatchObject({ kind: 'sold' });
  expect(billOf(booking, nothing, [soldFor(320)])).toMatchObject(open);
  expect(billOf(booking, nothing, [{ ...soldFor(0), voided: true }])).toMatchObject(open);
});

test('a session refunded as a favour is free, and one that is owed less is open with that', () => {
  const booking = aBooking('one', { price: 320, package: null });
  const [its] = soldFor(320).lines;
  const given = { ...sale, lines: its ? [{ ...its, became: 'free' as const }] : [] };
  expect(billOf(booking, nothing, [given])).toEqual({ kind: 'free', sale: given });
  const row = {
    booking_id: 'one',
    price: 290,
    therapist_id: 1,
    therapist: 'Noura',
    difference: false,
    ...owed,
  };
  expect(billOf(booking, { ...nothing, bookings: [row] }, [soldFor(320)])).toMatchObject({
    kind: 'open',
    item: { listMinor: 29_000 },
  });
});

test('a sold session that has become dearer is open with the difference, once its sale is paid', () => {
  const booking = aBooking('one', { price: 480, package: null });
  const row = {
    booking_id: 'one',
    price: 160,
    therapist_id: 1,
    therapist: 'Noura',
    difference: true,
    ...owed,
  };
  const due = { ...nothing, bookings: [row] };
  expect(billOf(booking, due, [soldFor(0)])).toMatchObject({
    kind: 'open',
    item: { listMinor: 16_000, asked: { booking_id: 'one' } },
    sale: { id: sale.id },
  });
  const unpaid = { ...soldFor(0), id: 'other', due: 20 };
  expect(billOf(booking, due, [soldFor(0), unpaid])).toEqual({ kind: 'sold', sale: unpaid });
  expect(soldForOf('one', [soldFor(20), unpaid])).toEqual({ minor: 62_000, dueMinor: 2_000 });
  expect(soldForOf('one', [soldFor(320)])).toBeNull();
});

test('a package pays for its session, and can be paid with the session it was bought for', () => {
  const booking = aBooking('one', { price: 1500, package: paying });
  expect(billOf(booking, nothing, [])).toEqual({ kind: 'nothing' });
  const due = { ...nothing, packages: [{ ...bought, first_session: 'one' }] };
  expect(billOf(booking, due, [])).toMatchObject({
    kind: 'open',
    item: { listMinor: 150_000, mayBeLess: false, asked: { owned_package_id: 9 } },
  });
  // It can also be paid at a later session; another package cannot.
  const later = { ...nothing, packages: [{ ...bought, first_session: 'two' }] };
  expect(billOf(booking, later, [])).toMatchObject({
    kind: 'open',
    item: { asked: { owned_package_id: 9 } },
  });
  const [its] = later.packages;
  const another = { ...later, packages: its ? [{ ...its, owned_package_id: 10 }] : [] };
  expect(billOf(booking, another, [])).toEqual({ kind: 'nothing' });
  const paid = aBooking('one', { price: 0, package: { ...paying, unpaid: false } });
  expect(billOf(paid, later, [])).toEqual({ kind: 'nothing' });
});

test('other debts are those that have begun, and are not shown twice', () => {
  const session = {
    booking_id: 'one',
    price: 320,
    therapist_id: 1,
    therapist: 'Noura',
    difference: false,
    ...owed,
  };
  const due: Due = {
    bookings: [session, { ...session, booking_id: 'two', at: '2026-03-09T10:00:00Z' }],
    packages: [{ ...bought, first_session: null }],
    sales: [],
    back: [],
    overpaid: [],
    more: false,
  };
  const now = Date.parse('2026-03-04T12:00:00Z');
  expect(alsoOwed(due, 'package 9', now).map(({ key }) => key)).toEqual(['one']);
  expect(alsoOwed(due, 'one', now).map(({ key }) => key)).toEqual(['package 9']);
});
