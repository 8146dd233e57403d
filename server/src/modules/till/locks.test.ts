import { transferMinutes } from '@limber/contract/desk/clients/packages.ts';
import { closeDrawer, moveCash, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { payForSale, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { listTaxCategories, setTaxCategory } from '@limber/contract/desk/studio/tax-categories.ts';
import { listVatRates, setVatRate } from '@limber/contract/desk/studio/vat.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answersBehind, expectBlocked } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { openTill } from '../../../test/till.ts';
import { openClient } from '../../platform/database/open-connections.ts';

// Each lock of the till, held by a gate: a call that comes meanwhile waits, and then sees what
// was done.
const { world, amina, desk, manager, book, offer, trySell, sell } = await openTill();

type Asked = () => Promise<{ statusCode: number; json(): { detail?: string } }>;

/**
 * Holds the lock of `statement` until `whileHeld` is over; then everything that waited continues.
 */
async function behind<T>(statement: string, whileHeld: () => Promise<T>): Promise<T> {
  const gate = await openClient(world.databaseUrl);
  try {
    await gate.query(`begin; ${statement}`);
    const made = await whileHeld();
    await gate.query('commit');
    return made;
  } finally {
    await gate.end();
  }
}

/** Makes these calls at once while the gate is held; returns their replies, in order of success. */
async function repliesAtOnce(statement: string, ...asked: Asked[]) {
  const replies = await answersBehind(world, sql.raw(statement), asked);
  return replies.toSorted((one, other) => one.statusCode - other.statusCode);
}

const atOnce = async (...all: Parameters<typeof repliesAtOnce>) =>
  (await repliesAtOnce(...all)).map(({ statusCode }) => statusCode);

/** What the second of two desks reads when the first has just taken the money for the same thing. */
async function takenBy(accountId: number, amount: string) {
  const { rows } = await world.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from accounts where id = ${accountId}`,
  );
  return `This is paid already: ${rows[0]?.name} took ${amount} AED at 10:00.`;
}

const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const giveBack = (sale: Sale, amount: number) => () =>
  callApi(
    world,
    refundSale,
    {
      ...{ id: sale.id, location: 'A', reason: 'Moves away', payments: cash(amount) },
      lines: [{ line_id: sale.lines[0]?.id ?? 0, amount }],
    },
    { by: manager },
  );

test('when two sell one session, the second is told who took the money, how much and when', async () => {
  const booking_id = await book();
  const sells = (by: typeof desk) => () =>
    trySell({ lines: [{ booking_id }], payments: cash(320) }, { by });
  const row = `select from bookings where id = '${booking_id}' for no key update`;
  const [won, lost] = await repliesAtOnce(row, sells(desk), sells(manager));
  expect([won?.statusCode, lost?.statusCode]).toEqual([201, 409]);
  expect(lost?.json().detail).toBe(await takenBy(desk.id, '320.00'));
});

test('when two sell one earlier purchase, the second is told who took the money, how much and when', async () => {
  const owned_package_id = await ownPackage(world, amina.id, 'Starter Package');
  const sells = (by: typeof desk) => () =>
    trySell({ lines: [{ owned_package_id }], payments: cash(1450) }, { by });
  const row = `select from owned_packages where id = ${owned_package_id} for no key update`;
  const [won, lost] = await repliesAtOnce(row, sells(manager), sells(desk));
  expect([won?.statusCode, lost?.statusCode]).toEqual([201, 409]);
  expect(lost?.json().detail).toBe(await takenBy(manager.id, '1,450.00'));
});

test('when two take the rest of a sale, the second is told what is due', async () => {
  const { line, price } = await offer('Starter Package');
  const { id } = await sell({ lines: [line], payments: cash(450) });
  const asked = { id, location: 'A', payments: cash(price - 450) };
  const pays = () => callApi(world, payForSale, asked, { by: desk });
  const row = `select from sales where id = '${id}' for no key update`;
  expect(await atOnce(row, pays, pays)).toEqual([200, 409]);
});

test('when two refund a line, or refund it and void the sale, the second is refused', async () => {
  const { line, price } = await offer('Starter Package');
  const paid = { lines: [line], payments: cash(price) };
  const sale = await sell(paid);
  const row = (id: string) => `select from sales where id = '${id}' for no key update`;
  expect(await atOnce(row(sale.id), giveBack(sale, price), giveBack(sale, price))).toEqual([
    200, 409,
  ]);
  const other = await sell(paid);
  const voids = () =>
    callApi(
      world,
      voidSale,
      { id: other.id, location: 'A', reason: 'Typed wrong' },
      { by: manager },
    );
  expect(await atOnce(row(other.id), giveBack(other, price), voids)).toEqual([200, 409]);
});

test('two who take cash out of a drawer, or refund it, take at most what is there', async () => {
  const { rows } = await world.query<{ id: number }>('select id from drawer_sessions');
  const id = rows[0]?.id ?? 0;
  const row = `select from drawer_sessions where id = ${id} for no key update`;
  const out = { id, location: 'A', amount: -300, reason: 'To the bank' };
  const takes = () => callApi(world, moveCash, out, { by: desk });
  expect(await atOnce(row, takes, takes)).toEqual([201, 409]);
  const { line, price } = await offer('Starter Package');
  const payments = [{ method: 'terminal' as const, amount: price, reference: '1' }];
  const [one, other] = [await sell({ lines: [line], payments }), await sell({ lines: [line] })];
  await callApi(
    world,
    payForSale,
    { id: other.id, location: 'A', payments: [{ ...payments[0], amount: other.due }] as never },
    { by: desk },
  );
  expect(await atOnce(row, giveBack(one, 200), giveBack(other, 200))).toEqual([200, 409]);
  const drawer = await callApi(world, readDrawer, { location: 'A' }, { by: desk });
  expect(drawer.json()).toMatchObject({ expected: 0 });
});

test('a drawer is not closed while something is sold into it, also before any of that is written', async () => {
  const booking_id = await book();
  const { rows } = await world.query<{ id: number }>('select id from drawer_sessions');
  const row = `select from bookings where id = '${booking_id}' for no key update`;
  const waiting = await behind(row, async () => {
    const selling = trySell({ lines: [{ booking_id }], payments: cash(320) });
    await expectBlocked(world, 1, selling);
    const closing = callApi(
      world,
      closeDrawer,
      { id: rows[0]?.id ?? 0, location: 'A', counted: 500 },
      { by: desk },
    );
    await expectBlocked(world, 2, closing);
    return { selling, closing };
  });
  expect((await waiting.selling).statusCode).toBe(201);
  expect((await waiting.closing).json().detail).toBe(
    '320.00 AED are missing. Please count again, or say why.',
  );
});

test('a refund waits for a concurrent change of the package, and takes what is left then', async () => {
  const { line, price } = await offer('Balance Package', 600);
  const sale = await sell({ lines: [line], payments: cash(price) });
  const into = await ownPackage(world, amina.id, 'Starter Package');
  const from = sale.lines[0]?.owned_package_id ?? 0;
  const moves = () =>
    callApi(
      world,
      transferMinutes,
      { id: from, into, minutes: 500, reason: 'Wrong one' },
      { by: manager },
    );
  const row = `select from owned_packages where id = ${from} for no key update`;
  const waiting = await behind(row, async () => {
    const moved = moves();
    await expectBlocked(world, 1, moved);
    const refunded = giveBack(sale, price)();
    await expectBlocked(world, 2, refunded);
    return { moved, refunded };
  });
  const [moved, refunded] = await Promise.all([waiting.moved, waiting.refunded]);
  expect([moved.statusCode, refunded.statusCode]).toEqual([200, 200]);
  const { rows } = await world.query('select minutes from refund_lines');
  expect(rows).toEqual([{ minutes: 100 }]);
});

test('invoices that are written at once have numbers without a gap', async () => {
  const { line } = await offer('Starter Package');
  await sell({ lines: [line] });
  const sells = () => trySell({ lines: [line] });
  const row = 'select from document_series for update';
  expect(await atOnce(row, sells, sells)).toEqual([201, 201]);
  const { rows } = await world.query('select number from tax_documents order by number');
  expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});

test('a rate of VAT waits for the sale that is being written, whose day then keeps its own', async () => {
  const { line } = await offer('Starter Package');
  const { version } = (await callApi(world, listVatRates, {}, { by: manager })).json();
  const rate = { version, valid_from: '2026-03-04', percent: 9 };
  // Its first invoice waits for the number, and has read the rate by then.
  const first = `insert into document_series (location_code, kind, last_number) values ('A', 'invoice', 1)`;
  const waiting = await behind(first, async () => {
    const selling = trySell({ lines: [line] });
    await expectBlocked(world, 1, selling);
    const setting = callApi(world, setVatRate, rate, { by: manager });
    await expectBlocked(world, 2, setting);
    return { selling, setting };
  });
  const [sold, set] = await Promise.all([waiting.selling, waiting.setting]);
  expect([sold.statusCode, set.statusCode]).toEqual([201, 400]);
  expect(set.json().fields).toHaveProperty('valid_from');
  const { rows } = await world.query('select vat_basis_points as rate from sale_lines');
  expect(rows).toEqual([{ rate: 500 }]);
});

test('a tax category waits for the sale that is being written, whose day then keeps its own', async () => {
  const { line } = await offer('Starter Package');
  const { version, things } = (await callApi(world, listTaxCategories, {}, { by: manager })).json();
  const packages = things
    .filter(({ kind }: { kind: string }) => kind === 'package')
    .map(({ id }: { id: number }) => id);
  const asked = { version, valid_from: '2026-03-04', category: 'exempt' } as const;
  const first = `insert into document_series (location_code, kind, last_number) values ('A', 'invoice', 1)`;
  const waiting = await behind(first, async () => {
    const selling = trySell({ lines: [line] });
    await expectBlocked(world, 1, selling);
    const all = { ...asked, services: [], packages };
    const setting = callApi(world, setTaxCategory, all, { by: manager });
    await expectBlocked(world, 2, setting);
    return { selling, setting };
  });
  const [sold, set] = await Promise.all([waiting.selling, waiting.setting]);
  expect([sold.statusCode, set.statusCode]).toEqual([201, 400]);
  expect(set.json().fields).toHaveProperty('valid_from');
  const { rows } = await world.query(
    'select tax_category, vat_basis_points as rate from sale_lines',
  );
  expect(rows).toEqual([{ tax_category: 'standard', rate: 500 }]);
});

test('when two managers set a rate, or the settings, the second is told that the first was faster', async () => {
  // The gate makes the first one's change.
  const changed = 'update settings set version = version + 1';
  const vat = (await callApi(world, listVatRates, {}, { by: manager })).json();
  const rate = { version: vat.version, valid_from: '2026-09-01', percent: 7 };
  const sets = () => callApi(world, setVatRate, rate, { by: manager });
  const before = await sets();
  const { version } = before.json();
  const again = () => callApi(world, setVatRate, { ...rate, version, percent: 8 }, { by: manager });
  const settings = (await callApi(world, readSettings, {}, { by: manager })).json();
  const changes = () => callApi(world, changeSettings, settings, { by: manager });
  expect(await atOnce(changed, changes)).toEqual([409]);
  const row = 'select from settings for no key update';
  expect(await atOnce(row, again, again)).toEqual([200, 409]);
  await world.query(`delete from vat_rates where valid_from > '2018-01-01'`);
});
