import { listDocuments } from '@limber/contract/desk/money/documents.ts';
import { readReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openTill } from '../../../../test/till.ts';
import { sumPay } from '../../pay/sum-pay.ts';
import { workOutPay } from '../../pay/work-out-pay.ts';
import { sumUp } from './queries.ts';
import { readSums } from './read-sums.ts';
import { sumUpTouchedDays } from './sum-up-touched-days.ts';

const { world, manager, amina, badr, book, buy, offer, sell } = await openTill();
const { db } = world;
const march = { from: '2026-03-01', to: '2026-03-31', locationCode: null };
const noura = await therapistNamed(world, 'Noura');

const fold = () => sumUpTouchedDays(db, { olderThanSeconds: 0 });
const count = async (table: 'kept_sums' | 'touched_days') => {
  const { rows } = await sql<{
    many: number;
  }>`select count(*)::int as many from ${sql.table(table)}`.execute(db);
  return rows[0]?.many ?? 0;
};
const setStatus = (id: string, status: string) =>
  world.query(`update bookings set status = '${status}' where id = '${id}'`);
const charts = async () =>
  (
    await callApi(world, readReportCharts, { from: march.from, to: march.to }, { by: manager })
  ).json();

const sessionsOf = async () =>
  (await readSums(db, march)).flatMap(({ measure, amount }) =>
    measure === 'sessions' ? [amount] : [],
  );

/** All sums of the month from what is booked and sold, whatever is kept. */
const summedAnew = () =>
  sumUp(
    db,
    ['A', 'B'].flatMap((location) =>
      Array.from({ length: 31 }, (_, at) => ({
        location,
        day: `2026-03-${String(at + 1).padStart(2, '0')}`,
      })),
    ),
  );

const inOrder = (sums: Awaited<ReturnType<typeof readSums>>) =>
  sums.map((each) => Object.values(each).join(' ')).toSorted();

interface Earning {
  readonly therapistId: number;
  readonly payMinor: number | null;
  readonly tipMinor: number;
}

/** Some days at a branch or all. */
type Days = Parameters<typeof sumPay>[1];

/** The pay of some days from each line of the month's statements, whatever is kept. */
async function payAnew({ from, to, locationCode }: Days) {
  const lines = (await workOutPay(db, { from: '2026-03-01', to: '2026-03-01' })).filter(
    ({ day, location }) =>
      day >= from && day <= to && (locationCode === null || location === locationCode),
  );
  const byTherapist = Map.groupBy(lines, ({ therapistId }) => therapistId);
  return [...byTherapist].map(([therapistId, theirs]) => {
    const sum = (isTip: boolean) =>
      theirs.reduce(
        (all, line) => all + ((line.kind === 'tip') === isTip ? line.amountMinor : 0),
        0,
      );
    const isRated = theirs.some(({ shareBasisPoints }) => shareBasisPoints !== null);
    return { therapistId, payMinor: isRated ? sum(false) : null, tipMinor: sum(true) };
  });
}

const earnings = (all: readonly Earning[]) =>
  all
    .filter(({ payMinor, tipMinor }) => payMinor !== null || tipMinor !== 0)
    .map(({ therapistId, payMinor, tipMinor }) => `${therapistId}: ${payMinor} and ${tipMinor}`)
    .toSorted();

/** What is read equals what is summed up from all rows, before and after the job. */
async function expectRight(days: Days = march) {
  const right = inOrder(await summedAnew());
  const paid = earnings(await payAnew(days));
  expect(right.length).toBeGreaterThan(0);
  expect(inOrder(await readSums(db, march))).toEqual(right);
  expect(earnings(await sumPay(db, days))).toEqual(paid);
  await fold();
  expect(await count('touched_days')).toBe(0);
  expect(inOrder(await readSums(db, march))).toEqual(right);
  expect(earnings(await sumPay(db, days))).toEqual(paid);
  return paid;
}

/** Noura's only rate, from before all sessions: 37.50 AED an hour and a share of 12.5 %. */
async function payNoura(tiers?: { by: 'sales' | 'sessions'; apply: 'all' | 'above' }) {
  await world.empty('pay_rates');
  const by = (value: string | undefined) => (value ? `'${value}'` : 'null');
  await world.query(`
    with rate as (
      insert into pay_rates (therapist_id, valid_from, per_hour_fils, share_basis_points,
        product_basis_points, set_by, set_at, tiers_by, tiers_apply)
      values (${noura}, '2026-01-01', 3750, 1250, 700, ${manager.id}, now(), ${by(tiers?.by)},
        ${by(tiers?.apply)})
      returning id
    )
    insert into pay_tiers (rate_id, reached, share_basis_points)
    select id, ${tiers?.by === 'sessions' ? 1 : 40_000}, 2175 from rate where ${tiers !== undefined}`);
}

beforeEach(async () => {
  await world.empty('bookings', 'tip_rules');
  await world.query('delete from kept_sums; delete from kept_work; delete from touched_days');
  await payNoura();
});

test('a session that is held, missed, moved, given to another client or gone is in the sums at once @REPORT-02', async () => {
  const id = await book();
  await fold();
  expect(await count('kept_sums')).toBe(0);
  await setStatus(id, 'completed');
  await expectRight();
  await setStatus(id, 'no_show');
  await expectRight();
  await setStatus(id, 'check_in');
  await expectRight();
  await world.query(`update bookings set starts_at = starts_at + interval '1 day',
    ends_at = ends_at + interval '1 day' where id = '${id}'`);
  await expectRight();
  await world.query(`update bookings set client_id = ${badr.id} where id = '${id}'`);
  await expectRight();
  const other = await book({ time: '18:00' });
  await setStatus(other, 'completed');
  await setStatus(id, 'cancelled');
  await expectRight();
});

test('when a client came first and again follows sessions before and after it @REPORT-02', async () => {
  const [first, second] = [await book({ date: '2026-03-05' }), await book({ date: '2026-03-19' })];
  await setStatus(second, 'completed');
  await fold();
  const again = async () =>
    (await readSums(db, march)).filter(({ measure }) => measure === 'again');
  expect(await again()).toMatchObject([{ day: '2026-03-19', key: 'not_yet' }]);
  await setStatus(first, 'completed');
  await expectRight();
  expect(await again()).toMatchObject([
    { day: '2026-03-05', key: 'two_weeks' },
    { day: '2026-03-19', key: 'not_yet' },
  ]);
  const visits = (await readSums(db, march)).filter(({ measure }) => measure === 'first');
  expect(visits).toMatchObject([{ day: '2026-03-05', amount: 1 }]);
  await setStatus(first, 'cancelled');
  await expectRight();
});

test('minutes, sales and refunds change the sums of their days @REPORT-02', async () => {
  const id = await book();
  const bought = await buy('Balance Package', { time: '17:00' });
  await setStatus(bought.id, 'completed');
  await expectRight();
  await world.query(
    `insert into package_entries (package_id, at, kind, minutes, balance_minutes, person_id, booking_id, value_fils, balance_fils, reason, actor_id)
     select package_id, now(), 'adjusted', -15, balance_minutes - 15, person_id, booking_id, -5000, balance_fils - 5000, 'A mistake', person_id
     from package_entries where booking_id = '${bought.id}' order by id desc limit 1`,
  );
  await expectRight();
  await setStatus(id, 'completed');
  await fold();
  const sale = await sell({
    lines: [{ booking_id: id }],
    payments: [{ method: 'cash', amount: 320 }],
  });
  await expectRight();
  const line = sale.lines[0];
  if (!line) throw new Error('The sale has no line.');
  const back = await callApi(
    world,
    refundSale,
    {
      ...{ id: sale.id, location: 'A', reason: 'Cold room', sessions: 'free' as const },
      lines: [{ line_id: line.id, amount: 100 }],
      payments: [{ method: 'cash' as const, amount: 100 }],
    },
    { by: manager },
  );
  expect(back.statusCode, back.body).toBeLessThan(300);
  await expectRight();
});

const withTiers = (['sales', 'sessions'] as const).flatMap((by) =>
  (['all', 'above'] as const).map((apply) => ({ by, apply })),
);
test.each([undefined, ...withTiers])(
  'pay is that of the statements, to the fils, with tiers %o @REPORT-02',
  async (tiers) => {
    await payNoura(tiers);
    const sessions = [
      await book({ date: '2026-03-05' }),
      await book({ date: '2026-03-05', time: '17:00' }),
      await book({ date: '2026-03-06' }, badr),
    ];
    for (const id of sessions) await setStatus(id, 'completed');
    // Two services share what the session is worth, and the parts are no whole minor units.
    await world.query(`
      insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
      select booking_id, 2, service_id, service_name, 25, 9999 from booking_lines
      where booking_id = '${sessions[1]}'`);
    await world.query(`
      update bookings set price_fils = 33333 where id = '${sessions[1]}'`);
    const partOfMonth = { from: '2026-03-06', to: '2026-03-31', locationCode: 'A' };
    const all = await expectRight();
    expect(all).toHaveLength(1);
    expect(await expectRight(partOfMonth)).not.toEqual(all);
    const bought = await buy('Balance Package', { time: '19:00' });
    await setStatus(bought.id, 'completed');
    const sale = await sell({
      lines: [{ booking_id: sessions[0] }],
      tips: [{ therapist_id: noura, amount: 15 }],
      payments: [{ method: 'cash', amount: 335 }],
    });
    await expectRight(partOfMonth);
    const back = await callApi(
      world,
      refundSale,
      {
        ...{ id: sale.id, location: 'A', reason: 'Cold room', sessions: 'free' as const },
        lines: [{ line_id: sale.lines[0]?.id ?? 0, amount: 77.77 }],
        tips: [{ therapist_id: noura, amount: 5 }],
        payments: [{ method: 'cash' as const, amount: 82.77 }],
      },
      { by: manager },
    );
    expect(back.statusCode, back.body).toBeLessThan(300);
    expect(await expectRight()).not.toEqual(all);
    await setStatus(sessions[2] ?? '', 'cancelled');
    await expectRight();
    await expectRight(partOfMonth);
    await world.query(`insert into tip_rules values ('2026-01-01', true, ${manager.id}, now())`);
    await expectRight();
  },
);

test('a therapist without a rate of pay has none, whatever is kept of their work', async () => {
  await world.empty('pay_rates');
  await setStatus(await book(), 'completed');
  expect(await expectRight()).toEqual([]);
});

test('a new rate of VAT changes what sessions since its day are worth @REPORT-02', async () => {
  await setStatus(await book(), 'completed');
  await fold();
  await world.query(`insert into vat_rates (valid_from, basis_points) values ('2026-03-02', 1000)`);
  await expectRight();
  await world.query(`delete from vat_rates where valid_from > '2018-01-01'`);
  await expectRight();
});

test('the figures are those of invoices less credit notes, to the fils @REPORT-01', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  const product = await offer('Balance Package', 600);
  await sell({ lines: [{ ...product.line, price: product.price - 7.35, reason: 'A regular' }] });
  const sold = sale.lines[0];
  if (!sold) throw new Error('The sale has no line.');
  const part = {
    ...{ id: sale.id, location: 'A', reason: 'Too much' },
    lines: [{ line_id: sold.id, amount: 33.25 }],
    payments: [{ method: 'cash' as const, amount: 33.25 }],
  };
  expect((await callApi(world, refundSale, part, { by: manager })).statusCode).toBeLessThan(300);
  const listed = (await callApi(world, listDocuments, { location: 'A' }, { by: manager })).json();
  const byHand = listed.results.reduce(
    (sum: number, { kind, total }: { kind: string; total: number }) =>
      sum + (kind === 'invoice' ? 1 : -1) * Math.round(total * 100),
    0,
  );
  for (const round of ['before', 'after'] as const) {
    const { sold: figure, days, sentence } = await charts();
    expect(Math.round(figure * 100), round).toBe(byHand);
    expect(days.find(({ day }: { day: string }) => day === '2026-03-04').sold).toBe(figure);
    expect(sentence).toContain(figure.toLocaleString('en-US', { minimumFractionDigits: 2 }));
    await fold();
  }
});

test('two check-ins of a day do not wait for each other, nor for the job @REPORT-02', async () => {
  const [one, other] = [await book(), await book({ time: '17:30' }, badr)];
  await fold();
  const first = await db.startTransaction().execute();
  await sql`update bookings set status = 'check_in' where id = ${one}::uuid`.execute(first);
  // Each would end by the time limit of a lock if it had to wait.
  await setStatus(other, 'check_in');
  await fold();
  await first.commit().execute();
  expect(await count('touched_days')).toBeGreaterThan(0);
  await expectRight();
  expect(await sessionsOf()).toEqual([2]);
});

test('the job leaves days alone whose marks are young @REPORT-02', async () => {
  await setStatus(await book(), 'completed');
  await sumUpTouchedDays(db);
  expect(await count('kept_sums')).toBe(0);
  expect(await count('touched_days')).toBeGreaterThan(0);
  expect(await sessionsOf()).toEqual([1]);
});

test('charts say who came, when, by what way, and what runs out', async () => {
  const id = await book({}, amina);
  await setStatus(id, 'completed');
  await buy('Balance Package', { time: '17:00' }, badr);
  await world.query(`update owned_packages set expires_on = '2026-03-20'`);
  const { hours, sources, again, running_out, therapists, to, before } = await charts();
  expect(to).toBe('2026-03-04');
  expect(before).toEqual({ from: '2026-02-01', to: '2026-02-04' });
  expect(running_out).toEqual([{ week: '2026-03-16', packages: 1, minutes: expect.any(Number) }]);
  expect({ hours, sources, therapists }).toEqual({ hours: [], sources: [], therapists: [] });
  expect(again).toHaveLength(6);
  world.clock.set('2026-03-06T10:00:00+04:00');
  const later = await charts();
  expect(later.hours).toEqual([{ weekday: 4, hour: 14, minutes: 60, therapists: 1 }]);
  expect(later.sources).toEqual([{ source: 'site', sessions: 1 }]);
  expect(later.therapists).toMatchObject([
    { therapist: 'Noura Al Hashimi', sessions: 1, minutes: 60 },
  ]);
  world.clock.set('2026-03-04T10:00:00+04:00');
});
