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
}

/** Everything that is written in a document, with where it stands. */
async function wordsOf(changes: Partial<PrintedDocument>): Promise<Word[]> {
  const bytes = await drawDocument({ ...(example as PrintedDocument), ...changes });
  const paper = await getDocumentProxy(Uint8Array.from(bytes));
  const words: Word[] = [];
  for (let page = 1; page <= paper.numPages; page += 1) {
    const { items } = await (await paper.getPage(page)).getTextContent();
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
      words.push({ text: item.str, page, left, right: left + item.width, y: PAGE.height - bottom });
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
