import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { closeDrawer, openDrawer, readDayReport } from '@limber/contract/desk/money/drawers.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import { listVatRates, setVatRate, withdrawVatRate } from '@limber/contract/desk/studio/vat.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openTill } from '../../../../test/till.ts';

const { world, desk, manager, offer, sell } = await openTill();
const { ask, historyOf } = await openManaging(world);

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  await world.query(`delete from vat_rates where valid_from > '2018-01-01'`);
});

const rates = async () => (await ask(listVatRates)).body;
const set = async (valid_from: string, percent: number) =>
  ask(setVatRate, { version: (await rates()).version, valid_from, percent });
const nextDay = async () => {
  const open = await world.db.selectFrom('drawer_sessions').select('id').executeTakeFirstOrThrow();
  const { rows } = await world.query<{ minor: number }>(
    'select coalesce(sum(amount_fils), 0)::int as minor from payments',
  );
  const counted = 500 + (rows[0]?.minor ?? 0) / 100;
  await callApi(world, closeDrawer, { id: open.id, location: 'A', counted }, { by: desk });
  world.clock.set('2026-03-05T10:00:00+04:00');
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: desk });
};

test('a rate applies from its day on; earlier sales are refunded at their own, and reports separate them', async () => {
  // That many bought minutes would make her a member.
  await world.query('update settings set membership_minutes = 10000');
  const { line, price } = await offer('Balance Package', 600);
  const paid = { lines: [line], payments: [{ method: 'cash', amount: price }] } as const;
  const before = await sell({ ...paid, lines: [line] });
  expect(before.vat).toBe(130.95);
  const { status, body } = await set('2026-03-05', 10);
  expect([status, body.rates]).toEqual([
    200,
    [
      {
        valid_from: '2026-03-05',
        percent: 10,
        set_by: expect.any(String),
        set_at: expect.any(String),
      },
      { valid_from: '2018-01-01', percent: 5, set_by: null, set_at: null },
    ],
  ]);
  expect((await sell({ ...paid, lines: [line] })).vat).toBe(130.95);
  await nextDay();
  const after = await sell({ ...paid, lines: [line] });
  expect(after.vat).toBe(250);
  const number = after.documents[0]?.number ?? '';
  const printed = await callApi(world, readDocument, { number }, { by: desk });
  expect(printed.json().lines).toMatchObject([{ vat: 250, vat_percent: 10 }]);
  const back = {
    ...{ id: before.id, location: 'A', reason: 'Moved away' },
    lines: [{ line_id: before.lines[0]?.id, amount: price }],
    payments: [{ method: 'cash', amount: price }],
  };
  const refunded = await callApi(world, refundSale, back, { by: manager });
  expect(refunded.statusCode, refunded.body).toBeLessThan(300);
  const note = refunded.json().documents.at(-1).number;
  const credit = await callApi(world, readDocument, { number: note }, { by: desk });
  expect(credit.json()).toMatchObject({ vat: 130.95, lines: [{ vat_percent: 5 }] });
  const march = { from: '2026-03-04', to: '2026-03-05' };
  expect((await ask(readStudioReport, march)).body.vat).toEqual([
    { percent: 10, tax: 'standard', sold: 2750, net: 2500, vat: 250 },
    { percent: 5, tax: 'standard', sold: 2750, net: 2619.05, vat: 130.95 },
  ]);
  const file = await callApi(world, downloadReport, { ...march, table: 'vat' }, { by: manager });
  expect(file.body.trim().split('\r\n').slice(1)).toEqual([
    '2026-03-04,A,5,Standard-rated,5500,5238.1,261.9',
    '2026-03-05,A,10,Standard-rated,2750,2500,250',
    '2026-03-05,A,5,Standard-rated,-2750,-2619.05,-130.95',
  ]);
  const { rows } = await world.query<{ id: number }>(
    `select id from drawer_sessions where day = '2026-03-05'`,
  );
  const id = rows[0]?.id ?? 0;
  const day = await callApi(world, readDayReport, { id, location: 'A' }, { by: desk });
  expect(day.json().vat).toMatchObject([
    { percent: 10, vat: 250 },
    { percent: 5, vat: -130.95 },
  ]);
});

test('no rate begins on a day that is over, invoiced or closed', async () => {
  expect((await set('2026-03-04', 7)).status).toBe(200);
  const { line } = await offer('Starter Package');
  const [sold] = (await sell({ lines: [line] })).documents;
  const print = await callApi(world, readDocument, { number: sold?.number ?? '' }, { by: desk });
  expect(print.json().lines).toMatchObject([{ vat_percent: 7 }]);
  for (const day of ['2026-03-03', '2026-03-04']) {
    const { status, body } = await set(day, 9);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['valid_from']]);
  }
  const { version, first_day } = await rates();
  expect(first_day).toBe('2026-03-05');
  const kept = await ask(withdrawVatRate, { version, valid_from: '2026-03-04' });
  expect(kept.status).toBe(400);
});

test('a closed day without a sale keeps its rate', async () => {
  const { rows } = await world.query<{ id: number }>('select id from drawer_sessions');
  const id = rows[0]?.id ?? 0;
  await callApi(world, closeDrawer, { id, location: 'A', counted: 500 }, { by: desk });
  expect((await set('2026-03-04', 7)).status).toBe(400);
});

test('it is the last of several days in the books that decides', async () => {
  await nextDay();
  const { line } = await offer('Starter Package');
  await sell({ lines: [line] });
  expect((await rates()).first_day).toBe('2026-03-06');
  for (const [day, status] of [
    ['2026-03-05', 400],
    ['2026-03-06', 200],
  ] as const) {
    expect([day, (await set(day, 7)).status]).toEqual([day, status]);
  }
});

test('a future rate can be replaced or withdrawn, with a history; of two managers the second is told', async () => {
  await set('2026-06-01', 7);
  await set('2026-06-01', 7.5);
  const { version, rates: listed } = await rates();
  expect(listed[0]).toMatchObject({ valid_from: '2026-06-01', percent: 7.5 });
  const taken = await ask(withdrawVatRate, { version, valid_from: '2026-06-01' });
  expect(taken.body.rates).toMatchObject([{ valid_from: '2018-01-01' }]);
  const second = await ask(setVatRate, { version, valid_from: '2026-06-01', percent: 9 });
  expect([second.status, second.body.detail]).toEqual([
    409,
    expect.stringMatching(/has just withdrawn this/),
  ]);
  const none = { version: taken.body.version, valid_from: '2026-07-01' };
  expect((await ask(withdrawVatRate, none)).status).toBe(404);
  expect((await set('2026-06-01', 8)).body.rates[0]).toMatchObject({ percent: 8 });
  expect((await historyOf('vat_rate')).slice(0, 4)).toMatchObject([
    { action: 'added', became: { percent: '8' } },
    { action: 'withdrawn' },
    { action: 'changed', became: { percent: '7.5' } },
    { action: 'added', became: { percent: '7', valid_from: '2026-06-01' } },
  ]);
});

test.each([-1, 51])('%d percent is refused', async (percent) => {
  const { status, body } = await set('2026-06-01', percent);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['percent']]);
});
