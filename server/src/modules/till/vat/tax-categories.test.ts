import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import {
  mailDocument,
  printDocument,
  readDocument,
} from '@limber/contract/desk/money/documents.ts';
import { readDayReport } from '@limber/contract/desk/money/drawers.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale, TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import {
  listTaxCategories,
  setTaxCategory,
  type TaxedThing,
  withdrawTaxCategory,
} from '@limber/contract/desk/studio/tax-categories.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { productNamed } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { serviceNamed } from '../../../../test/people.ts';
import { openTill } from '../../../../test/till.ts';

const { world, amina, desk, manager, book, offer, openAnew, sell } = await openTill();
const { ask, historyOf } = await openManaging(world);

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  await world.query(`update settings set trn = '100000000000003'`);
});
afterEach(() => world.empty('tax_categories'));

const read = async () => (await ask(listTaxCategories)).body;
const thing = (things: readonly TaxedThing[], name: string) =>
  things.find((each) => each.name.en === name);
interface Chosen {
  services?: string[];
  packages?: string[];
  from?: string;
}
const set = async (category: TaxCategory, { services = [], packages = [], from }: Chosen) => {
  const { version, things } = await read();
  const idsOf = (names: string[]) =>
    names.map((name) => thing(things, name)?.id ?? 0).filter((id) => id > 0);
  return ask(setTaxCategory, {
    ...{ version, category, valid_from: from ?? '2026-03-04' },
    ...{ services: idsOf(services), packages: idsOf(packages), products: [] },
  });
};
const cash = (amount: number) => [{ method: 'cash' as const, amount }];

/** An hour of which half an hour is stretching and half an hour something else. */
async function bookMixed(price = 350): Promise<string> {
  const id = await book();
  const other = await serviceNamed(world, 'Cupping');
  await world.query(`
    update bookings set price_fils = ${price * 100} where id = '${id}';
    update booking_lines set price_fils = 20000, lasts_minutes = 30 where booking_id = '${id}';
    insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
    values ('${id}', 2, ${other}, 'Cupping', 30, 15000)`);
  return id;
}
const linesOf = ({ lines }: Sale) =>
  lines.map(({ name, price, vat, tax }) => [name, price, vat, tax]);
const documentOf = async (sale: Sale) => {
  const number = sale.documents.at(-1)?.number ?? '';
  return (await callApi(world, readDocument, { number }, { by: desk })).json();
};
const printed = async (sale: Sale) => {
  const number = sale.documents.at(-1)?.number ?? '';
  const { rawPayload } = await callApi(world, printDocument, { number }, { by: desk });
  const pdf = await getDocumentProxy(Uint8Array.from(rawPayload));
  return (await extractText(pdf, { mergePages: true })).text;
};

test('a session of services that are taxed differently has a line for each category, everywhere @MONEY-11', async () => {
  await set('zero_rated', { services: ['Cupping'] });
  const sale = await sell({ lines: [{ booking_id: await bookMixed() }], payments: cash(350) });
  expect(linesOf(sale)).toEqual([
    ['Stretching, 30 min', 200, 9.52, 'standard'],
    ['Cupping, 30 min', 150, 0, 'zero_rated'],
  ]);
  expect([sale.total, sale.vat]).toEqual([350, 9.52]);
  expect((await documentOf(sale)).lines).toMatchObject([
    { item: 'Stretching, 30 min', vat_percent: 5, tax: 'standard' },
    { item: 'Cupping, 30 min', vat_percent: 0, tax: 'zero_rated' },
  ]);
  const text = await printed(sale);
  for (const words of [
    'Simplified Tax Invoice',
    '190.48 5% 9.52 200.00',
    '150.00 0% 0.00 150.00',
    'Standard-rated 5%, net 190.48 AED',
    'Zero-rated, net 150.00 AED',
    'خاضع لنسبة الصفر',
    '340.48 AED',
  ]) {
    expect(text).toContain(words);
  }
  world.mails.length = 0;
  const number = sale.documents[0]?.number ?? '';
  await callApi(world, mailDocument, { number }, { by: desk });
  await world.runJobs();
  const [mail] = world.mails.filter(({ to }) => JSON.stringify(to).includes(amina.email));
  expect(mail?.text).toContain('Standard-rated 5%, net: 190.48 AED.');
  expect(mail?.text).toContain('Zero-rated, net: 150.00 AED.');
  expect(mail?.text).toContain('Total with VAT: 350.00 AED.');
  const { rows } = await world.query<{ id: number }>('select id from drawer_sessions');
  const id = rows[0]?.id ?? 0;
  const day = await callApi(world, readDayReport, { id, location: 'A' }, { by: desk });
  expect(day.json().vat).toEqual([
    { percent: 5, tax: 'standard', net: 190.48, vat: 9.52 },
    { percent: 0, tax: 'zero_rated', net: 150, vat: 0 },
  ]);
  const march = { from: '2026-03-04', to: '2026-03-04' };
  expect((await ask(readStudioReport, march)).body.vat).toEqual([
    { percent: 5, tax: 'standard', sold: 200, net: 190.48, vat: 9.52 },
    { percent: 0, tax: 'zero_rated', sold: 150, net: 150, vat: 0 },
  ]);
  const file = await callApi(world, downloadReport, { ...march, table: 'vat' }, { by: manager });
  expect(file.body.trim().split('\r\n').slice(1)).toEqual([
    '2026-03-04,A,5,Standard-rated,200,190.48,9.52',
    '2026-03-04,A,0,Zero-rated,150,150,0',
  ]);
});

test('a reduced price is shared among the categories, and refunds in parts give back all of it', async () => {
  await set('exempt', { services: ['Cupping'] });
  const line = { booking_id: await bookMixed(), price: 300, reason: 'Waited' };
  const sale = await sell({ lines: [line], payments: cash(300) });
  expect(linesOf(sale)).toEqual([
    ['Stretching, 30 min', 171.42, 8.16, 'standard'],
    ['Cupping, 30 min', 128.58, 0, 'exempt'],
  ]);
  const [first, second] = sale.lines;
  const parts = [
    [{ line_id: first?.id, amount: 71.42 }],
    [{ line_id: first?.id, amount: 100 }],
    [{ line_id: second?.id, amount: 128.58 }],
  ];
  for (const lines of parts) {
    const amount = lines[0]?.amount ?? 0;
    const back = { id: sale.id, location: 'A', reason: 'Ill', sessions: 'owed' as const };
    const asked = { ...back, lines, payments: cash(amount) };
    const reply = await callApi(world, refundSale, asked as never, { by: manager });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const { rows } = await world.query(`
    select l.tax_category as tax, sum(r.gross_fils)::int as gross, sum(r.vat_fils)::int as vat
    from refund_lines r join sale_lines l on l.id = r.line_id group by 1 order by 1 desc`);
  expect(rows).toEqual([
    { tax: 'standard', gross: 17_142, vat: 816 },
    { tax: 'exempt', gross: 12_858, vat: 0 },
  ]);
  const notes = await world.query('select gross_fils, vat_fils from tax_documents order by id');
  expect(notes.rows.slice(1)).toEqual([
    { gross_fils: 7142, vat_fils: 340 },
    { gross_fils: 10_000, vat_fils: 476 },
    { gross_fils: 12_858, vat_fils: 0 },
  ]);
  const again = await sell({ lines: [{ booking_id: line.booking_id }], payments: cash(350) });
  expect(again.total).toBe(350);
});

test('a session whose services are all taxed alike stays one line', async () => {
  await set('zero_rated', { services: ['Cupping', 'Stretching'] });
  const sale = await sell({ lines: [{ booking_id: await bookMixed() }], payments: cash(350) });
  expect(linesOf(sale)).toEqual([['Stretching + Cupping, 60 min', 350, 0, 'zero_rated']]);
});

test('a package has its own category, whatever its services have, and warns of them @MONEY-12', async () => {
  await set('zero_rated', { packages: ['Balance Package'] });
  const { things } = await read();
  const its = thing(things, 'Balance Package');
  expect(its).toMatchObject({ kind: 'package', category: 'zero_rated' });
  expect(its?.differing.length).toBeGreaterThan(0);
  expect(its?.differing[0]).toMatchObject({ category: 'standard' });
  const { line, price } = await offer('Balance Package', 600);
  const sale = await sell({ lines: [line], payments: cash(price) });
  expect(linesOf(sale)).toEqual([['Balance Package, 600 min', 2750, 0, 'zero_rated']]);
  const { rows } = await world.query<{ worth: number }>(
    'select value_fils as worth from package_entries order by id desc limit 1',
  );
  expect(rows).toEqual([{ worth: 275_000 }]);
  await set('zero_rated', {
    services: its?.differing.map(({ name }) => name.en),
    from: '2026-03-05',
  });
  expect(thing((await read()).things, 'Balance Package')?.differing).toEqual([]);
});

test('where everything is exempt no tax invoice is printed, and the mail names no VAT', async () => {
  await set('exempt', { packages: ['Starter Package'] });
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: cash(price) });
  const text = await printed(sale);
  expect(text).not.toContain('Tax Invoice');
  expect(text).toContain('Exempt');
  expect(text).toContain('معفى');
  world.mails.length = 0;
  await callApi(world, mailDocument, { number: sale.documents[0]?.number ?? '' }, { by: desk });
  await world.runJobs();
  expect(world.mails[0]?.text).toContain(`Total: ${figureAtDesk(price)} AED. No VAT is due.`);
});

test('what a therapist held is worth its price without the VAT of its standard-rated part', async () => {
  await set('zero_rated', { services: ['Cupping'] });
  const id = await bookMixed();
  await world.query(`update bookings set status = 'completed' where id = '${id}'`);
  const { body } = await ask(readStudioReport, { from: '2026-03-05', to: '2026-03-05' });
  expect(body.therapists).toMatchObject([{ sessions: 1, value: 340.48 }]);
});

test('a category holds from its day on, has a history, and can be taken back before anything was sold', async () => {
  const { status, body } = await set('zero_rated', {
    services: ['Stretching'],
    from: '2026-03-05',
  });
  expect(status).toBe(200);
  expect(thing(body.things, 'Stretching')).toMatchObject({
    category: 'standard',
    history: [{ valid_from: '2026-03-05', category: 'zero_rated', set_by: expect.any(String) }],
  });
  const booking_id = await book();
  const today = await sell({ lines: [{ booking_id }], payments: cash(320) });
  expect(today.vat).toBe(15.24);
  await set('exempt', { services: ['Stretching'], from: '2026-03-05' });
  await openAnew('2026-03-05T10:00:00+04:00');
  const { version, things } = await read();
  const id = thing(things, 'Stretching')?.id ?? 0;
  const withdrawn = { version, kind: 'service', id, valid_from: '2026-03-05' } as const;
  const reply = await ask(withdrawTaxCategory, withdrawn);
  expect([reply.status, thing(reply.body.things, 'Stretching')?.history]).toEqual([200, []]);
  const none = { ...withdrawn, version: reply.body.version };
  const second = await ask(withdrawTaxCategory, none);
  expect([second.status, second.body.detail]).toEqual([404, 'No tax category begins on this day.']);
  expect((await historyOf('tax_category')).slice(0, 3)).toMatchObject([
    { action: 'withdrawn' },
    { action: 'changed', became: { category: 'exempt' } },
    { action: 'added', became: { category: 'zero_rated', valid_from: '2026-03-05' } },
  ]);
});

test('no category begins on a day that is over or invoiced, none is set for no item, and the slower person is told', async () => {
  const past = await set('exempt', { services: ['Stretching'], from: '2026-03-03' });
  expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['valid_from']]);
  const nothing = await set('exempt', {});
  expect([nothing.status, nothing.body.fields]).toEqual([
    400,
    { services: 'Please choose at least one service, package or product.' },
  ]);
  const { version } = await read();
  const unknown = { version, valid_from: '2026-03-04', category: 'exempt' } as const;
  for (const [field, ids] of [
    ['services', { services: [99_999], packages: [], products: [] }],
    ['packages', { services: [], packages: [99_999], products: [] }],
  ] as const) {
    const reply = await ask(setTaxCategory, { ...unknown, ...ids } as never);
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  }
  const { id } = await productNamed(world, 'Starter Package');
  const asked = { ...unknown, services: [], packages: [id], products: [] };
  expect((await ask(setTaxCategory, asked)).status).toBe(200);
  const slower = await ask(setTaxCategory, { ...asked, category: 'zero_rated' });
  expect([slower.status, slower.body.detail]).toEqual([
    409,
    expect.stringMatching(/has just changed this/),
  ]);
  const { line } = await offer('Starter Package');
  await sell({ lines: [line] });
  const sold = await set('standard', { packages: ['Starter Package'] });
  expect([sold.status, Object.keys(sold.body.fields)]).toEqual([400, ['valid_from']]);
});
