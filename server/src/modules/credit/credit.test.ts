import { eraseAccount, exportData, readOwnCredit } from '@limber/contract/accounts.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import { readClientStory } from '@limber/contract/desk/clients/timeline.ts';
import {
  correctCredit,
  payInCredit,
  payOutCredit,
  readClientCredit,
} from '@limber/contract/desk/money/credit.ts';
import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { readDayReport, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { payForSale, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { openEars } from '../../../test/studio.ts';
import { openTill } from '../../../test/till.ts';
import { purgeUnverified } from '../../purges.ts';

const { world, badr, desk, manager, offer, trySell, sell } = await openTill();
const toldBy = await openEars(world);

let client: TestClient;
let round = 0;
beforeEach(async () => {
  round += 1;
  client = await addClient(world, `Client${round}`);
});

const at = { location: 'A' };
const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const credit = (amount: number) => [{ method: 'credit' as const, amount }];

async function ask<R extends Route>(route: R, args: Tried<R>, by: { headers(): object } = desk) {
  const reply = await callApi(world, route, args, { by: by as typeof desk });
  return { status: reply.statusCode, body: reply.json() };
}

const payIn = (amount: number, more: Tried<typeof payInCredit> = {}) =>
  ask(payInCredit, { ...at, client_id: client.id, payments: cash(amount), ...more });
const payOut = (amount: number, more: Tried<typeof payOutCredit> = {}) => {
  const reason = 'Moves away';
  return ask(payOutCredit, {
    ...at,
    client_id: client.id,
    payments: cash(amount),
    reason,
    ...more,
  });
};
const correct = (asked: Tried<typeof correctCredit>, by = manager) =>
  ask(correctCredit, { id: client.id, kind: 'corrected', reason: 'Typed wrong', ...asked }, by);
const read = async (id = client.id) => (await ask(readClientCredit, { id })).body;
const balanceOf = async (id = client.id) => (await read(id)).balance;
const drawer = async () => (await ask(readDrawer, at)).body;

/** A package of 1450 sold to the client, paid so. */
async function sold(payments: Tried<typeof payForSale>['payments']): Promise<Sale> {
  const { line } = await offer('Starter Package');
  return sell({ client_id: client.id, lines: [line], payments });
}

const giveBack = (sale: Sale, amount: number, payments = credit(amount)) =>
  ask(
    refundSale,
    {
      ...{ id: sale.id, ...at, reason: 'Moves away', payments },
      lines: [{ line_id: sale.lines[0]?.id ?? 0, amount }],
    },
    manager,
  );

describe('money on account is owed to its client @CREDIT-01', () => {
  test('paid in, it is in the drawer, and no sale', async () => {
    const { status, body } = await payIn(250);
    expect(status).toBe(201);
    expect(body).toMatchObject({ balance: 250, count: 1 });
    expect(body.entries[0]).toMatchObject({ kind: 'paid_in', amount: 250, location: 'A' });
    const { id, cash: taken, paid_in: paidIn, expected } = await drawer();
    expect({ taken, paidIn, expected }).toEqual({ taken: 250, paidIn: 250, expected: 750 });
    const report = (await ask(readDayReport, { id, ...at })).body;
    expect(report.sales).toEqual({ count: 0, total: 0, vat: 0 });
    expect(report.vat).toEqual([]);
    expect(report.documents).toEqual([]);
    expect(report.methods).toContainEqual({ method: 'cash', taken: 250, given_back: 0 });
  });

  test('open boards of the branch are notified', async () => {
    expect(await toldBy(() => payIn(250))).toEqual(['2026-03-04 A']);
  });

  test('it pays a sale, whose VAT is due then', async () => {
    await payIn(1000);
    const sale = await sold([...credit(1000), ...cash(450)]);
    expect(sale.due).toBe(0);
    expect(await balanceOf()).toBe(0);
    expect((await read()).entries[0]).toMatchObject({ kind: 'used', sale_id: sale.id });
    const { number = '' } = sale.documents[0] ?? {};
    const invoice = (await ask(readDocument, { number })).body;
    expect(invoice.vat).toBeGreaterThan(0);
    expect(invoice.payments).toContainEqual({ method: 'credit', amount: 1000 });
    const { cash: taken, credit: used, paid_in: paidIn } = await drawer();
    expect({ taken, used, paidIn }).toEqual({ taken: 1450, used: 1000, paidIn: 1000 });
  });

  test('it pays the rest of an earlier sale', async () => {
    await payIn(1450);
    const sale = await sold([]);
    const paid = await ask(payForSale, { id: sale.id, ...at, payments: credit(1450) });
    expect(paid.body.due).toBe(0);
    expect(await balanceOf()).toBe(0);
  });

  test('the payer of a gift pays with their own', async () => {
    await payIn(1450);
    const { line } = await offer('Starter Package');
    const gift = { client_id: badr.id, payer_id: client.id, lines: [line] };
    await sell({ ...gift, payments: credit(1450) });
    expect(await balanceOf()).toBe(0);
    expect(await balanceOf(badr.id)).toBe(0);
  });

  test('no more than the balance is used', async () => {
    await payIn(100);
    const { line } = await offer('Starter Package');
    const reply = await trySell({ client_id: client.id, lines: [line], payments: credit(101) });
    expect([reply.statusCode, reply.json().detail]).toEqual([
      409,
      'Only 100.00 AED are on this account.',
    ]);
    expect(await balanceOf()).toBe(100);
  });

  test('of two simultaneous sales only one uses it', async () => {
    await payIn(1450);
    const { line } = await offer('Starter Package');
    const asked = { client_id: client.id, lines: [line], payments: credit(1450) };
    const sells = () => trySell(asked);
    const row = sql`select from accounts where id = ${client.id}::int for no key update`;
    const replies = await answersBehind(world, row, [sells, sells]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await balanceOf()).toBe(0);
  });

  test('a refund goes back to it if that is chosen', async () => {
    const sale = await sold(cash(1450));
    expect((await giveBack(sale, 1450)).status).toBe(200);
    expect(await balanceOf()).toBe(1450);
    expect((await read()).entries[0]).toMatchObject({ kind: 'refunded', sale_id: sale.id });
    expect((await drawer()).expected).toBe(1950);
  });

  test('voiding a sale returns it', async () => {
    await payIn(1450);
    const { id } = await sold(credit(1450));
    expect((await ask(voidSale, { id, ...at, reason: 'Typed wrong' })).status).toBe(200);
    expect(await balanceOf()).toBe(1450);
  });

  test('a payout leaves the drawer, and is never more than the balance', async () => {
    await payIn(250);
    expect((await payOut(100)).body.balance).toBe(150);
    expect((await drawer()).expected).toBe(650);
    const more = await payOut(200);
    expect([more.status, more.body.detail]).toEqual([409, 'Only 150.00 AED are on this account.']);
    expect((await payOut(1, { reason: ' ' })).body.fields).toHaveProperty('reason');
    expect((await drawer()).expected).toBe(650);
  });

  test('it is refused without a slip, an open drawer, or for nobody', async () => {
    const terminal = [{ method: 'terminal' as const, amount: 5 }];
    expect((await payIn(5, { payments: terminal })).body.fields).toHaveProperty('payments');
    expect((await payIn(5, { payments: credit(5) as never })).status).toBe(400);
    expect((await payIn(5, { payments: [] })).status).toBe(400);
    expect((await payIn(5, { client_id: 999_999 })).status).toBe(404);
    const most = [{ method: 'transfer' as const, amount: 1_000_000 }];
    expect((await payIn(5, { payments: most })).status).toBe(201);
    const beyond = await payIn(5);
    expect(beyond.body.detail).toBe('An account holds at most 1,000,000.00 AED.');
    await world.query(`update drawer_sessions set closed_at = now(), closed_by = opened_by,
      expected_fils = 0, counted_fils = 0`);
    expect((await payIn(5)).status).toBe(409);
  });

  test('a manager gives some as goodwill and corrects it, with a reason in the log', async () => {
    expect((await correct({ kind: 'goodwill', amount: 50, reason: 'Waited' })).status).toBe(200);
    expect((await correct({ amount: -20 })).body.balance).toBe(30);
    const [entry] = (await read()).entries;
    expect(entry).toMatchObject({ kind: 'corrected', amount: -20, reason: 'Typed wrong' });
    const log = (await ask(listAudit, { about: client.id }, manager)).body;
    const changes = [{ field: 'credit', before: '50', after: '30' }];
    expect(log.records[0]).toMatchObject({ subject: 'client', reason: 'Typed wrong', changes });
    expect((await correct({ amount: -31 })).status).toBe(409);
    expect((await correct({ amount: 0 })).body.fields).toHaveProperty('amount');
    expect((await correct({ kind: 'goodwill', amount: -1 })).body.fields).toHaveProperty('amount');
    expect((await correct({ amount: 5, reason: '' })).body.fields).toHaveProperty('reason');
    expect((await correct({ amount: 5 }, desk)).status).toBe(403);
  });

  test('its client sees the balance, and has all of it in their file', async () => {
    await payIn(250);
    const by = { headers: () => client.headers() };
    expect((await ask(readOwnCredit, {}, by)).body).toEqual({ balance: 250 });
    const file = (await ask(exportData, {}, by)).body;
    expect(file.account_credit).toMatchObject([{ kind: 'paid_in', amount: 250, balance: 250 }]);
  });

  test('the history of the client tells of it', async () => {
    await payIn(250);
    const { results } = (await ask(readClientStory, { id: client.id, kind: 'money' })).body;
    expect(results[0]).toMatchObject({ what: 'paid_in', amount: 250, sale_id: null });
  });

  test('a report has what was owed at the end of its last day', async () => {
    const reportOf = async (to: string) =>
      (await ask(readStudioReport, { from: '2026-03-01', to }, manager)).body;
    const { credit: before, accounts } = (await reportOf('2026-03-04')).owed;
    await payIn(250);
    const report = await reportOf('2026-03-04');
    expect(report.owed).toMatchObject({ credit: before + 250, accounts: accounts + 1 });
    expect(report.total).toMatchObject({ sold: 0, vat: 0, cash: 250, paid_in: 250, credit: 0 });
    expect((await reportOf('2026-03-03')).owed.credit).toBe(0);
    const days = { from: '2026-03-01', to: '2026-03-04', table: 'credit' as const };
    const file = await callApi(world, downloadReport, days, { by: manager });
    expect(file.body).toContain(`${client.id},`);
  });
});

describe('a client with money on account @CREDIT-02', () => {
  test('is not erased before it is paid out', async () => {
    await payIn(250);
    const erase = () => ask(eraseClient, { id: client.id, reason: 'Asked' }, manager);
    const refused = await erase();
    const detail =
      '250.00 AED are still on this account. Please have it paid out at the studio first.';
    expect([refused.status, refused.body.detail]).toEqual([409, detail]);
    const by = { headers: () => client.headers() };
    expect((await ask(eraseAccount, { email: client.email }, by)).status).toBe(409);
    await payOut(250);
    expect((await erase()).status).toBe(200);
    expect((await payIn(5)).status).toBe(404);
  });

  test('stays when registrations that nobody proved are deleted', async () => {
    await payIn(250);
    await purgeUnverified(world.db, new Date('2030-01-01'));
    expect(await balanceOf()).toBe(250);
  });

  test('keeps it when a duplicate is merged, with that of the duplicate', async () => {
    const other = await addClient(world, `Other${round}`);
    await payIn(250);
    await payIn(100, { client_id: other.id });
    const merge = { id: client.id, duplicate_id: other.id, email: client.email };
    expect((await ask(mergeClients, merge, manager)).status).toBe(200);
    expect(await balanceOf()).toBe(350);
    expect((await read()).count).toBe(4);
    expect((await payOut(350)).body.balance).toBe(0);
  });

  test('pays a sale of a merged duplicate', async () => {
    const other = await addClient(world, `Other${round}`);
    const sale = await sold([]);
    await payIn(1450, { client_id: other.id });
    const merge = { id: other.id, duplicate_id: client.id, email: other.email };
    expect((await ask(mergeClients, merge, manager)).status).toBe(200);
    expect((await ask(payForSale, { id: sale.id, ...at, payments: credit(1450) })).status).toBe(
      200,
    );
    expect(await balanceOf(other.id)).toBe(0);
  });
});
