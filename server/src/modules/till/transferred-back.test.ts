import { adjustMinutes, transferMinutes } from '@limber/contract/desk/clients/packages.ts';
import { listSoldPackages } from '@limber/contract/desk/clients/sold-packages.ts';
import { listOwed } from '@limber/contract/desk/money/owed.ts';
import { refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openTill } from '../../../test/till.ts';

// Minutes that were put into a package from another one are not part of what its line brought.
const { world, desk, manager, offer, sell, cancelAtDesk, ...studio } = await openTill();

/**
 * Two clients who each paid for 600 minutes; the first one's were transferred into the second one's
 * package.
 */
async function sellTwo({ moved = 600 } = {}) {
  const { line, price } = await offer('Balance Package', 600);
  const { amina: owner, badr: other } = studio;
  const buy = (client_id: number) =>
    sell({ client_id, lines: [line], payments: [{ method: 'cash', amount: price }] });
  const from = await buy(other.id);
  const into = await buy(owner.id);
  if (moved > 0) {
    const reply = await transfer(packageOf(from), packageOf(into), moved);
    expect(reply.statusCode).toBe(200);
  }
  /** Books an hour from the second one's package and returns its id. */
  async function book(time: string): Promise<string> {
    const owned = { id: packageOf(into), kind: 'regular' };
    const reply = await studio.bookFrom(owned, { time }, owner);
    expect(reply.statusCode).toBe(201);
    return reply.json().id;
  }
  return { from, into, price, book };
}

const packageOf = (sale: Sale) => sale.lines[0]?.owned_package_id ?? 0;
const transfer = (id: number, into: number, minutes: number) =>
  callApi(world, transferMinutes, { id, into, minutes, reason: 'To her sister' }, { by: manager });
const refund = (sale: Sale, part: { amount: number; minutes?: number }, by = manager) => {
  const lines = [{ line_id: sale.lines[0]?.id ?? 0, ...part }];
  const payments = [{ method: 'cash', amount: part.amount } as const];
  const asked = { id: sale.id, location: 'A', reason: 'Moves away', lines, payments };
  return callApi(world, refundSale, asked, { by });
};
const voids = (sale: Sale) =>
  callApi(world, voidSale, { id: sale.id, location: 'A', reason: 'Typed wrong' }, { by: manager });
const standing = async (sale: Sale) =>
  (await callApi(world, listSoldPackages, { id: sale.id, location: 'A' }, { by: desk })).json()[0];
const adjust = (id: number, minutes: number) =>
  callApi(world, adjustMinutes, { id, minutes, reason: 'A gift' }, { by: manager });
const said = (reply: { statusCode: number; json(): { detail?: string } }) => [
  reply.statusCode,
  reply.json().detail,
];
const owned = async (sale: Sale) => {
  const { rows } = await world.query<{ active: boolean; paid: boolean; given: boolean }>(
    `select active, paid_at is not null as paid, given_back_at is not null as given
    from owned_packages where id = ${packageOf(sale)}`,
  );
  return rows[0];
};
const lastLines = async (sale: Sale, count: number) =>
  (await ledgerOf(world, packageOf(sale)))
    .slice(-count)
    .map(({ kind, minutes, balance_minutes }) => [kind, minutes, balance_minutes]);

test('a full refund takes what the line sold, and minutes from another package stay with their value @MONEY-06', async () => {
  const { into, price } = await sellTwo();
  const before = { transferred: 600, left: 1200, stays: 600, worth: price, most: price };
  expect(await standing(into)).toMatchObject(before);
  expect((await refund(into, { amount: price }, desk)).statusCode).toBe(200);
  expect(await lastLines(into, 1)).toEqual([['refunded', -600, 600]]);
  expect(await standing(into)).toMatchObject({ refunded: 600, left: 600, stays: 600, worth: 0 });
  expect(await owned(into)).toEqual({ active: true, paid: true, given: true });
  const { rows } = await world.query(
    `select balance_fils from package_entries where package_id = ${packageOf(into)} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ balance_fils: 261_905 }]);
  const owed = await callApi(world, listOwed, { location: 'A' }, { by: desk });
  expect(owed.json().packages).toEqual([]);
});

test('used minutes stay with the line that sold them: only the rest can be refunded', async () => {
  const { into, price } = await sellTwo();
  expect((await adjust(packageOf(into), -250)).statusCode).toBe(200);
  expect(await standing(into)).toMatchObject({ left: 950, stays: 600 });
  expect(said(await refund(into, { amount: price / 2, minutes: 351 }))).toEqual([
    409,
    'Of its own this package has only 350 minutes left; 600 came from another package and stay.',
  ]);
  expect((await refund(into, { amount: price / 2, minutes: 350 })).statusCode).toBe(200);
  expect((await refund(into, { amount: price / 2 })).statusCode).toBe(200);
  expect(await lastLines(into, 1)).toEqual([['refunded', -350, 600]]);
});

test('minutes that went on into a third package are no longer of this one, and it is closed', async () => {
  const { from, into, price } = await sellTwo();
  expect((await transfer(packageOf(into), packageOf(from), 600)).statusCode).toBe(200);
  expect(await standing(into)).toMatchObject({ transferred: 0, left: 600, stays: 0 });
  expect((await refund(into, { amount: price }, desk)).statusCode).toBe(200);
  expect(await owned(into)).toEqual({ active: false, paid: true, given: false });
  expect(await lastLines(into, 1)).toEqual([['refunded', -600, 0]]);
});

test('the package that minutes were taken from has none to give back, which a manager decides', async () => {
  const { from, price } = await sellTwo();
  expect(await standing(from)).toMatchObject({ transferred: -600, left: 0, stays: 0, worth: 0 });
  expect((await refund(from, { amount: price }, desk)).statusCode).toBe(403);
  expect((await refund(from, { amount: price }, manager)).statusCode).toBe(200);
});

test('a package whose money went back unlocks no membership, though it stays open', async () => {
  const { into, price } = await sellTwo({ moved: 30 });
  expect(await standing(into)).toMatchObject({ ends_membership: true });
  expect((await refund(into, { amount: price })).statusCode).toBe(200);
  const { rows } = await world.query(
    `select revoked_because from memberships where account_id = ${into.client?.id ?? 0}`,
  );
  expect(rows).toEqual([{ revoked_because: 'Moves away' }]);
});

test('minutes of a session from before the money went back expire as they return; later ones come back', async () => {
  const { into, price, book } = await sellTwo();
  const early = await book('12:00');
  await world.query(`update bookings set status = 'completed' where id = '${early}'`);
  expect((await refund(into, { amount: price })).statusCode).toBe(200);
  world.clock.set('2026-03-04T10:30:00+04:00');
  const late = await book('14:00');
  await world.query(`update bookings set status = 'booked' where id = '${early}'`);
  await cancelAtDesk(early);
  expect(await lastLines(into, 3)).toEqual([
    ['booked', -60, 540],
    ['returned', 60, 600],
    ['expired', -60, 540],
  ]);
  await cancelAtDesk(late);
  expect(await lastLines(into, 1)).toEqual([['returned', 60, 600]]);
});

test('a void says that minutes of another package stand in its way, also where they are as many as it was sold with', async () => {
  const { from, into } = await sellTwo();
  const transferred =
    'Minutes were transferred between this package and another. Please transfer them back first, or refund the sale.';
  expect(said(await voids(into))).toEqual([409, transferred]);
  expect(said(await voids(from))).toEqual([409, transferred]);
  expect((await adjust(packageOf(into), -600)).statusCode).toBe(200);
  expect(said(await voids(into))).toEqual([409, transferred]);
});

test('a void says that changed minutes or a session stand in its way', async () => {
  const { into: changed, book } = await sellTwo({ moved: 0 });
  await adjust(packageOf(changed), 5);
  expect(said(await voids(changed))).toEqual([
    409,
    'The minutes of this package were changed since it was sold. Please refund the sale instead.',
  ]);
  await adjust(packageOf(changed), -5);
  const id = await book('16:00');
  expect(said(await voids(changed))).toEqual([
    409,
    'Sessions are booked from this package. Please cancel them first, or refund the sale.',
  ]);
  await cancelAtDesk(id);
  expect((await voids(changed)).statusCode).toBe(200);
});

test('a closed package is not adjusted', async () => {
  const { into, price } = await sellTwo({ moved: 0 });
  expect((await refund(into, { amount: price })).statusCode).toBe(200);
  expect(said(await adjust(packageOf(into), 30))).toEqual([409, 'This package is closed.']);
  expect(await lastLines(into, 1)).toEqual([['refunded', -600, 0]]);
});
