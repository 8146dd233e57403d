import {
  listDocuments,
  printDocument,
  readDocument,
  replaceDocument,
} from '@limber/contract/desk/money/documents.ts';
import { readDayReport } from '@limber/contract/desk/money/drawers.ts';
import { readBuyer, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { answersBehind } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openTill } from '../../../../test/till.ts';

const { world, amina, badr, desk, manager, offer, openAnew, sell, trySell } = await openTill();
const { historyOf } = await openManaging(world);
const palm = {
  name: 'Palm Trading LLC',
  address: 'Office 4, Airport Road',
  trn: '100000000000011',
};

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  await world.query(`update settings set trn = '100000000000003'`);
});

const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const read = async (number: string) =>
  (await callApi(world, readDocument, { number }, { by: desk })).json();
const print = async (number: string) => {
  const { rawPayload } = await callApi(world, printDocument, { number }, { by: desk });
  const pdf = await getDocumentProxy(Uint8Array.from(rawPayload));
  return (await extractText(pdf, { mergePages: true })).text;
};
const replace = (number: string, buyer = palm) =>
  callApi(world, replaceDocument, { number, buyer }, { by: desk });

test('a company gets a full tax invoice with both numbers, in both languages, whatever the amount @MONEY-13', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: cash(price), buyer: palm });
  expect(await read('INV-A-000001')).toMatchObject({
    ...{ simplified: false, client_name: null, buyer: palm, trn: '100000000000003' },
    ...{ replaces: null, replaced_by: null },
  });
  const text = await print('INV-A-000001');
  for (const words of [
    'Tax Invoice',
    'فاتورة ضريبية',
    'TRN: 100000000000003',
    'Buyer: Palm Trading LLC',
    'Address of the buyer: Office 4, Airport Road',
    'TRN of the buyer: 100000000000011',
    'للمشتري',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/Simplified|Amina/);
  const [sold] = sale.lines;
  const back = { id: sale.id, location: 'A', reason: 'Moved', payments: cash(price) };
  const lines = [{ line_id: sold?.id, amount: price }];
  await callApi(world, refundSale, { ...back, lines }, { by: manager });
  expect(await read('CN-A-000001')).toMatchObject({ buyer: palm, refers_to: 'INV-A-000001' });
});

test('the company of a payer is proposed the next time, to nobody else', async () => {
  const { line } = await offer('Starter Package');
  const buyerOf = async (id: number) =>
    (await callApi(world, readBuyer, { id }, { by: desk })).json().buyer;
  expect(await buyerOf(amina.id)).toBeNull();
  await sell({ lines: [line], buyer: palm });
  await sell({ lines: [line], buyer: { ...palm, name: 'Palm Holding' } });
  expect(await buyerOf(amina.id)).toEqual({ ...palm, name: 'Palm Holding' });
  expect(await buyerOf(badr.id)).toBeNull();
});

test.each([
  [{ trn: '12345678901234' }, 'buyer.trn', 'A tax registration number has 15 digits.'],
  [{ trn: '10000000000001X' }, 'buyer.trn', 'A tax registration number has 15 digits.'],
  [{ name: ' ' }, 'buyer.name', 'This field is required.'],
  [{ address: '' }, 'buyer.address', 'This field is required.'],
  [{ trn: undefined as never }, 'buyer.trn', 'This field is required.'],
])('a company with %j is refused at its field', async (wrong, field, sentence) => {
  const { line } = await offer('Starter Package');
  const reply = await trySell({ lines: [line], buyer: { ...palm, ...wrong } });
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: sentence }]);
});

test('an issued invoice is cancelled by a credit note and replaced by a full one, on the day of the change @MONEY-14', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: cash(price) });
  const before = await print('INV-A-000001');
  await openAnew('2026-03-05T10:00:00+04:00');
  const reply = await replace('INV-A-000001');
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    {
      ...{ number: 'INV-A-000002', replaces: 'INV-A-000001', buyer: palm, simplified: false },
      ...{ total: price, sale_id: sale.id, sold_at: '2026-03-04T06:00:00.000Z' },
      issued_at: '2026-03-05T06:00:00.000Z',
    },
  ]);
  const text = await print('INV-A-000002');
  expect(text).toContain('Date of supply: 4 Mar 2026 10:00');
  expect(text).toContain('Replaces invoice: INV-A-000001');
  const old = await print('INV-A-000001');
  expect(old).toContain('Replaced by invoice: INV-A-000002');
  expect(before).not.toContain('Replaced by');
  expect(await read('CN-A-000001')).toMatchObject({
    ...{ kind: 'credit_note', refers_to: 'INV-A-000001', replaced_by: 'INV-A-000002' },
    ...{ total: price, buyer: null, replaces: null, reason: null, payments: [] },
  });
  const note = await print('CN-A-000001');
  expect(note).toContain('For invoice: INV-A-000001');
  expect(note).toContain('Replaced by invoice: INV-A-000002');
  expect(note).not.toContain('Given back');
  expect(await historyOf('document')).toMatchObject([
    { action: 'added', became: { replaces: 'INV-A-000001', company: palm.name, trn: palm.trn } },
  ]);
  const { rows } = await world.query<{ id: number }>('select id from drawer_sessions order by day');
  const numbers = [];
  for (const { id } of rows) {
    const day = await callApi(world, readDayReport, { id, location: 'A' }, { by: desk });
    numbers.push([day.json().documents, day.json().vat.length]);
  }
  const of = (kind: string, number: string) => ({ kind, count: 1, first: number, last: number });
  expect(numbers).toEqual([
    [[of('invoice', 'INV-A-000001')], 1],
    [[of('invoice', 'INV-A-000002'), of('credit_note', 'CN-A-000001')], 0],
  ]);
  const listed = await callApi(
    world,
    listDocuments,
    { location: 'A', from: '2026-03-05', to: '2026-03-05' },
    { by: desk },
  );
  const rows5 = listed.json().results.map((each: { number: string }) => each.number);
  expect(rows5).toEqual(['CN-A-000001', 'INV-A-000002']);
  const lines = [{ line_id: sale.lines[0]?.id, amount: price }];
  const back = { id: sale.id, location: 'A', reason: 'Moved', payments: cash(price), lines };
  await callApi(world, refundSale, back, { by: manager });
  expect(await read('CN-A-000002')).toMatchObject({ buyer: palm, refers_to: 'INV-A-000002' });
});

test('after a refund the new invoice is for what is left, and says what stayed paid', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: cash(price) });
  const lines = [{ line_id: sale.lines[0]?.id, amount: 33.33, minutes: 0 }];
  const back = { id: sale.id, location: 'A', reason: 'Moved', payments: cash(33.33), lines };
  const refunded = await callApi(world, refundSale, back, { by: manager });
  expect(refunded.statusCode, refunded.body).toBe(200);
  const issued = (await replace('INV-A-000001')).json();
  const left = Math.round(price * 100 - 3333) / 100;
  expect(issued).toMatchObject({ total: left, payments: cash(left) });
  expect(issued.lines).toMatchObject([{ price: left, part_of: price }]);
  const [first, refund, cancelled] = await Promise.all(
    ['INV-A-000001', 'CN-A-000001', 'CN-A-000002'].map(read),
  );
  const minor = (amount: number) => Math.round(amount * 100);
  expect(minor(refund.total) + minor(cancelled.total)).toBe(minor(first.total));
  expect(minor(refund.vat) + minor(cancelled.vat)).toBe(minor(first.vat));
  expect(first.payments).toEqual(cash(price));
});

test('what cannot be replaced says why', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: cash(price) });
  expect((await replace('INV-A-000009')).statusCode).toBe(404);
  expect((await replace('INV-A-000001')).statusCode).toBe(201);
  const again = await replace('INV-A-000001');
  expect([again.statusCode, again.json().detail]).toEqual([
    409,
    'This invoice was already replaced by INV-A-000002.',
  ]);
  const other = { ...palm, name: 'Palm Holding' };
  expect((await replace('INV-A-000002', other)).json().number).toBe('INV-A-000003');
  const lines = [{ line_id: sale.lines[0]?.id, amount: price }];
  const back = { id: sale.id, location: 'A', reason: 'Moved', payments: cash(price), lines };
  await callApi(world, refundSale, back, { by: manager });
  const empty = await replace('INV-A-000003');
  expect([empty.statusCode, empty.json().detail]).toEqual([
    409,
    'This invoice was refunded in full, so there is nothing left to invoice.',
  ]);
  const note = await replace('CN-A-000001');
  expect([note.statusCode, note.json().detail]).toEqual([
    409,
    'Only an invoice can be replaced. A credit note follows its invoice.',
  ]);
  const mistake = await sell({ lines: [line], payments: cash(price) });
  const voided = { id: mistake.id, location: 'A', reason: 'Typed wrong' };
  await callApi(world, voidSale, voided, { by: manager });
  const gone = await replace(mistake.documents[0]?.number ?? '');
  expect([gone.statusCode, gone.json().detail]).toEqual([409, 'This sale was voided.']);
});

test('of two who replace one invoice at once the second is told, and no number is lost', async () => {
  const { line } = await offer('Starter Package');
  const { id } = await sell({ lines: [line] });
  const asks = () => replace('INV-A-000001');
  const replies = await answersBehind(
    world,
    sql`select from sales where id = ${id}::uuid for no key update`,
    [asks, asks],
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  await sell({ lines: [line] });
  const { rows } = await world.query(
    `select number from tax_documents where kind = 'invoice' order by number`,
  );
  expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});
