import { sumsByTax } from '@limber/contract/desk/money/document-words.ts';
import { type PrintedDocument, readDocument } from '@limber/contract/desk/money/documents.ts';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawDocument } from './draw-document.ts';

// A document is drawn in a thread of its own when it is printed; here it is drawn as it is.
const [example] = (readDocument.replies[200] as unknown as { examples: PrintedDocument[] })
  .examples;
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 44;

interface Word {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  /** From the upper edge of the page to the line on which it stands. */
  readonly y: number;
  /** The name of its font within the file, such as `ABCDEF+Cairo-SemiBold`. */
  readonly font: string;
}

/** Everything that is written in a document, with where it stands. */
async function wordsOf(changes: Partial<PrintedDocument>): Promise<Word[]> {
  const bytes = await drawDocument({ ...(example as PrintedDocument), ...changes });
  const paper = await getDocumentProxy(Uint8Array.from(bytes));
  const words: Word[] = [];
  for (let page = 1; page <= paper.numPages; page += 1) {
    const its = await paper.getPage(page);
    // Fonts are known once what they draw was read.
    await its.getOperatorList();
    const { items } = await its.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left, bottom] = item.transform as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const font: string = its.commonObjs.get(item.fontName).name;
      const place = { page, left, right: left + item.width, y: PAGE.height - bottom };
      words.push({ text: item.str, font, ...place });
    }
  }
  return words;
}

const [shown] = (example as PrintedDocument).lines;
const lineOf = (price: number, vat: number) =>
  ({ ...shown, price, vat, list_price: price }) as typeof shown;
const lines = (count: number) =>
  Array.from({ length: count }, () => lineOf(2750, 130.95)) as PrintedDocument['lines'];
const find = (words: readonly Word[], text: string) =>
  words.filter((each) => each.text.includes(text));

test('beside its text too, a document names the studio and nobody else', async () => {
  const bytes = await drawDocument(example as PrintedDocument);
  const { info } = await (await getDocumentProxy(Uint8Array.from(bytes))).getMetadata();
  const { Title: _, ...names } = info as Record<string, unknown>;
  expect(names).toMatchObject({
    Author: example?.legal_name,
    Creator: example?.legal_name,
    Producer: example?.legal_name,
  });
});

test('a line says what it comes to without VAT, its rate, its VAT and with it, each in its column', async () => {
  const words = await wordsOf({ lines: lines(1) });
  const row = ['1', '2,619.05', '5%', '130.95', '2,750.00'].map(
    (text) => words.find((each) => each.text === text) as Word,
  );
  expect(row.map(({ text }) => text)).toEqual(['1', '2,619.05', '5%', '130.95', '2,750.00']);
  expect(new Set(row.map(({ y }) => Math.round(y))).size).toBe(1);
  const rights = row.map(({ right }) => Math.round(right - MARGIN));
  expect(rights).toEqual([274, 342, 386, 442, 507]);
});

test('nothing stands beyond the margins, or over something else, on however many pages', async () => {
  const words = await wordsOf({ lines: lines(23) });
  for (const { text, left, right, y } of words) {
    expect([text, left >= MARGIN - 1, right <= PAGE.width - MARGIN + 1]).toEqual([
      text,
      true,
      true,
    ]);
    expect([text, y > MARGIN, y < PAGE.height - MARGIN]).toEqual([text, true, true]);
  }
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
      const isApart = one.page !== other.page || Math.abs(one.y - other.y) > 6 || isBeside;
      expect([one.text, other.text, isApart]).toEqual([one.text, other.text, true]);
    }
  }
});

test('each page of lines has the titles of its columns', async () => {
  const words = await wordsOf({ lines: lines(40) });
  const pages = new Set(find(words, '2,619.05').map(({ page }) => page));
  expect(pages.size).toBeGreaterThan(1);
  expect(new Set(find(words, 'Description').map(({ page }) => page))).toEqual(pages);
});

test('what is to be added up stands on one page, wherever the table ends', async () => {
  // With twelve the table ends where there is room for some of it.
  for (const count of [11, 12, 13, 14]) {
    const words = await wordsOf({ lines: lines(count), net: 1111.11, vat: 22.22, total: 1133.33 });
    const pages = ['1,111.11', '22.22', '1,133.33'].map((text) => find(words, text).at(-1)?.page);
    expect([count, new Set(pages).size]).toEqual([count, 1]);
  }
});

/** The amount on the line of a sum, which is below the table. */
function amountOf(words: readonly Word[], label: string): string | undefined {
  const its = words.find(({ text }) => text.includes(label));
  return words.find(({ text, y }) => text.endsWith(' AED') && y === its?.y)?.text;
}

test.each([
  ['invoice', 'Paid in cash', 'Paid by card'],
  ['credit_note', 'Given back in cash', 'Given back by card'],
] as const)(
  'an %s says how it was paid, the tip and the rounding, each with its amount',
  async (kind, cash, card) => {
    const payments = [
      { method: 'cash', amount: 1000.25 },
      { method: 'terminal', amount: 1762.32 },
    ] as const;
    const paid = { kind, lines: lines(1), tip: 12.5, rounding: 0.07, payments: [...payments] };
    const words = await wordsOf(paid);
    expect(amountOf(words, cash)).toBe('1,000.25 AED');
    expect(amountOf(words, card)).toBe('1,762.32 AED');
    expect(amountOf(words, 'Tip, no VAT')).toBe('12.50 AED');
    expect(amountOf(words, 'Cash rounding')).toBe('0.07 AED');
    const plain = await wordsOf({ ...paid, tip: 0, rounding: 0, payments: [] });
    for (const label of [cash, card, 'Tip', 'rounding']) {
      expect(amountOf(plain, label), label).toBeUndefined();
    }
  },
);

test('its head, the titles of its columns and its total are bold, and nothing else is', async () => {
  const words = await wordsOf({ lines: lines(1) });
  const { brand, legal_name, trn } = example as PrintedDocument;
  const bold = words.filter(({ font }) => font.endsWith('-SemiBold')).map(({ text }) => text);
  for (const text of [brand, legal_name, `TRN: ${trn}`, 'Description', 'Qty', 'Net', 'VAT %']) {
    expect(bold).toContain(text);
  }
  expect(bold.filter((text) => text.includes('Tax Invoice'))).toHaveLength(1);
  expect(bold.filter((text) => /\d\.\d\d/.test(text))).toEqual(['2,750.00 AED']);
  for (const text of ['Telephone', 'Number', 'Total VAT', 'All amounts in AED']) {
    expect(find(words, text)[0]?.font, text).toMatch(/-Regular$/);
  }
});

test('so do the sums of each rate, where there are several', async () => {
  const taxed = { ...lineOf(100, 0), tax: 'exempt' as const, vat_percent: 0 };
  for (const count of [8, 9, 10, 11, 12, 13]) {
    const mixed = [...lines(count), taxed] as PrintedDocument['lines'];
    const words = await wordsOf({ lines: mixed, net: 1111.11, vat: 22.22, total: 1133.33 });
    const sums = sumsByTax(mixed).map(({ label }) => find(words, label.en).at(-1)?.page);
    const pages = ['1,111.11', '22.22', '1,133.33'].map((text) => find(words, text).at(-1)?.page);
    expect([count, sums.length, new Set([...sums, ...pages]).size]).toEqual([count, 2, 1]);
  }
});

test('a reason of ours stands in each language, one that somebody wrote in both halves', async () => {
  const credit = { kind: 'credit_note', refers_to: 'INV-A-000001', reason: 'Cancelled' } as const;
  const ours = await wordsOf({ ...credit, reason_ar: 'أُلغيت' });
  expect(find(ours, 'Cancelled')).toHaveLength(1);
  expect(find(await wordsOf({ ...credit, reason_ar: null }), 'Cancelled')).toHaveLength(2);
});
