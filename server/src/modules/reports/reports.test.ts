import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { refundSale, sellAtTill, voidSale } from '@limber/contract/desk/money/till.ts';
import { REPORT_NO_SHOWS } from '@limber/contract/terms/reports.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import { therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, manager, desk, amina, badr, book, tryToBook, buy, offer, sell, openAnew } =
  await openTill();
const noura = await therapistNamed(world, 'Noura');
const march = { from: '2026-03-01', to: '2026-03-31' };

const report = async (asked: Tried<typeof readStudioReport> = {}) =>
  (await callApi(world, readStudioReport, { ...march, ...asked }, { by: manager })).json();
const file = (asked: Tried<typeof downloadReport>) =>
  callApi(world, downloadReport, { ...march, ...asked }, { by: manager });
const setStatus = (id: string, status: string) =>
  world.query(`update bookings set status = '${status}' where id = '${id}'`);

test('a day’s sales, takings and VAT are listed by day and branch, and in total', async () => {
  const { line, price } = await offer('Balance Package', 600);
  const half = price / 2;
  await sell({
    lines: [line],
    tips: [{ therapist_id: noura, amount: 20 }],
    payments: [
      { method: 'cash', amount: half },
      { method: 'terminal', amount: half + 20, reference: '4711' },
    ],
  });
  const sums = {
    sold: price,
    credited: 0,
    vat: Math.round((price * 100 * 5) / 105) / 100,
    cash: half,
    terminal: half + 20,
    transfer: 0,
    credit: 0,
    online: 0,
    paid_in: 0,
    tips: 20,
    rounding: 0,
    gift_card: 0,
    gift_cards_sold: 0,
  };
  const { takings, total, therapists } = await report();
  expect(takings).toEqual([{ day: '2026-03-04', location: 'A', ...sums }]);
  expect(total).toEqual(sums);
  expect(therapists).toMatchObject([{ therapist_id: noura, sessions: 0, tips: 20, pay: null }]);
  expect((await report({ location: 'B' })).takings).toEqual([]);
  expect((await report({ from: '2026-03-05' })).total.sold).toBe(0);
});

test('VAT is listed by rate, the highest first, whatever was sold first', async () => {
  const { line } = await offer('Starter Package');
  for (const basisPoints of [500, 1500, 0, 1000]) {
    await world.query(`delete from vat_rates where valid_from > '2018-01-01';
      insert into vat_rates (valid_from, basis_points) values ('2026-03-01', ${basisPoints})`);
    await sell({ lines: [line] });
  }
  await openAnew('2026-03-05T10:00:00+04:00');
  await world.query(`update vat_rates set basis_points = 2000 where valid_from > '2018-01-01'`);
  await sell({ lines: [line] });
  world.clock.set(TEST_NOW);
  await world.query(`delete from vat_rates where valid_from > '2018-01-01'`);
  const { vat } = await report();
  expect(vat.map(({ percent }: { percent: number }) => percent)).toEqual([20, 15, 10, 5, 0]);
});

test('a voided sale is credited, and its VAT is deducted', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  const voided = { id: sale.id, location: 'A', reason: 'A mistake' };
  const undone = await callApi(world, voidSale, voided, { by: manager });
  expect(undone.statusCode, undone.body).toBeLessThan(300);
  const { total } = await report();
  expect(total).toMatchObject({ sold: price, credited: price, vat: 0, cash: 0 });
});

test('each therapist has the sessions held, their value, and the pay by the rates of the days', async () => {
  await setStatus(await book(), 'completed');
  await setStatus(await book({ time: '15:30' }, badr), 'no_show');
  const bought = await buy('Balance Package', { time: '17:00' });
  await setStatus(bought.id, 'check_in');
  const value = async () => (await report()).therapists[0];
  expect(await value()).toMatchObject({
    therapist: 'Noura Al Hashimi',
    ...{ sessions: 2, minutes: 120, no_shows: 1, pay: null },
  });
  const before = (await value()).value;
  expect(before).toBeGreaterThan(0);
  await world.query(
    `insert into pay_rates (therapist_id, valid_from, valid_to, per_hour_fils, share_basis_points, set_by, set_at)
     values (${noura}, '2026-03-01', '2026-03-31', 6000, 1000, ${manager.id}, now())`,
  );
  expect((await value()).pay).toBeCloseTo(120 + Math.round(before * 10) / 100, 5);
  await world.query(`update pay_rates set valid_to = '2026-03-02'`);
  expect((await value()).pay).toBeNull();
  await world.query('delete from pay_rates');
});

test("a member's session is worth what it cost them, and a no-show has that price", async () => {
  await buy('Balance Package', { date: '2026-03-17' });
  const { id } = (await tryToBook({ total_price: 288 })).json();
  await setStatus(id, 'completed');
  expect((await report()).therapists).toMatchObject([{ sessions: 1, value: 274.29 }]);
  await setStatus(id, 'no_show');
  expect((await report()).missed).toMatchObject([{ booking_id: id, price: 288 }]);
});

test('a session that was sold for less is worth that, and a free one nothing', async () => {
  const id = await book();
  await setStatus(id, 'completed');
  const worth = async () => (await report()).therapists[0].value;
  expect(await worth()).toBe(304.76);
  const lines = [{ booking_id: id, price: 272, reason: 'A regular' }];
  const sold = { location: 'A', client_id: amina.id, lines };
  const payments = [{ method: 'cash', amount: 272 } as const];
  const sale = (await callApi(world, sellAtTill, { ...sold, payments }, { by: manager })).json();
  expect(await worth()).toBe(259.05);
  const back = { id: sale.id, location: 'A', reason: 'Cold room', sessions: 'free' as const };
  const all = { ...back, lines: [{ line_id: sale.lines[0].id, amount: 272 }], payments };
  expect((await callApi(world, refundSale, all, { by: manager })).statusCode).toBeLessThan(300);
  expect(await worth()).toBe(0);
});

test('no-shows are listed with what they would have cost', async () => {
  const id = await book();
  await setStatus(id, 'no_show');
  const { missed } = await report();
  expect(missed).toEqual([
    {
      booking_id: id,
      starts_at: '2026-03-05T10:00:00.000Z',
      location: 'A',
      client: 'Amina Haddad',
      therapist: 'Noura Al Hashimi',
      services: 'Stretching',
      price: expect.any(Number),
      package_minutes: null,
    },
  ]);
  const { body, headers } = await file({ table: 'missed' });
  expect(headers['content-type']).toContain('text/csv');
  expect(body).toContain('2026-03-05,14:00,A,Amina Haddad,Noura Al Hashimi,Stretching,');
});

test('the page lists a thousand no-shows, and the file all of them', async () => {
  const id = await book();
  const { rows } = await world.query<{ columns: string }>(`
    select string_agg(column_name, ', ') as columns from information_schema.columns
    where table_name = 'bookings' and is_generated = 'NEVER'`);
  const columns = rows[0]?.columns;
  await world.query(`
    insert into bookings (${columns}) select ${columns} from (
      select (jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'status', 'no_show',
        'starts_at', b.starts_at - n * interval '2 hours', 'ends_at', b.ends_at - n * interval '2 hours'
      ))).* from bookings b, generate_series(1, ${REPORT_NO_SHOWS + 1}) as n where b.id = '${id}'
    ) as missed`);
  const days = { from: '2025-11-01', to: '2026-03-31' };
  const { missed } = await report(days);
  expect(missed).toHaveLength(REPORT_NO_SHOWS);
  const lines = (await file({ table: 'missed', ...days })).body.trim().split('\r\n');
  expect(lines).toHaveLength(1 + REPORT_NO_SHOWS + 1);
});

test('a member’s discount is deducted once', async () => {
  const id = await book();
  const reduced = `update bookings set price_fils = 28800, discount_fils = 3200 where id = '${id}'`;
  await world.query(reduced);
  await setStatus(id, 'no_show');
  expect((await report()).missed[0].price).toBe(288);
  await setStatus(id, 'completed');
  expect((await report()).therapists[0].value).toBe(274.29);
});

test('a table is a file that no spreadsheet takes for formulas', async () => {
  await world.db
    .updateTable('accounts')
    .set({ first_name: '=HYPERLINK("http://x")' })
    .where('id', '=', amina.id)
    .execute();
  await setStatus(await book(), 'no_show');
  const { body } = await file({ table: 'missed' });
  expect(body).toContain(`"'=HYPERLINK(""http://x"") Haddad"`);
  await world.db
    .updateTable('accounts')
    .set({ first_name: 'Amina' })
    .where('id', '=', amina.id)
    .execute();
});

test('the liability is that of the last day, in total and by package', async () => {
  const bought = await buy('Balance Package');
  const { owed } = await report();
  expect(owed).toMatchObject({ minutes: 540, value: 2357.14, packages: 1, credit: 0 });
  const lines = (await file({ table: 'owed' })).body.trim().split('\r\n');
  expect(lines[1]).toBe(
    `${amina.id},Amina Haddad,${bought.package.id},Balance Package,${owed.minutes},${owed.value}`,
  );
  expect((await report({ from: '2026-02-01', to: '2026-02-28' })).owed.packages).toBe(0);
  for (const table of ['takings', 'therapists'] as const) {
    expect((await file({ table })).statusCode).toBe(200);
  }
});

test('an Arabic reader has headings, services and packages in Arabic, in the file and on the page', async () => {
  await setStatus(await book(), 'no_show');
  await buy('Balance Package', { time: '18:00' });
  const by = manager;
  const headers = { 'accept-language': 'ar' };
  const read = async (table: 'missed' | 'owed' | 'takings' | 'therapists') =>
    (await callApi(world, downloadReport, { ...march, table }, { by, headers })).body;
  expect(await read('takings')).toContain('اليوم,الفرع,المبيعات');
  expect(await read('therapists')).toContain('نورة');
  const missed = await read('missed');
  expect(missed).toContain('العميل');
  expect(missed).not.toContain('Stretching');
  expect(await read('owed')).toMatch(/رقم العميل,العميل,رقم الباقة.*Amina Haddad,\d+,باقة/s);
  const shown = await callApi(world, readStudioReport, march, { by, headers });
  expect(shown.json().missed[0].services).not.toContain('Stretching');
});

test('days that a report cannot have are refused by field; only managers ask', async () => {
  const refused = await report({ from: '2026-03-05', to: '2026-03-04' });
  expect(refused.fields).toEqual({ to: 'The last day is before the first.' });
  const long = (await file({ table: 'takings', from: '2024-01-01' })).json();
  expect(long.fields).toEqual({ to: 'A report covers at most 366 days.' });
  const reply = await callApi(world, readStudioReport, march, { by: desk });
  expect(reply.statusCode).toBe(403);
});
