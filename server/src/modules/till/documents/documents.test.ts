import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import {
  listDocuments,
  mailDocument,
  type PrintedDocument,
  printDocument,
  readDocument,
} from '@limber/contract/desk/money/documents.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { expectBlocked } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { addClient } from '../../../../test/people.ts';
import { openTill } from '../../../../test/till.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { drawDocument } from './draw-document.ts';

const { world, amina, badr, desk, offer, sell } = await openTill();

/** The text that a PDF reader finds in it, in order. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), {
    mergePages: true,
  });
  return text;
}
const print = async (number: string) => {
  const reply = await callApi(world, printDocument, { number }, { by: desk });
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual(
    [200, 'application/pdf', 'no-store'],
  );
  return reply.rawPayload;
};
const list = async (asked: object = {}) => {
  const reply = await callApi(world, listDocuments, { location: 'A', ...asked }, { by: desk });
  const { count, results } = reply.json();
  return { count, numbers: results.map(({ number }: { number: string }) => number) };
};
const giveBack = (
  sale: Awaited<ReturnType<typeof sell>>,
  amount = sale.total,
  reason = 'ينتقل إلى مدينة أخرى',
) =>
  callApi(
    world,
    refundSale,
    {
      id: sale.id,
      location: 'A',
      reason,
      lines: [{ line_id: sale.lines[0]?.id, amount }],
      payments: [{ method: 'cash', amount }],
    },
    { by: desk },
  );

test('a reason that nobody typed is read in both languages, another as it was written', async () => {
  const { line } = await offer('Balance Package', 600);
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: 2750 }] });
  await giveBack(sale, 20, 'Cancelled');
  await giveBack(sale, 20, 'Moves away');
  const reasonOf = async (number: string) => {
    const { reason, reason_ar } = (
      await callApi(world, readDocument, { number }, { by: desk })
    ).json();
    return [reason, reason_ar];
  };
  expect(await reasonOf('CN-A-000001')).toEqual(['Cancelled', 'أُلغيت']);
  expect(await reasonOf('CN-A-000002')).toEqual(['Moves away', null]);
});

describe('a document as a PDF', () => {
  test('2,750 AED paid half by cash and half by terminal prints VAT 130.95', async () => {
    await world.query(`update settings set trn = '100000000000003'`);
    const { line } = await offer('Balance Package', 600);
    await sell({
      lines: [line],
      payments: [
        { method: 'cash', amount: 1375 },
        { method: 'terminal', amount: 1375, reference: '004211' },
      ],
    });
    const text = await textOf(await print('INV-A-000001'));
    for (const words of [
      'Simplified Tax Invoice',
      'فاتورة ضريبية مبسطة',
      'TRN: 100000000000003',
      'INV-A-000001',
      '4 Mar 2026 10:00',
      'Balance Package, 600 min',
      'باقة التوازن',
      '2,619.05 5% 130.95 2,750.00',
      '130.95 AED',
      '2,750.00 AED',
    ]) {
      expect(text).toContain(words);
    }
    // A name is not for a simplified one.
    expect(text).not.toContain('Haddad');
  });

  test('is always the same, even after the studio is renamed', async () => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line] });
    const first = await print('INV-A-000001');
    await world.query(
      `update settings set legal_name = 'Elsewhere', trn = '100000000000004';
       update package_products set name = 'New name' where name = 'Starter Package'`,
    );
    expect((await print('INV-A-000001')).equals(first)).toBe(true);
    await world.query(
      `update package_products set name = 'Starter Package' where name = 'New name'`,
    );
  });

  test('continues on a second page when it has many lines', async () => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line] });
    const read = await callApi(world, readDocument, { number: 'INV-A-000001' }, { by: desk });
    const short: PrintedDocument = read.json();
    const lines = Array.from({ length: 20 }, () => short.lines).flat();
    const long = await drawDocument({ ...short, lines });
    const paper = await getDocumentProxy(Uint8Array.from(long));
    expect(paper.numPages).toBe(2);
  });

  test('of a credit note says for which invoice and why', async () => {
    const { line, price } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
    expect((await giveBack(sale)).statusCode).toBe(200);
    const text = await textOf(await print('CN-A-000001'));
    expect(text).toContain('Credit Note');
    expect(text).toContain('For invoice: INV-A-000001');
    expect(text).toContain('ينتقل إلى مدينة أخرى');
    expect(text).not.toContain('Part of');
  });

  test('of a partial credit note, or of a reduced price, states the whole amount', async () => {
    const reduced = await offer('Starter Package');
    const price = reduced.price - 10;
    const sale = await sell({
      lines: [{ ...reduced.line, price, reason: 'Waited' }],
      payments: [{ method: 'cash', amount: price }],
    });
    for (const [amount, number] of [
      [20, 'CN-A-000001'],
      [price - 20, 'CN-A-000002'],
    ] as const) {
      expect((await giveBack(sale, amount)).statusCode).toBe(200);
      const read = await callApi(world, readDocument, { number }, { by: desk });
      const its = { list_price: amount, price: amount, part_of: price };
      expect(read.json().lines).toMatchObject([its]);
      const text = await textOf(await print(number));
      expect(text).not.toMatch(/before reduction|قبل التخفيض/);
      expect(text).toMatch(new RegExp(`Part of · .*${figureAtDesk(price)}`));
    }
    expect(await textOf(await print('INV-A-000001'))).toContain('Price before reduction');
  });

  test('names the payer above the amount that a simplified one is for', async () => {
    const { line } = await offer('Balance Package', 600);
    await sell({ lines: [line, line, line, line], payer_id: badr.id });
    expect(await textOf(await print('INV-A-000001'))).toContain('Client: Badr Haddad');
  });

  test('writes a name of another script in Latin letters', async () => {
    const { line } = await offer('Balance Package', 600);
    const named = (first_name: string) =>
      world.db.updateTable('accounts').set({ first_name }).where('id', '=', badr.id).execute();
    await named('Бадр');
    await sell({ lines: [line, line, line, line], payer_id: badr.id });
    expect(await textOf(await print('INV-A-000001'))).toContain('Client: Badr Haddad');
    await named('Badr');
  });
});

describe('a document by mail', () => {
  test('is attached as the same PDF, once however often it is requested within a minute', async () => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line] });
    world.mails.length = 0;
    const asked = () => callApi(world, mailDocument, { number: 'INV-A-000001' }, { by: desk });
    const [one, other] = [await asked(), await asked()];
    expect([one.json(), other.statusCode]).toEqual([{ to: amina.email }, 200]);
    await world.runJobs();
    const sent = world.mails.filter(({ subject }) => subject.includes('INV-A-000001'));
    expect(sent).toHaveLength(1);
    const [attachment] = sent[0]?.attachments ?? [];
    expect(attachment).toMatchObject({
      filename: 'INV-A-000001.pdf',
      contentType: 'application/pdf',
      encoding: 'base64',
    });
    const bytes = Buffer.from(attachment?.content ?? '', 'base64');
    expect(bytes.equals(await print('INV-A-000001'))).toBe(true);
  });

  test('needs the address of the payer', async () => {
    const { line } = await offer('Starter Package');
    const { rows } = await world.query<{ id: number }>(
      `insert into accounts (first_name, last_name, phone_number, phone_e164, account_type, created_at)
       values ('Hind', '', '+971501112233', '+971501112233', 'client', now()) returning id`,
    );
    await sell({ lines: [line], payer_id: rows[0]?.id ?? 0 });
    const reply = await callApi(world, mailDocument, { number: 'INV-A-000001' }, { by: desk });
    expect([reply.statusCode, reply.json().detail]).toEqual([
      409,
      'We have no e-mail address for the payer.',
    ]);
  });

  test('goes to nobody where the payer was erased, and says so, even concurrently', async () => {
    const { line } = await offer('Starter Package');
    const hind = await addClient(world, 'Hind');
    await sell({ lines: [line], payer_id: hind.id });
    const asked = async () => {
      const reply = await callApi(world, mailDocument, { number: 'INV-A-000001' }, { by: desk });
      return [reply.statusCode, reply.json().detail];
    };
    const refused = [
      409,
      'The payer has asked to be erased: there is no address to send it to. It can be printed.',
    ];
    const erasing = await world.db.startTransaction().execute();
    const her = (trx: Trx) => trx.updateTable('accounts').where('id', '=', hind.id);
    await her(erasing)
      .set({ email: `erased-${hind.id}@erased.invalid`, erased_at: world.clock.now() })
      .execute();
    const mailing = asked();
    await expectBlocked(world, 1, mailing);
    await erasing.commit().execute();
    expect([await mailing, await asked()]).toEqual([refused, refused]);
    const { rows } = await world.query(`select from mails where event_key like 'document:%'`);
    expect(rows).toEqual([]);
  });

  test('goes to the client whom the payer was merged into', async () => {
    const { line } = await offer('Starter Package');
    const [kept, gone] = [await addClient(world, 'Kept'), await addClient(world, 'Gone')];
    await sell({ lines: [line], payer_id: gone.id });
    await world.query(`update accounts set merged_into = ${kept.id} where id = ${gone.id}`);
    const reply = await callApi(world, mailDocument, { number: 'INV-A-000001' }, { by: desk });
    expect(reply.json()).toEqual({ to: kept.email });
  });
});

describe('the list of documents', () => {
  test('is found by number, name, day, kind and client, a page at a time', async () => {
    const { line, price } = await offer('Starter Package');
    const first = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
    const sale = await sell({ lines: [line], payer_id: badr.id });
    await sell({ lines: [line] });
    expect((await giveBack(first)).statusCode).toBe(200);
    const all = ['CN-A-000001', 'INV-A-000003', 'INV-A-000002', 'INV-A-000001'];
    expect(await list()).toEqual({ count: 4, numbers: all });
    expect(await list({ limit: 2, offset: 2 })).toEqual({ count: 4, numbers: all.slice(2) });
    expect((await list({ find: '2' })).numbers).toEqual(['INV-A-000002']);
    expect((await list({ find: 'cn-a' })).numbers).toEqual(['CN-A-000001']);
    expect((await list({ find: 'BADR' })).numbers).toEqual(
      sale.documents.map(({ number }) => number),
    );
    expect((await list({ find: '%' })).count).toBe(0);
    expect((await list({ kind: 'credit_note' })).numbers).toEqual(['CN-A-000001']);
    expect((await list({ client_id: badr.id })).numbers).toEqual(['INV-A-000002']);
    expect((await list({ from: '2026-03-04', to: '2026-03-04' })).count).toBe(4);
    expect((await list({ from: '2026-03-05' })).count).toBe(0);
    expect((await list({ location: 'B' })).count).toBe(0);
  });

  test('and each of them is foreign to the front desk of another branch', async () => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line] });
    await world.query(
      `delete from staff_locations where account_id = ${desk.id} and location_code = 'A'`,
    );
    for (const route of [readDocument, printDocument, mailDocument]) {
      const reply = await callApi(world, route, { number: 'INV-A-000001' }, { by: desk });
      expect(reply.statusCode).toBe(404);
    }
    await world.query(
      `insert into staff_locations (account_id, location_code) values (${desk.id}, 'A')`,
    );
  });
});
