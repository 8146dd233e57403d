import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import {
  amountsIn,
  factsOf,
  howPaid,
  knowsNoTax,
  noteOfLine,
  sumsByTax,
  titleOfDocument,
  documentWords as words,
} from '@limber/contract/desk/money/document-words.ts';
import type { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import { A4, openPaper, type Paper } from '../../../platform/pdf/paper.ts';

const MARGIN = 44;
const WIDTH = A4.width - 2 * MARGIN;
/** Only the last line of a page is below it. */
const FOOT = A4.height - 70;
const PINE = '#14463f';
const MUTED = '#52605b';

/** Columns of the table: where each begins, from the left margin, and how wide it is. */
const columns = {
  item: { x: 0, width: 232, title: words.description },
  quantity: { x: 232, width: 42, title: words.quantity },
  net: { x: 274, width: 68, title: words.net },
  rate: { x: 342, width: 44, title: words.vatRate },
  vat: { x: 386, width: 56, title: words.vat },
  gross: { x: 442, width: WIDTH - 442, title: words.gross },
} as const;

/** Draws an invoice or a credit note in both languages on one side; more when it is long. */
export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const title = titleOfDocument(document);
  const paper = await openPaper({
    title: `${title.en} ${document.number}`,
    author: document.legal_name,
    at: new Date(document.issued_at),
  });
  let y = drawHead(paper, document, title);
  y = drawFacts(paper, document, y + 14);
  y = drawLines(paper, document, y + 16);
  drawSums(paper, document, y + 12);
  return paper.bytes();
}

type Words = { readonly en: string; readonly ar: string };

/** English on the left, the same in Arabic on the right; returns where it ends. */
function drawBoth(
  paper: Paper,
  { en, ar }: { en: string; ar: string },
  y: number,
  look: { size: number; bold?: boolean; colour?: string },
): number {
  const half = WIDTH / 2 - 8;
  const left = paper.set(en, { x: MARGIN, y, width: half, ...look });
  const place = { x: MARGIN + WIDTH - half, y, width: half };
  const right = paper.set(ar, { ...place, align: 'right', reading: 'rtl', ...look });
  return y + Math.max(left, right);
}

function drawHead(paper: Paper, document: PrintedDocument, title: Words): number {
  const { brand, legal_name: legalName, branch_address: address, phone, trn } = document;
  let y = MARGIN;
  y += paper.set(brand, { x: MARGIN, y, width: WIDTH, size: 20, bold: true, colour: PINE });
  y = drawBoth(paper, title, y + 10, { size: 16, bold: true });
  const name = { en: legalName, ar: document.legal_name_ar ?? '' };
  y = drawBoth(paper, name, y + 8, { size: 9.5, bold: true });
  y = drawBoth(paper, { en: address, ar: document.branch_address_ar ?? '' }, y, { size: 9.5 });
  y = drawBoth(paper, labelled(words.phone, phone), y, { size: 9.5 });
  if (trn !== null) y = drawBoth(paper, labelled(words.trn, trn), y, { size: 9.5, bold: true });
  paper.rule(MARGIN, y + 8, WIDTH);
  return y + 8;
}

/** A label and a value that is the same in both languages, kept together within Arabic. */
function labelled({ en, ar }: Words, value: string): Words {
  const isolated = `\u2068${value}\u2069`;
  return { en: `${en}: ${isolated}`, ar: `${ar}: ${isolated}` };
}

function drawFacts(paper: Paper, document: PrintedDocument, top: number): number {
  const facts = factsOf(document).map(({ label, value }) =>
    typeof value === 'string'
      ? labelled(label, value)
      : { en: `${label.en}: ${value.en}`, ar: `${label.ar}: ${value.ar}` },
  );
  return facts.reduce((y, fact) => drawBoth(paper, fact, y, { size: 10 }), top);
}

function drawLines(paper: Paper, document: PrintedDocument, top: number): number {
  const isShown = shownIn(document);
  let y = drawTitles(paper, top, isShown);
  for (const line of document.lines) {
    const height = drawLine(paper, line, { y: 0, isDrawn: false }, isShown);
    if (y + height > FOOT) {
      paper.addPage();
      y = drawTitles(paper, MARGIN, isShown);
    }
    y += drawLine(paper, line, { y, isDrawn: true }, isShown);
    paper.rule(MARGIN, y, WIDTH, '#d8d4ca');
  }
  return y;
}

type IsShown = (column: string) => boolean;

/** Which columns a document has: none of tax where there is none. */
function shownIn(document: PrintedDocument): IsShown {
  const taxed = !knowsNoTax(document);
  return (column) => taxed || !['net', 'rate', 'vat'].includes(column);
}

function drawTitles(paper: Paper, top: number, isShown: IsShown): number {
  for (const [name, { x, width, title }] of Object.entries(columns)) {
    if (!isShown(name)) continue;
    const align = name === 'item' ? ('left' as const) : ('right' as const);
    const place = { x: MARGIN + x, width, size: 8.5, bold: true, align };
    paper.set(title.en, { ...place, y: top });
    paper.set(title.ar, { ...place, y: top + 12, reading: 'rtl' });
  }
  paper.rule(MARGIN, top + 28, WIDTH);
  return top + 28;
}

/** One line of the table; returns its height. */
function drawLine(
  paper: Paper,
  line: PrintedDocument['lines'][number],
  { y, isDrawn }: { y: number; isDrawn: boolean },
  isShown: IsShown,
): number {
  const padding = 6;
  let height = padding;
  for (const { text, size, colour, ...how } of namesOf(line)) {
    const setting = { width: columns.item.width - 8, size, ...how };
    if (isDrawn) paper.set(text, { x: MARGIN, y: y + height, ...setting, colour });
    height += paper.measure(text, setting);
  }
  if (isDrawn) {
    const cells = {
      quantity: String(line.quantity),
      net: figureAtDesk(line.price - line.vat),
      rate: line.tax === 'exempt' ? '–' : `${line.vat_percent}%`,
      vat: figureAtDesk(line.vat),
      gross: figureAtDesk(line.price),
    };
    for (const [name, text] of Object.entries(cells)) {
      if (!isShown(name)) continue;
      const { x, width } = columns[name as keyof typeof cells];
      paper.set(text, { x: MARGIN + x, y: y + padding, width, size: 10, align: 'right' });
    }
  }
  return height + padding;
}

function namesOf(line: PrintedDocument['lines'][number]) {
  const { item, item_ar } = line;
  return [
    { text: item, size: 10, colour: undefined },
    ...(item_ar ? [{ text: item_ar, size: 10, colour: undefined, reading: 'rtl' as const }] : []),
    ...noteOfLine(line).map(({ label: { en, ar }, amount }) => {
      // Kept together, or the amount would be read with the Arabic and placed before it.
      const words = `${en} · \u2068${ar}\u2069`;
      const text = amount === null ? words : `${words}: ${figureAtDesk(amount)}`;
      return { text, size: 8.5, colour: MUTED };
    }),
  ];
}

function drawSums(paper: Paper, document: PrintedDocument, top: number): void {
  let y = top;
  const drawSum = ({ en, ar }: Words, amount: number, bold: boolean, gap = 0) => {
    const height = bold ? 20 : 17;
    if (y + gap + height > FOOT) {
      paper.addPage();
      y = MARGIN;
    }
    y += gap;
    const look = { y, size: bold ? 12 : 10, bold, align: 'right' as const };
    paper.set(`${en} · ${ar}`, { ...look, x: MARGIN + 60, width: 350 });
    paper.set(withCurrency(figureAtDesk(amount), amount, 'en'), {
      ...look,
      x: MARGIN + 410,
      width: WIDTH - 410,
    });
    y += height;
  };
  // The amounts to add up are on one page.
  const byTax = sumsByTax(document.lines);
  if (y + 90 + 17 * byTax.length > FOOT) {
    paper.addPage();
    y = MARGIN;
  }
  for (const { label, amount } of byTax) drawSum(label, amount, false);
  const untaxed = knowsNoTax(document);
  if (!untaxed) {
    drawSum(words.totalNet, document.net, false);
    drawSum(words.totalVat, document.vat, false);
  }
  drawSum(untaxed ? words.gross : words.total, document.total, true);
  howPaid(document).forEach(({ label, amount }, at) => {
    drawSum(label, amount, false, at === 0 ? 6 : 0);
  });
  drawBoth(paper, amountsIn(), y + 14, { size: 8.5, colour: MUTED });
}
