import { replaceDocument } from '@limber/contract/desk/money/documents.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { afterEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { callApi } from '../../../test/call-api.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import { openTill } from '../../../test/till.ts';

const { world, desk, manager, offer, openAnew, sell } = await openTill();
const { ask } = await openManaging(world);
const march = { from: '2026-03-01', to: '2026-03-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };

afterEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query(`truncate tax_categories; update locations set emirate = 'dubai'
    where code in ('A', 'B')`);
});

const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const categories = () =>
  world.query(`
    insert into tax_categories (product_id, valid_from, category, set_by, set_at)
    select id, '2026-01-01', case name when 'Balance Package' then 'zero_rated' else 'exempt' end,
      ${manager.id}, now()
    from package_products where name in ('Balance Package', 'Performance Package')`);
const boxes = async (days = march) => (await ask(readStudioReport, days)).body.tax_return;
const named = (lines: { box: string; net: number; vat: number }[]) =>
  lines.map(({ box, net, vat }) => [box, net, vat]);

/** One sale of a standard-rated, a zero-rated and an exempt package. */
async function sellMixed(): Promise<Sale> {
  await categories();
  const offers = [
    await offer('Starter Package'),
    await offer('Balance Package'),
    await offer('Performance Package'),
  ];
  const total = offers.reduce((sum, { price }) => sum + price, 0);
  return sell({ lines: offers.map(({ line }) => line), payments: cash(total) });
}
async function refund(sale: Sale, at: number, amount: number) {
  const lines = [{ line_id: sale.lines[at]?.id, amount, minutes: 0 }];
  const asked = { id: sale.id, location: 'A', reason: 'Ill', payments: cash(amount), lines };
  const reply = await callApi(world, refundSale, asked as never, { by: manager });
  expect(reply.statusCode, reply.body).toBe(200);
}

test('a mixed sale is in its boxes, standard-rated supplies in that of the emirate @MONEY-15', async () => {
  const sale = await sellMixed();
  const [standard, zero, exempt] = sale.lines.map(({ price, vat }) => [price - vat, vat]);
  const net = sale.total - sale.vat;
  expect(named(await boxes())).toEqual([
    ['1b', standard?.[0], standard?.[1]],
    ['4', zero?.[0], 0],
    ['5', exempt?.[0], 0],
    ['8', net, sale.vat],
  ]);
  await world.query(`update locations set emirate = 'abu_dhabi' where code = 'A'`);
  expect((await boxes())[0].box).toBe('1a');
  await world.query(`update locations set emirate = null where code = 'A'`);
  expect((await boxes())[0].box).toBe('1');
});

test('as a file the boxes say what they are for', async () => {
  const sale = await sellMixed();
  const asked = { ...march, table: 'return' as const };
  const file = await callApi(world, downloadReport, asked, { by: manager });
  const rows = file.body.trim().split('\r\n');
  const [standard] = sale.lines;
  const net = ((standard?.price ?? 0) * 100 - (standard?.vat ?? 0) * 100) / 100;
  expect(rows[1]).toBe(`1b,"Standard-rated, Dubai",5,${net},${standard?.vat},0,0`);
  expect(rows.slice(2).map((row) => row.split(',').slice(0, 2))).toEqual([
    ['4', 'Zero-rated'],
    ['5', 'Exempt'],
    ['8', 'In all'],
  ]);
});

test('the boxes of a period add up to its invoices less its credit notes, to the fils @MONEY-15', async () => {
  const sale = await sellMixed();
  await refund(sale, 0, 33.33);
  await openAnew('2026-03-31T10:00:00+04:00');
  const buyer = { name: 'Palm Trading', address: 'Airport Road', trn: '100000000000011' };
  const number = sale.documents[0]?.number ?? '';
  await callApi(world, replaceDocument, { number, buyer }, { by: desk });
  await openAnew('2026-04-02T10:00:00+04:00');
  await refund(sale, 0, 10.01);
  await refund(sale, 1, 7.77);
  const { line } = await offer('Starter Package');
  const other = await sell({ lines: [line], buyer });
  await callApi(
    world,
    replaceDocument,
    { number: other.documents[0]?.number ?? '', buyer },
    { by: desk },
  );
  for (const days of [march, april, { ...march, to: april.to }]) {
    const { rows } = await world.query<{ gross: number; vat: number; count: number }>(`
      select sum(case kind when 'invoice' then gross_fils else -gross_fils end)::int as gross,
        sum(case kind when 'invoice' then vat_fils else -vat_fils end)::int as vat
      from tax_documents where (issued_at at time zone 'Asia/Dubai')::date
        between '${days.from}' and '${days.to}'`);
    const all = (await boxes(days)).at(-1);
    const minor = (...amount: number[]) =>
      amount.reduce((sum, each) => sum + Math.round(each * 100), 0);
    expect(minor(all.net, all.vat, all.adjusted_net, all.adjusted_vat)).toBe(rows[0]?.gross);
    expect(minor(all.vat, all.adjusted_vat)).toBe(rows[0]?.vat);
  }
  const [first, zero] = await boxes(april);
  expect([first.box, first.adjusted_net + first.adjusted_vat]).toEqual(['1b', -10.01]);
  expect([zero.box, zero.net, zero.adjusted_net]).toEqual(['4', 0, -7.77]);
  expect((await boxes()).every((each: typeof first) => each.adjusted_net === 0)).toBe(true);
});
