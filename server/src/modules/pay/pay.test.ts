import { checkInBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import {
  closePayMonth,
  downloadPay,
  type PayLine,
  readOwnPay,
  readPayMonth,
  readPayRules,
  readPayStatement,
  setPayRules,
} from '@limber/contract/desk/money/pay.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { payForSale, refundSale, sellAtTill } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { setPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { asTherapist, therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, desk, manager, book, sell, openAnew } = await openTill();
const { ask, historyOf } = await openManaging(world);
const [noura, omar] = [await therapistNamed(world, 'Noura'), await therapistNamed(world, 'Omar')];
const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const month = '2026-03';
let oil = 0;

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  await world.empty('pay_months', 'pay_rates', 'tip_rules');
  const { rows } = await world.query<{ id: number }>(`
    insert into retail_products (name, price_fils) values ('Oil ' || gen_random_uuid(), 10500)
    returning id`);
  oil = rows[0]?.id ?? 0;
  await set({ valid_from: '2026-03-04', per_hour: 60, share_percent: 10, product_percent: 5 });
});

const payOf = async (id: number) => {
  const { body } = await ask(readPayMonth, { month });
  return body.therapists.find((each: { therapist_id: number }) => each.therapist_id === id);
};
const statement = async (asked = month, id = noura) =>
  (await ask(readPayStatement, { id, month: asked })).body;
const set = async (rate: Omit<Tried<typeof setPay>, 'id' | 'version'>, id = noura) => {
  const { rows } = await world.query<{ version: number }>(
    `select pay_version as version from therapists where id = ${id}`,
  );
  return ask(setPay, { id, version: rows[0]?.version ?? 0, ...rate } as never);
};
/** A session of Noura on 5 March at 14:00 for 320 AED, held and paid. */
async function hold(): Promise<{ id: string; sale: Sale }> {
  const id = await book();
  await callApi(world, checkInBooking, { id, version: 1 }, { by: desk });
  const sale = await sell({ lines: [{ booking_id: id }], payments: cash(320) });
  return { id, sale };
}
const advised = (pieces = 1, by = noura) =>
  sell({
    client_id: undefined,
    lines: [{ product_id: oil, pieces, advised_by: by }],
    payments: cash(105 * pieces),
  });
const refund = (sale: Sale, amount: number, more = {}) =>
  callApi(
    world,
    refundSale,
    {
      ...{ id: sale.id, location: 'A', reason: 'Unhappy', payments: cash(amount) },
      lines: [{ line_id: sale.lines[0]?.id ?? 0, amount, ...more }],
    } as never,
    { by: manager },
  );
const kinds = (lines: PayLine[]) =>
  lines.map(({ kind, minutes, base, percent, amount, corrects }) => [
    ...[kind, minutes, base, percent, amount, corrects],
  ]);

test('a statement has each session, product, refund and tip with its rate, base and amount, and adds up to the fils @PAY-01', async () => {
  const { id, sale } = await hold();
  const bottle = await advised(2);
  await refund(bottle, 105, { pieces: 1 });
  await refund(sale, 50);
  await sell({ lines: [], tips: [{ therapist_id: noura, amount: 20 }], payments: cash(20) });
  const said = await statement();
  // 60 an hour and 10 % of 320 / 1.05; 5 % of 210 / 1.05; what 105 and 50 were without VAT.
  expect(kinds(said.lines)).toEqual([
    ['product', 0, 200, 5, 10, null],
    ['refund', 0, -100, 5, -5, null],
    ['tip', 0, 20, null, 20, null],
    ['session', 60, 304.76, 10, 90.48, null],
    ['refund', 0, -47.62, 10, -4.76, null],
  ]);
  expect(said).toMatchObject({
    ...{ sessions: 90.48, products: 10, refunds: -9.76, tips: 20, corrections: 0, total: 110.72 },
    ...{ state: 'next', closed: null, therapist: 'Noura Al Hashimi' },
  });
  expect(said.lines[3]).toMatchObject({ name: 'Stretching', client: 'Amina H', booking_id: id });
  expect(said.lines[0].document).toMatch(/^INV-A-/);
  expect(await payOf(noura)).toMatchObject({ sessions: 90.48, total: 110.72 });
  const report = (await ask(readStudioReport, { from: '2026-03-01', to: '2026-03-31' })).body;
  expect(report.therapists).toMatchObject([{ therapist_id: noura, tips: 20, pay: 90.72 }]);
});

test('the file has every line, in the language of the reader', async () => {
  await advised();
  const { body } = await callApi(world, downloadPay, { month, therapist: noura }, { by: manager });
  const [head, line] = body.slice(1).trim().split('\r\n');
  expect(head).toBe(
    'Therapist,Day,Branch,Kind,Service or product,Client,Invoice,Minutes,Base without VAT,Per hour,Percent,Amount,Corrects',
  );
  expect(line).toMatch(/^Noura Al Hashimi,2026-03-04,A,Product,Oil .+,,INV-A-\d+,0,100,,5,5,$/);
  const none = await callApi(world, downloadPay, { month, therapist: omar }, { by: manager });
  expect(none.body.trim().split('\r\n')).toHaveLength(1);
});

test('tiers, and shares of one service and one product, are set with a rate and refused when they contradict @PAY-02', async () => {
  const steps = [{ reached: 200, percent: 20 }];
  const rate = {
    ...{ valid_from: '2026-03-04', per_hour: 0, share_percent: 10, product_percent: 5 },
    tiers: { by: 'sales' as const, apply: 'above' as const, steps },
    products: [{ id: oil, percent: 8 }],
  };
  const { status, body } = await set(rate);
  expect([status, body.rates[0]]).toMatchObject([200, { ...rate, services: [] }]);
  await hold();
  await advised();
  // The oil came first: 100 of 200 are reached, then 100 at 10 % and 204.76 at 20 %.
  expect(kinds((await statement()).lines)).toEqual([
    ['product', 0, 100, 8, 8, null],
    ['session', 60, 100, 10, 10, null],
    ['session', 0, 204.76, 20, 40.95, null],
  ]);
  const wrong = async (more: object) => {
    const refused = await set({ ...rate, ...more } as never);
    return [refused.status, Object.keys(refused.body.fields ?? {})];
  };
  expect(await wrong({ tiers: { ...rate.tiers, steps: [...steps, ...steps] } })).toEqual([
    400,
    ['tiers'],
  ]);
  expect(
    await wrong({ tiers: { by: 'sessions', apply: 'all', steps: [{ reached: 1.5, percent: 1 }] } }),
  ).toEqual([400, ['tiers']]);
  expect(await wrong({ products: [{ id: 999_999, percent: 1 }] })).toEqual([400, ['products']]);
  expect(
    await wrong({
      services: [
        { id: 1, percent: 1 },
        { id: 1, percent: 2 },
      ],
    }),
  ).toEqual([400, ['services']]);
  expect((await historyOf('pay_rate', noura))[0].became.tiers).toMatch(/200: 20%/);
});

test('a month is closed once, in its order, and says who closed it and when', async () => {
  await advised();
  const early = await ask(closePayMonth, { month });
  expect([early.status, early.body.detail]).toEqual([
    409,
    'A month is closed when its last day is over.',
  ]);
  world.clock.set('2026-04-02T10:00:00+04:00');
  const { status, body } = await ask(closePayMonth, { month });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ state: 'closed', total: 5, closed: { by: expect.any(String) } },
    closed: { at: '2026-04-02T06:00:00.000Z' },
  });
  const again = await ask(closePayMonth, { month });
  expect([again.status, again.body.detail]).toEqual([
    409,
    expect.stringMatching(/has closed this month already/),
  ]);
  const before = await ask(closePayMonth, { month: '2026-02' });
  expect([before.status, before.body.detail]).toEqual([409, expect.stringMatching(/stays open/)]);
  world.clock.set('2026-06-02T10:00:00+04:00');
  const jumped = await ask(closePayMonth, { month: '2026-05' });
  expect([jumped.status, jumped.body.detail]).toEqual([
    409,
    'Please close the months before it first.',
  ]);
  expect((await historyOf('pay_month', month as never))[0]).toMatchObject({ action: 'closed' });
});

test('after closing, a refund and an undone session are in the next month, and the closed one stays as it was @PAY-03', async () => {
  const { id } = await hold();
  const bottle = await advised();
  await openAnew('2026-04-01T10:00:00+04:00');
  await ask(closePayMonth, { month });
  const closed = await statement();
  expect(closed).toMatchObject({ state: 'closed', total: 95.48 });
  await refund(bottle, 105, { pieces: 1 });
  await world.query(`update bookings set status = 'no_show' where id = '${id}'`);
  expect(await statement()).toEqual(closed);
  const april = await statement('2026-04');
  expect(april).toMatchObject({ refunds: -5, corrections: -90.48, total: -95.48 });
  expect(kinds(april.lines)).toEqual([
    ['refund', 0, -100, 5, -5, null],
    ['session', -60, -304.76, 10, -90.48, month],
  ]);
  expect((await statement('2026-05')).lines).toEqual([]);
  world.clock.set('2026-05-02T10:00:00+04:00');
  expect((await ask(closePayMonth, { month: '2026-04' })).body.total).toBe(-95.48);
  expect((await statement('2026-05')).lines).toEqual([]);
  await expect(world.query('update pay_lines set amount_fils = 0')).rejects.toThrow(/append-only/);
});

test('tips are shared by the minutes of the day from the day on which the studio says so @PAY-04', async () => {
  await hold();
  const { body } = await ask(readPayRules);
  expect(body).toMatchObject({ therapists_see: false, tips_shared: false, tips_from: null });
  const rules = { version: body.version, therapists_see: true, tips_shared: true };
  const past = await ask(setPayRules, { ...rules, tips_from: '2026-03-03' });
  expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['tips_from']]);
  const { status } = await ask(setPayRules, { ...rules, tips_from: '2026-03-05' });
  expect(status).toBe(200);
  expect((await ask(setPayRules, { ...rules, tips_from: '2026-03-05' })).status).toBe(409);
  const tip = { lines: [], tips: [{ therapist_id: omar, amount: 30 }], payments: cash(30) };
  await sell(tip);
  await openAnew('2026-03-05T10:00:00+04:00');
  await sell(tip);
  expect([(await payOf(omar)).tips, (await payOf(noura)).tips]).toEqual([30, 30]);
  const ownTips = async (id: number, date: string) =>
    (await callApi(world, readOwnDay, { date }, { by: await asTherapist(world, id) })).json().tips;
  expect(await ownTips(omar, '2026-03-05')).toEqual({ day: 0, month: 30, shared: true });
  expect(await ownTips(noura, '2026-03-05')).toEqual({ day: 30, month: 30, shared: true });
  expect(await ownTips(noura, '2026-03-04')).toEqual({ day: 0, month: 0, shared: false });
  expect((await historyOf('pay_rules'))[0].became).toMatchObject({ tips_shared: 'true' });
});

test('tips of one sale to several therapists stay with each, and one that is given back leaves only theirs, on its day', async () => {
  const { sale } = await hold();
  const give = (tips: { therapist_id: number; amount: number }[], amount: number) =>
    callApi(
      world,
      payForSale,
      { id: sale.id, location: 'A', payments: cash(amount), tips } as never,
      { by: manager },
    );
  const both = [
    { therapist_id: noura, amount: 20 },
    { therapist_id: omar, amount: 10 },
  ];
  expect((await give(both, 30)).statusCode).toBe(200);
  expect([(await payOf(noura)).tips, (await payOf(omar)).tips]).toEqual([20, 10]);
  const { version } = (await ask(readPayRules)).body;
  const rules = { version, therapists_see: true, tips_shared: true, tips_from: '2026-03-05' };
  expect((await ask(setPayRules, rules)).status).toBe(200);
  await openAnew('2026-03-05T15:00:00+04:00');
  expect((await give([{ therapist_id: omar, amount: 60 }], 60)).statusCode).toBe(200);
  // Noura held the only session of that day.
  expect([(await payOf(noura)).tips, (await payOf(omar)).tips]).toEqual([80, 10]);
  const back = { id: sale.id, location: 'A', reason: 'Wished', lines: [], payments: cash(60) };
  const tips = [{ therapist_id: omar, amount: 60 }];
  const reply = await callApi(world, refundSale, { ...back, tips } as never, { by: manager });
  expect(reply.statusCode, reply.body).toBe(200);
  expect([(await payOf(noura)).tips, (await payOf(omar)).tips]).toEqual([20, 10]);
});

test('a therapist reads their own statement where the studio shows it, and nobody else’s @PAY-05', async () => {
  await advised();
  const by = await asTherapist(world, noura);
  const own = () => callApi(world, readOwnPay, { month }, { by });
  await world.query('update settings set therapists_see_pay = false');
  const hidden = await own();
  expect([hidden.statusCode, hidden.json().detail]).toEqual([
    404,
    'Your studio does not show statements of pay here.',
  ]);
  await world.query('update settings set therapists_see_pay = true');
  expect((await own()).json()).toMatchObject({ therapist_id: noura, total: 5 });
  for (const [route, args] of [
    [readPayStatement, { id: omar, month }],
    [readPayMonth, { month }],
  ] as const) {
    expect((await callApi(world, route, args as never, { by })).statusCode).toBe(403);
    expect((await callApi(world, route, args as never, { by: desk })).statusCode).toBe(403);
  }
  expect((await ask(readPayStatement, { id: 999_999, month })).status).toBe(404);
});

test('an adviser is a therapist, and only products have one', async () => {
  const sold = (line: object) =>
    callApi(world, sellAtTill, { location: 'A', lines: [line], payments: cash(105) } as never, {
      by: desk,
    });
  const refused = await sold({ product_id: oil, advised_by: 999_999 });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['lines']]);
  const { lines } = await advised();
  expect(lines[0]).toMatchObject({ advised_by: noura, price: 105 });
});
