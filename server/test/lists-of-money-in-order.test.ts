import { listFees, listFeesOfClient } from '@limber/contract/desk/money/fees.ts';
import { readGiftCardTerms } from '@limber/contract/desk/money/gift-card-terms.ts';
import {
  listGiftCards,
  readGiftCard,
  reportGiftCards,
} from '@limber/contract/desk/money/gift-cards.ts';
import { listPaymentTasks } from '@limber/contract/desk/money/payment-tasks.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { listStockEntries } from '@limber/contract/desk/money/stock.ts';
import { listBoughtGiftCards, listOwnGiftCards } from '@limber/contract/paying/gift-cards.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeAll, expect, test } from 'vitest';
import { listClosedLines, listClosedMonths } from '../src/modules/pay/queries/months.ts';
import { listPayoutLines } from '../src/modules/reports/queries/payouts.ts';
import { callApi, type Tried } from './call-api.ts';
import { actorOf, memberOf } from './people.ts';
import { turnRows } from './seeded.ts';
import { openStudio } from './studio.ts';

// Each list is read as its rows were written, and again once every row of the database lies the other
// way round, as in `rows-in-any-order.test.ts`: a list without an order comes as its rows lie.
const { world, amina, book } = await openStudio();
const manager = await memberOf(world, 'manager');
const { accountId: managerId } = await actorOf(world, 'manager');
const days = { from: '2026-03-01', to: '2026-03-31' };
const later = (hours: number) => `'2026-03-0${1 + hours}T10:00:00+04:00'`;
const uuid = (n: number) => `'00000000-0000-4000-8000-00000000000${n}'`;

async function read<R extends Route>(route: R, args: Tried<R>, by: object = manager) {
  const reply = await callApi(world, route, args, { by: by as typeof amina });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** Two of each: the one that stands first is written last. */
async function write(): Promise<void> {
  await world.query(`insert into saved_cards (id, account_id, provider, asked_at, kept_at,
      customer_reference, card_reference, brand, last_four, ends_on)
    values (${uuid(9)}, ${amina.id}, 'stripe', now(), now(), 'cus', 'pm', 'visa', '4242', '2030-01-31')`);
  const missed = [await book({ time: '16:00' }), await book({ time: '12:00' })];
  const waived = [await book({ time: '14:00' }), await book({ time: '18:00' })];
  for (const id of [...missed, ...waived]) {
    await world.query(
      `update bookings set status = 'no_show', missed_fee_fils = 10000 where id = '${id}'`,
    );
  }
  for (const [at, id] of waived.entries()) {
    await world.query(`insert into booking_fees
        (id, booking_id, because, most_fils, amount_fils, status, reason, decided_at, decided_by, takes_at)
      values (${uuid(at)}, '${id}', 'missed', 10000, 0, 'let_go', 'Ill', now(), ${managerId}, now())`);
  }
  for (const n of [1, 3, 2, 5, 4]) {
    await world.query(`
      insert into online_payments (id, account_id, location_code, status, request_hash, amount_fils,
        currency, made_at, expires_at, provider, payment_reference, paid_at)
      values (${uuid(n)}, ${amina.id}, 'A', 'expired', '\\x00', 100, 'AED', now(), now(), 'stripe', 'pi_${n}', now());
      insert into payment_tasks (id, location_code, kind, payment_id, opened_at, closed_at, closed_by,
        closed_how, note)
      select ${uuid(n)}, 'A', 'payment_stuck', ${uuid(n)}, ${later(n)}, closed, case when closed is not null then ${managerId} end,
        case when closed is not null then 'noted' end, case when closed is not null then 'Seen' end
      from (select case when ${n} > 3 then ${later(n)}::timestamptz end as closed) as task;
      insert into payouts (reference, provider, amount_fils, currency, status, arrives_on, asked_at)
      values ('po_${6 - n}', 'stripe', 100, 'AED', 'paid', '2026-03-0${n}', now());
      insert into payout_lines (reference, payout_reference, kind, gross_fils, fee_fils, net_fils, at)
      values ('txn_${n}', 'po_5', 'fee', 0, ${n}, ${-n}, ${later(n)})`);
  }
  for (const month of ['2026-02-01', '2026-01-01']) {
    await world.query(`
      insert into pay_months (month, closed_by, closed_at) values ('${month}', ${managerId}, now());
      insert into pay_lines (month, therapist_id, source, kind, day, location_code, minutes, base_fils, amount_fils)
      select '${month}', t.id, 'tip ' || n, 'tip', '${month}', 'A', 0, n, n
      from (select id from therapists order by id limit 1) t, generate_series(1, 3) n`);
  }
  await world.query(
    `insert into gift_card_terms (sold, least_fils, most_fils) values (true, 100, 500000)`,
  );
  await world.query(`update package_products set as_gift = true where not renews`);
  for (const n of [2, 1]) {
    await world.query(`
      insert into gift_cards (code_hash, last_four, location_code, amount_fils, made_at, language, bought_by, account_id)
      values ('\\x0${n}', 'AAA${n}', 'A', 300, ${later(2)}, 'en', ${amina.id}, ${amina.id});
      insert into credit_entries (gift_card_id, location_code, at, kind, amount_fils, balance_fils, actor_id)
      select max(id), 'A', ${later(2)}, 'paid_in', 300, 300, ${managerId} from gift_cards;
      insert into credit_entries (gift_card_id, location_code, at, kind, amount_fils, balance_fils, actor_id)
      select max(id), 'A', ${later(2)}, 'redeemed', -100, 200, ${managerId} from gift_cards`);
  }
  await world.query(`insert into retail_products (name, price_fils) values ('Oil', 100)`);
  for (const pieces of [3, 4]) {
    await world.query(`insert into stock_entries (product_id, location_code, at, kind, pieces, balance, actor_id)
      select id, 'A', ${later(2)}, 'received', ${pieces}, ${pieces}, ${managerId} from retail_products`);
  }
}

type Rows = readonly object[];
const lists: Readonly<Record<string, () => Promise<Rows>>> = {
  'fees that a branch could take': async () => read(listFees, { location: 'A' }),
  'fees of a client, what became of others after those that are owed': () =>
    read(listFeesOfClient, { client_id: amina.id }),
  'open tasks of payments': async () => (await read(listPaymentTasks, { location: 'A' })).open,
  'closed tasks of payments': async () => (await read(listPaymentTasks, { location: 'A' })).closed,
  'payouts of some days': async () => (await read(readStudioReport, days)).payouts,
  'lines of payouts': () => listPayoutLines(world.db, days),
  'months of pay that are closed': () => listClosedMonths(world.db),
  'lines of closed months of pay': () =>
    listClosedLines(world.db, { from: '2026-01-01', to: '2026-02-01' }),
  'gift cards at the desk': async () => (await read(listGiftCards, { all: true })).results,
  'what changed a gift card': async () => {
    const [{ id }] = (await read(listGiftCards, { all: true })).results;
    return (await read(readGiftCard, { id })).entries;
  },
  'what changed all gift cards': async () => (await read(reportGiftCards, days)).entries,
  'gift cards that a client keeps': async () => (await read(listOwnGiftCards, {}, amina)).cards,
  'gift cards that a client bought': async () => (await read(listBoughtGiftCards, {}, amina)).cards,
  'packages that are given as cards': async () => (await read(readGiftCardTerms, {})).packages,
  'what came in of a product': async () => {
    const { rows } = await world.query<{ id: number }>('select id from retail_products');
    return read(listStockEntries, { id: rows[0]?.id ?? 0, location: 'A' });
  },
};

const before = new Map<string, Rows>();
const after = new Map<string, Rows>();
// Read here: before each test the studio's books are emptied.
beforeAll(async () => {
  await write();
  for (const [what, list] of Object.entries(lists)) before.set(what, await list());
  await turnRows(world);
  for (const [what, list] of Object.entries(lists)) after.set(what, await list());
});

test.each(Object.keys(lists))('%s stand in their order, however their rows lie', (what) => {
  const first = before.get(what) ?? [];
  expect(first.length).toBeGreaterThan(1);
  expect(after.get(what)).toEqual(first);
});

test('payouts stand by the day on which they arrive, whatever they are called', () => {
  const payouts = (before.get('payouts of some days') ?? []) as { reference: string }[];
  const names = payouts.map(({ reference }) => reference);
  expect(names).toEqual(['po_5', 'po_4', 'po_3', 'po_2', 'po_1']);
});
