import {
  closeDrawer,
  listDrawers,
  moveCash,
  openDrawer,
  readDayReport,
  readDrawer,
} from '@limber/contract/desk/money/drawers.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { payForSale, readTillDay, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { expectBlocked } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, desk, manager, offer, openAnew, trySell, sell } = await openTill();

const drawer = async (day?: string) => {
  const reply = await callApi(
    world,
    readDrawer,
    { location: 'A', ...(day ? { day } : {}) },
    { by: desk },
  );
  return reply.statusCode === 204 ? null : reply.json();
};
const close = async (counted: number, reason?: string) => {
  const { id } = await drawer();
  return callApi(
    world,
    closeDrawer,
    { id, location: 'A', counted, ...(reason ? { reason } : {}) },
    { by: desk },
  );
};
const open = (float = 500, location = 'A') =>
  callApi(world, openDrawer, { location, float }, { by: desk });
const move = (id: number, amount: number, reason = 'To the bank', key?: string) =>
  callApi(
    world,
    moveCash,
    { id, location: 'A', amount, reason },
    { by: desk, headers: key ? { 'idempotency-key': key } : {} },
  );
const giveBack = (sale: { id: string; lines: { id: number }[] }, amount: number, method = 'cash') =>
  callApi(
    world,
    refundSale,
    {
      id: sale.id,
      location: 'A',
      reason: 'Sorry',
      lines: [{ line_id: sale.lines[0]?.id, amount }],
      payments: [{ method, amount }],
    },
    // Free of charge, for something of lower value: a favour of any size.
    { by: manager },
  );
const start = world.clock.now().toISOString();
// Before the drawer of the next test is opened.
afterEach(() => world.clock.set(start));

test('closing with a difference asks for a reason; money into a closed day gets 409', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  const refused = await close(490 + price);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    '10.00 AED are missing. Please count again, or say why.',
  ]);
  const closed = await close(490 + price, 'Change given wrongly');
  expect(closed.json()).toMatchObject({
    expected: 500 + price,
    counted: 490 + price,
    difference_reason: 'Change given wrongly',
    closed_by: expect.any(String),
  });
  expect(await drawer()).toBe(null);

  const into = [
    await trySell({ lines: [line] }),
    await giveBack(sale, 1),
    await move(closed.json().id, 5),
    await callApi(
      world,
      closeDrawer,
      { id: closed.json().id, location: 'A', counted: 0, reason: 'Again' },
      { by: desk },
    ),
  ];
  for (const reply of into) {
    expect([reply.statusCode, reply.json().detail]).toEqual([
      409,
      'This drawer is closed. Please open another one for money that comes now.',
    ]);
  }
  // Later payments go into another drawer, and into the books of the day on which they are
  // taken.
  expect((await open()).json()).toMatchObject({ day: '2026-03-04', float: 500 });
  expect((await sell({ lines: [line] })).day).toBe('2026-03-04');
  await close(500);
  world.clock.set('2026-03-05T10:00:00+04:00');
  expect((await open()).json()).toMatchObject({ day: '2026-03-05' });
  const late = { id: sale.id, location: 'A', reason: 'Mistake' };
  expect((await callApi(world, voidSale, late, { by: desk })).json().detail).toBe(
    'This sale is of a closed day. Please refund it instead.',
  );
});

describe('a drawer', () => {
  test('of a day that is yet to come takes nothing today', async () => {
    const { line } = await offer('Starter Package');
    await close(500);
    world.clock.set('2026-03-05T10:00:00+04:00');
    await open();
    world.clock.set(start);
    const refused = await trySell({ lines: [line] });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'The drawer that is open is that of 5 Mar 2026, which is yet to come. Please count and close it first, then open today’s.',
    ]);
    expect((await open()).json().detail).toBe(refused.json().detail);
    await close(500);
    expect((await open()).statusCode).toBe(201);
    expect((await trySell({ lines: [line] })).statusCode).toBe(201);
  });

  test('counts cash separately, with movements', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const payments = [
      { method: 'cash', amount: 750 },
      { method: 'terminal', amount: price - 750, reference: '1' },
    ];
    await sell({ lines: [line], payments });
    const { id } = await drawer();
    expect((await move(id, -600)).statusCode).toBe(201);
    expect(await drawer()).toMatchObject({
      cash: 750,
      terminal: price - 750,
      transfer: 0,
      expected: 650,
      movements: [{ amount: -600, reason: 'To the bank' }],
    });
    expect((await move(id, -651)).statusCode).toBe(409);
    expect((await move(id, 0)).statusCode).toBe(400);
    expect((await move(id, 5, ' ')).statusCode).toBe(400);
    expect((await move(99_999, 5)).statusCode).toBe(404);
    expect((await close(650)).json()).toMatchObject({ difference_reason: null });
  });

  test('is not closed with more than a drawer holds, which can only be mistyped', async () => {
    const { id } = await drawer();
    const tooMuch = [
      409,
      'No drawer holds more than 1,000,000.00 AED. Please take out first what was put in by mistake.',
    ];
    const refused = await move(id, 1_000_000);
    expect([refused.statusCode, refused.json().detail]).toEqual(tooMuch);
    expect((await move(id, 999_500)).statusCode).toBe(201);
    const { line } = await offer('Balance Package', 600);
    await sell({ lines: [line], payments: [{ method: 'cash', amount: 750 }] });
    const unclosed = await close(1_000_000, 'Counted twice');
    expect([unclosed.statusCode, unclosed.json().detail]).toEqual(tooMuch);
    expect((await move(id, -999_500)).statusCode).toBe(201);
    expect((await close(1250)).statusCode).toBe(200);
    const listed = await callApi(world, listDrawers, { location: 'A' }, { by: desk });
    expect(listed.json().results[0]).toMatchObject({ expected: 1250, counted: 1250 });
  });

  test('left open takes no money of another day, and names its own day', async () => {
    const { line } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: 100 }] });
    // Past midnight it is still the evening.
    world.clock.set('2026-03-05T01:00:00+04:00');
    expect((await sell({ lines: [line] })).day).toBe('2026-03-04');
    world.clock.set('2026-03-05T09:00:00+04:00');
    const { id } = await drawer();
    const paying = { id: sale.id, location: 'A', payments: [{ method: 'cash', amount: 1 }] };
    const into = [
      await trySell({ lines: [line] }),
      await callApi(world, payForSale, paying, { by: desk }),
      await giveBack(sale, 1),
      await callApi(world, voidSale, { id: sale.id, location: 'A', reason: 'x' }, { by: desk }),
      await open(),
    ];
    for (const reply of into) {
      expect([reply.statusCode, reply.json().detail]).toEqual([
        409,
        'The drawer of 4 Mar 2026 is still open. Please count and close it first, then open today’s.',
      ]);
    }
    // Its cash is counted and taken to the bank.
    expect((await move(id, -100)).statusCode).toBe(201);
    await close(500);
    expect((await open()).json()).toMatchObject({ day: '2026-03-05' });
    expect((await sell({ lines: [line] })).day).toBe('2026-03-05');
  });

  test('is one of several on a day, which the reports add up even across a mistake', async () => {
    const { line, price } = await offer('Starter Package');
    const payments = [{ method: 'cash', amount: price }];
    const first = await sell({ lines: [line], payments });
    await close(500 + price);
    await open(100);
    world.clock.advance(1);
    const second = await sell({ lines: [line], payments });
    const day = { location: 'A', day: '2026-03-04' };
    const till = (await callApi(world, readTillDay, day, { by: desk })).json();
    expect(till).toMatchObject({ open: true, sales: [{ id: second.id }, { id: first.id }] });
    expect(await drawer('2026-03-04')).toMatchObject({ float: 100, cash: price });
    const span = { from: '2026-03-04', to: '2026-03-04', location: 'A' };
    const takings = async () =>
      (await callApi(world, readStudioReport, span, { by: manager })).json().takings;
    expect(await takings()).toMatchObject([
      { day: '2026-03-04', sold: 2 * price, cash: 2 * price },
    ]);
    const mistake = { id: first.id, location: 'A', reason: 'Wrong client' };
    expect((await callApi(world, voidSale, mistake, { by: desk })).statusCode).toBe(200);
    expect(await takings()).toMatchObject([{ sold: 2 * price, credited: price, cash: price }]);
  });

  test('shows that day’s refunds, even for earlier sales, and nothing about voided ones', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const payments = [{ method: 'cash', amount: price }] as const;
    const earlier = await sell({ lines: [line], payments });
    await openAnew('2026-03-05T10:00:00+04:00');
    const mistake = await sell({ lines: [line] });
    const same = await sell({ lines: [line], payments: [{ method: 'cash', amount: 100.5 }] });
    const voided = { id: mistake.id, location: 'A', reason: 'Wrong client' };
    expect((await callApi(world, voidSale, voided, { by: desk })).statusCode).toBe(200);
    expect((await giveBack(earlier, 60.1)).statusCode).toBe(200);
    // Unpaid: it is credited, and no money goes back.
    const credit = {
      ...{ id: same.id, location: 'A', reason: 'Waited', payments: [] },
      lines: [{ line_id: same.lines[0]?.id ?? 0, amount: 30.25, minutes: 0 }],
    };
    expect((await callApi(world, refundSale, credit, { by: manager })).statusCode).toBe(200);
    const till = async (day: string) =>
      (await callApi(world, readTillDay, { location: 'A', day }, { by: desk })).json();
    const listed = (await till('2026-03-05')).sales.map(({ id }: { id: string }) => id);
    expect(new Set(listed)).toEqual(new Set([earlier.id, mistake.id, same.id]));
    expect(listed.at(-1)).toBe(earlier.id);
    expect(await till('2026-03-05')).toMatchObject({ credited: 90.35 });
    expect(await till('2026-03-04')).toMatchObject({ credited: 0, sales: [{ id: earlier.id }] });
  });

  test('gives back at most the cash that is in it', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const payments = [{ method: 'terminal', amount: price, reference: '1' }];
    const sale = await sell({ lines: [line], payments });
    const refused = await giveBack(sale, 501);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'There are only 500.00 AED in the drawer. Please put cash in first, or give it back another way.',
    ]);
    const both = await Promise.all([giveBack(sale, 300), giveBack(sale, 301)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await giveBack(sale, 600, 'transfer')).statusCode).toBe(200);
    expect((await drawer()).expected).toBeGreaterThanOrEqual(0);
  });

  test('records a movement once for a key', async () => {
    const { id } = await drawer();
    const both = await Promise.all([1, 2].map(() => move(id, -100, 'To the bank', 'one-move')));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await move(id, -100, 'To the bank', 'one-move')).json()).toMatchObject({
      expected: 400,
      movements: [{ amount: -100 }],
    });
    expect((await move(id, -50, 'To the bank', 'one-move')).statusCode).toBe(422);
    await move(id, -100);
    expect((await drawer()).expected).toBe(300);
  });

  test('is one at a time for each existing branch', async () => {
    expect((await open()).statusCode).toBe(409);
    const both = await Promise.all([open(100, 'B'), open(100, 'B')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await open(100, 'X')).statusCode).toBe(404);
  });

  test('that closes waits for the sale that is under way', async () => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line] });
    const gate = await world.db.startTransaction().execute();
    await gate.selectFrom('document_series').selectAll().forUpdate().execute();
    const selling = trySell({ lines: [line], payments: [{ method: 'cash', amount: 10 }] });
    await expectBlocked(world, 1, selling);
    const closing = close(500);
    await expectBlocked(world, 2, closing);
    await gate.rollback().execute();
    expect((await selling).statusCode).toBe(201);
    expect((await closing).json().detail).toBe(
      '10.00 AED are missing. Please count again, or say why.',
    );
  });

  test.each([
    'update payments set amount_fils = 1',
    'delete from sales',
    'update sale_lines set gross_fils = 0',
    'delete from tax_documents',
    `update tax_documents set snapshot = '{}'`,
    'update drawer_sessions set float_fils = 0',
  ])('and sales are kept, whoever writes: %s fails', async (statement) => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line], payments: [{ method: 'cash', amount: 10 }] });
    await expect(world.query(statement)).rejects.toThrow(/append-only|only closed/);
  });

  test('that is closed takes nothing, by any way of writing', async () => {
    const { id } = await drawer();
    await close(500);
    await expect(
      world.query(`insert into drawer_movements (drawer_id, amount_fils, reason, actor_id, at)
        values (${id}, 5, 'x', ${desk.id}, now())`),
    ).rejects.toThrow('this day is closed');
  });
});

describe('the report of a day', () => {
  const report = async (id: number, location = 'A') =>
    callApi(world, readDayReport, { id, location }, { by: desk });

  test('has takings by method, VAT, tips, refunds and the difference, and stays unchanged', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const therapist = await therapistNamed(world, 'Noura');
    const sale = await sell({
      lines: [line],
      payments: [
        { method: 'cash', amount: price - 1000 },
        { method: 'terminal', amount: 1050, reference: '1' },
      ],
      tips: [{ therapist_id: therapist, amount: 50 }],
    });
    await giveBack(sale, 105);
    const { id } = await drawer();
    await close(500 + price - 1100, 'A coin too many');
    const day = (await report(id)).json();
    expect(day).toMatchObject({
      drawer: { expected: 500 + price - 1105, counted: 500 + price - 1100 },
      methods: [
        { method: 'cash', taken: price - 1000, given_back: 105 },
        { method: 'terminal', taken: 1050, given_back: 0 },
        { method: 'transfer', taken: 0, given_back: 0 },
        { method: 'credit', taken: 0, given_back: 0 },
      ],
      sales: { count: 1, total: 2750, vat: 130.95 },
      refunds: { count: 1, total: 105, vat: 5 },
      voided: 0,
      vat: [{ percent: 5, tax: 'standard', net: 2519.05, vat: 125.95 }],
      tips: [{ therapist_id: therapist, amount: 50 }],
      documents: [
        { kind: 'invoice', count: 1, first: 'INV-A-000001', last: 'INV-A-000001' },
        { kind: 'credit_note', count: 1, first: 'CN-A-000001', last: 'CN-A-000001' },
      ],
    });
    expect((await report(id, 'B')).statusCode).toBe(404);
    // Later payments belong to another drawer, even on the same day.
    await open();
    await sell({ lines: [line] });
    expect((await report(id)).json()).toEqual(day);
    const listed = await callApi(world, listDrawers, { location: 'A' }, { by: desk });
    expect(listed.json()).toMatchObject({
      count: 2,
      results: [
        { day: '2026-03-04', closed_at: null },
        { day: '2026-03-04', difference_reason: 'A coin too many', closed_by: expect.any(String) },
      ],
    });
  });

  test('of a day on which nothing happened is empty', async () => {
    const { id } = await drawer();
    const { sales, refunds, vat, tips, documents } = (await report(id)).json();
    expect([sales.count, refunds.count, vat, tips, documents]).toEqual([0, 0, [], [], []]);
  });
});
