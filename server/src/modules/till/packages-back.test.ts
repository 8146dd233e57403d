import { giveMembership } from '@limber/contract/desk/clients/memberships.ts';
import { adjustMinutes } from '@limber/contract/desk/clients/packages.ts';
import { listSoldPackages } from '@limber/contract/desk/clients/sold-packages.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { addClient } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';
import { expirePackage } from '../packages/ending/expire-package.ts';

// Refunding a package: its minutes, their value, and what it unlocked.
const { world, desk, manager, offer, sell, cancelAtDesk, ...studio } = await openTill();

const soldPackages = async (sale: Sale, by = desk) =>
  (await callApi(world, listSoldPackages, { id: sale.id, location: 'A' }, { by })).json();
const refund = (sale: Sale, line: { amount: number; minutes?: number }, by = desk) => {
  const lines = [{ line_id: sale.lines[0]?.id ?? 0, ...line }];
  const payments = [{ method: 'cash', amount: line.amount } as const];
  const asked = { id: sale.id, location: 'A', reason: 'Moves away', lines, payments };
  return callApi(world, refundSale, asked, { by });
};
const yearsRevoked = async () =>
  (await world.db.selectFrom('memberships').select('revoked_because').execute()).map(
    (each) => each.revoked_because,
  );

async function sellUsed() {
  const id = await studio.book();
  const { line, price } = await offer('Balance Package', 600);
  const payments = [{ method: 'cash', amount: price } as const];
  const sale = await sell({ lines: [{ ...line, first_session: id }], payments });
  return { id, sale, price, packageId: sale.lines[0]?.owned_package_id ?? 0 };
}

test('a package shows what is used and left, its value, and what the caller may give back', async () => {
  const { sale, price } = await sellUsed();
  const used = { minutes: 600, used: 60, left: 540, worth: 2475, ends_membership: true };
  expect(await soldPackages(sale)).toMatchObject([{ ...used, most: price }]);
  const { line } = await offer('Starter Package');
  const unused = await sell({ lines: [line] });
  const { total: whole } = unused;
  expect(await soldPackages(unused)).toMatchObject([{ used: 0, worth: whole, most: whole }]);
});

test('where the minutes of a package went adds up: used, paid back, taken away, added, expired, left', async () => {
  const { sale, packageId } = await sellUsed();
  expect((await refund(sale, { amount: 550, minutes: 120 })).statusCode).toBe(200);
  const stood = (await soldPackages(sale))[0];
  expect(stood).toMatchObject({ used: 60, refunded: 120, adjusted: 0, expired: 0, left: 420 });
  const adjust = (minutes: number) =>
    callApi(world, adjustMinutes, { id: packageId, minutes, reason: 'Late' }, { by: manager });
  await adjust(-50);
  expect(await soldPackages(sale)).toMatchObject([{ adjusted: -50, left: 370 }]);
  await adjust(80);
  expect(await soldPackages(sale)).toMatchObject([{ adjusted: 30, left: 450 }]);
  const after = new Date(world.clock.now());
  after.setUTCFullYear(after.getUTCFullYear() + 3);
  await expirePackage(world.db, packageId, after);
  const gone = { used: 60, refunded: 120, adjusted: 30, expired: 450, left: 0 };
  expect(await soldPackages(sale)).toMatchObject([{ minutes: 600, ...gone }]);
});

test('beyond the value of its minutes a package is refunded up to the studio’s limit, all favours together', async () => {
  const { sale } = await sellUsed();
  // 200 of 540 minutes are worth 916.66; 15 % of the price is 412.50.
  expect((await refund(sale, { amount: 1116.66, minutes: 200 })).statusCode).toBe(200);
  expect(await soldPackages(sale)).toMatchObject([{ left: 340, worth: 1558.34, most: 1633.34 }]);
  const again = await refund(sale, { amount: 1116.66, minutes: 100 });
  expect([again.statusCode, again.json().detail]).toEqual([
    403,
    'Only a manager gives back so much more than the minutes are worth.',
  ]);
  expect((await refund(sale, { amount: 1116.66, minutes: 100 }, manager)).statusCode).toBe(200);
});

test('anybody refunds the value of the minutes left, to the fils', async () => {
  const { sale } = await sellUsed();
  const [{ left, worth }] = await soldPackages(sale);
  const reply = await refund(sale, { amount: worth, minutes: left });
  expect(reply.statusCode).toBe(200);
  const { rows } = await world.query('select minutes, reduces_fils from refund_lines');
  expect(rows).toEqual([{ minutes: 540, reduces_fils: 0 }]);
  expect(await yearsRevoked()).toEqual([null]);
});

test('a fully refunded package takes the membership with it that it unlocked', async () => {
  const { line, price } = await offer('Balance Package', 600);
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  expect(await yearsRevoked()).toEqual([null]);
  expect((await refund(sale, { amount: price })).statusCode).toBe(200);
  expect(await yearsRevoked()).toEqual(['Moves away']);
});

test('minutes that come back to a refunded package expire at once', async () => {
  const { id, sale, packageId, price } = await sellUsed();
  await world.query(`update bookings set status = 'completed' where id = '${id}'`);
  expect((await refund(sale, { amount: price }, manager)).statusCode).toBe(200);
  await world.query(`update bookings set status = 'booked' where id = '${id}'`);
  await cancelAtDesk(id);
  const entries = await ledgerOf(world, packageId);
  expect(entries.slice(-2).map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['returned', 60],
    ['expired', -60],
  ]);
});

test('after a refund of the first of three packages the client is a member by the other two, from today on', async () => {
  const { id: client_id } = await addClient(world, 'Hessa');
  const { line, price } = await offer('Balance Package', 600);
  const buy = (amount: number) =>
    sell({ client_id, lines: [line], payments: [{ method: 'cash', amount }] });
  // The later ones at the price of members.
  const [first] = [await buy(price), await buy(price * 0.9), await buy(price * 0.9)];
  const years = () =>
    world.db
      .selectFrom('memberships')
      .select(['valid_from', 'valid_to'])
      .where('account_id', '=', client_id)
      .where('revoked_at', 'is', null)
      .orderBy('valid_from')
      .execute();
  const begun = { valid_from: '2026-03-04', valid_to: '2027-03-03' };
  const behind = { valid_from: '2027-03-04', valid_to: '2028-03-03' };
  expect(await years()).toMatchObject([begun, behind, { valid_from: '2028-03-04' }]);
  expect((await refund(first, { amount: price }, manager)).statusCode).toBe(200);
  expect(await years()).toEqual([begun, behind]);
});

describe('of packages sold together', () => {
  /** A client who bought these in one sale and has paid. */
  async function sellTogether(who: string, ...minutes: (300 | 600)[]) {
    const { id: client_id } = await addClient(world, who);
    const offers = [];
    for (const each of minutes) {
      offers.push(await offer(each === 300 ? 'Starter Package' : 'Balance Package', each));
    }
    const amount = offers.reduce((sum, { price }) => sum + price, 0);
    const sale = await sell({
      client_id,
      lines: offers.map(({ line }) => line),
      payments: [{ method: 'cash', amount }],
    });
    /** Gives a line back altogether. */
    async function giveBack(at: number) {
      const { id: line_id = 0, price: back = 0 } = sale.lines[at] ?? {};
      const asked = { id: sale.id, location: 'A', reason: 'Moves away' };
      const payments = [{ method: 'cash', amount: back }];
      const lines = [{ line_id, amount: back }];
      const reply = await callApi(
        world,
        refundSale,
        { ...asked, lines, payments },
        { by: manager },
      );
      expect(reply.statusCode).toBe(200);
    }
    const years = () =>
      world.db
        .selectFrom('memberships')
        .select(['id', 'valid_from', 'revoked_because'])
        .where('account_id', '=', client_id)
        .orderBy('id')
        .execute();
    const ending = async () =>
      (await soldPackages(sale)).map((each: { ends_membership: boolean }) => each.ends_membership);
    return { client_id, sale, giveBack, years, ending };
  }

  test('the membership stays while the rest suffices, and ends with the package that is missing', async () => {
    const { giveBack, years, ending } = await sellTogether('Maha', 300, 600);
    const [year] = await years();
    expect(await ending()).toEqual([false, true]);
    await giveBack(0);
    expect(await years()).toEqual([{ ...year, revoked_because: null }]);
    expect(await ending()).toEqual([false, true]);
    await giveBack(1);
    expect(await years()).toEqual([{ ...year, revoked_because: 'Moves away' }]);
  });

  test('the one that the others do not make up for takes the membership with it', async () => {
    const { giveBack, years } = await sellTogether('Nada', 300, 600);
    const [year] = await years();
    await giveBack(1);
    expect(await years()).toEqual([{ ...year, revoked_because: 'Moves away' }]);
    await giveBack(0);
    expect(await years()).toHaveLength(1);
  });

  test('each takes the membership with it that neither unlocked alone, unless later ones make up for it', async () => {
    const { client_id, giveBack, years, ending } = await sellTogether('Rima', 300, 300);
    const { line, price } = await offer('Starter Package');
    const payments = [{ method: 'cash', amount: price * 0.9 }];
    await sell({ client_id, lines: [line], payments });
    expect(await ending()).toEqual([true, true]);
    await giveBack(0);
    const [first, second] = await years();
    expect([first?.revoked_because, second?.revoked_because]).toEqual(['Moves away', null]);
    expect(second?.valid_from).toBe('2026-03-04');
    await giveBack(1);
    expect(await years()).toEqual([first, { ...second, revoked_because: 'Moves away' }]);
  });

  test('a membership that a person granted stays, and so does one of somebody else', async () => {
    const { client_id, giveBack, years } = await sellTogether('Salma', 300, 600);
    const other = await sellTogether('Tala', 300, 600);
    const granted = { client_id, reason: 'With us since the first day' };
    expect((await callApi(world, giveMembership, granted, { by: manager })).statusCode).toBe(201);
    await giveBack(1);
    await giveBack(0);
    expect((await years()).map((year) => year.revoked_because)).toEqual(['Moves away', null]);
    expect((await other.years()).map((year) => year.revoked_because)).toEqual([null]);
  });
});
