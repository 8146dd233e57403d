// @vitest-environment happy-dom
import type { Due } from '@limber/contract/desk/money/owed.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  shown,
  testVerbs,
} from '../../../components/test-answers/test-page.tsx';
import DocumentPage from './documents/document-page.tsx';
import DrawerPage from './drawer/drawer-page.tsx';
import { GiftCardFile } from './gift-cards/gift-card-file.tsx';
import { ReportTable } from './reports/report-table.tsx';
import StockPage from './stock/stock-page.tsx';
import { FeesSection } from './till/owed/fees-section.tsx';
import TillPage from './till/page/till-page.tsx';

const today = { at: '/desk/till?location=A', now: '2026-03-04T10:00:00.000Z' };
const drawer = { at: '/desk/drawer?location=A', now: '2026-03-04T10:00:00.000Z' };
const document = { at: '/desk/documents/INV-A-000001', path: '/desk/documents/:number' };
const [sale] = exampleReply<Sale[]>('desk/till/sales/');

/** Types a code as a scanner does, into what has the focus. */
function scan(code: string, into: HTMLElement = globalThis.document.body): void {
  for (const [index, key] of [...code, 'Enter'].entries()) {
    const event = createEvent.keyDown(into, { key });
    // As fast as a scanner, however busy the machine is.
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * 8 });
    const isTyped = fireEvent(into, event);
    if (isTyped && key !== 'Enter' && into instanceof HTMLInputElement) {
      fireEvent.change(into, { target: { value: into.value + key } });
    }
  }
}

const giftCard = exampleReply<{ card: object }>('desk/gift-cards/4/');
const ofPackage = { package: { name: { en: 'Balance Package', ar: '' }, minutes: 600 } };

testVerbs({
  'a gift card is redeemed for a client into its package @GIFT-05': {
    page: <GiftCardFile id={4} location="A" onMade={() => {}} />,
    around: drawer,
    answers: { 'desk/gift-cards/4/': { ...giftCard, card: { ...giftCard.card, ...ofPackage } } },
    async does(page) {
      await expect.poll(shown).toContain('Balance Package, 600 min');
      await page.press('Redeem for a client');
      await page.press('Whose package it becomes', 'combobox');
      await page.user.paste('Amina');
      await page.press(/Haddad/, 'option');
      await page.press('Redeem');
    },
    asks: 'POST desk/till/gift-cards/4/package/',
    body: { location: 'A', client_id: 7 },
    shows: 'The package is theirs.',
  },
  'a drawer is opened on its page': {
    page: <DrawerPage />,
    around: drawer,
    answers: { 'desk/till/drawer/': () => Response.json(null) },
    async does(page) {
      await page.write(/^Float/, '500.50');
      await page.press('Open the drawer');
    },
    asks: 'POST desk/till/drawers/',
    body: { location: 'A', float: 500.5 },
  },
  'cash is put in': {
    page: <DrawerPage />,
    around: drawer,
    does: [{ 'Amount in AED': '20.25', Reason: ' Change ' }, 'Put in'],
    asks: 'POST desk/till/drawers/4/movements/',
    body: { location: 'A', amount: 20.25, reason: 'Change' },
  },
  'cash is taken out': {
    page: <DrawerPage />,
    around: drawer,
    does: [{ 'Amount in AED': '20', Reason: 'To the bank' }, 'Take out'],
    asks: 'POST desk/till/drawers/4/movements/',
    body: { location: 'A', amount: -20, reason: 'To the bank' },
  },
  'a day is closed with the reason of its difference': {
    page: <DrawerPage />,
    around: drawer,
    does: [
      { 'Or the sum of all cash': '1870', 'Reason for the difference': ' A coin fell ' },
      /^Close the day/,
    ],
    asks: 'POST desk/till/drawers/4/close/',
    body: { location: 'A', counted: 1870, reason: 'A coin fell' },
  },
  'what a scanner types is sold without a client @SHELF-04': {
    page: <TillPage />,
    around: today,
    async does(page) {
      await screen.findByRole('button', { name: /^Magnesium oil/ });
      // A scanner triggers neither a letter of the desk nor the button in focus.
      scan('6291041500213');
      scan('6291041500213');
      expect(await screen.findByText('2', { selector: 'output' })).toBeTruthy();
      await page.press(/^Terminal/, 'radio');
      const slip = await screen.findByLabelText<HTMLInputElement>(/slip|reference/i);
      await page.write(/slip|reference/i, '4711');
      slip.focus();
      scan('6291041500213', slip);
      expect(slip.value).toBe('4711');
      await page.press(/^Take 285.00 AED/);
    },
    asks: 'POST desk/till/sales/',
    body: {
      ...{ location: 'A', tips: [], lines: [{ product_id: 1, pieces: 3 }] },
      payments: [{ method: 'terminal', amount: 285, reference: '4711' }],
    },
  },
  'pieces that came in are received': {
    page: <StockPage />,
    around: { ...today, at: '/desk/stock?location=A' },
    async does(page) {
      await page.press('Magnesium oil');
      await page.write('Pieces that came in', '12');
      await page.write(/^Cost of one/, '48.50');
      await page.press('Receive');
    },
    asks: 'POST desk/till/stock/receipts/',
    body: { location: 'A', product_id: 1, pieces: 12, cost: 48.5 },
  },
  'a count is saved with the reason of its difference': {
    page: <StockPage />,
    around: { ...today, at: '/desk/stock?location=A' },
    async does(page) {
      await page.press('Magnesium oil');
      await page.press('Counted', 'radio');
      await page.write('Counted pieces', '10');
      expect(await screen.findByText('2 fewer than expected')).toBeTruthy();
      await page.write('Reason for the difference', ' Two broke ');
      await page.press('Save the count');
    },
    asks: 'POST desk/till/stock/counts/',
    body: { location: 'A', product_id: 1, counted: 10, expected: 12, reason: 'Two broke' },
  },
  'a fee is lowered and announced': {
    page: <FeesSection location="A" />,
    around: today,
    async does(page) {
      await page.press('Decide on the fee of Amina Haddad');
      await page.write(/^Amount in/, '100');
      await page.write('Why less', ' Her first time ');
      await page.press('Tell the client and take it');
    },
    asks: 'POST desk/till/fees/',
    body: {
      ...{ location: 'A', booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11' },
      ...{ amount: 100, reason: 'Her first time' },
    },
  },
  'a fee is let go': {
    page: <FeesSection location="A" />,
    around: today,
    does: ['Decide on the fee of Amina Haddad', { 'Why less': 'She was ill' }, 'Waive the fee'],
    asks: 'POST desk/till/fees/',
    body: {
      ...{ location: 'A', booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11' },
      ...{ amount: 0, reason: 'She was ill' },
    },
  },
  'what a client owes is sold and paid': {
    page: <TillPage />,
    around: today,
    async does(page) {
      await choose(page);
      await page.press(/320.00 AED/);
      await page.press(/^Terminal/, 'radio');
      await page.write(/slip|reference/i, '4711');
      await page.press(/^Take 320.00 AED/);
    },
    asks: 'POST desk/till/sales/',
    body: {
      ...{ client_id: 7, location: 'A', tips: [] },
      lines: [{ booking_id: sale?.id }],
      payments: [{ method: 'terminal', amount: 320, reference: '4711' }],
    },
  },
  'a company gets the invoice of a sale': {
    page: <TillPage />,
    around: today,
    async does(page) {
      await choose(page);
      await page.press(/320.00 AED/);
      await page.press('Invoice to a company');
      await page.write('Name of the company', 'Palm Trading LLC');
      await page.write('Address of the company', 'Airport Road');
      await page.write('Tax registration number', '100000000000011');
      await page.press(/^Terminal/, 'radio');
      await page.write(/slip|reference/i, '4711');
      await page.press(/^Take 320.00 AED/);
    },
    asks: 'POST desk/till/sales/',
    body: expect.objectContaining({
      buyer: { name: 'Palm Trading LLC', address: 'Airport Road', trn: '100000000000011' },
    }),
  },
  'an issued invoice is replaced by one to the company of last time': {
    page: <DocumentPage />,
    around: document,
    answers: {
      'desk/till/buyers/12/': {
        buyer: { name: 'Palm Trading LLC', address: 'Airport Road', trn: '100000000000011' },
      },
    },
    does: ['Invoice to a company', 'As last time: Palm Trading LLC', 'Issue the invoice'],
    asks: 'POST desk/till/documents/INV-A-000001/replace/',
    body: { buyer: { name: 'Palm Trading LLC', address: 'Airport Road', trn: '100000000000011' } },
  },
  'a sale is voided': {
    page: <TillPage />,
    around: today,
    answers: {
      'desk/till/day/': {
        ...exampleReply('desk/till/day/'),
        ...{ day: '2026-03-04', open: true, sales: [{ ...sale, day: '2026-03-04' }] },
      },
    },
    async does(page) {
      await page.pressText('Void this sale');
      await page.write('Reason', 'Charged twice');
      await page.press('Void it now');
    },
    asks: `POST desk/till/sales/${sale?.id}/void/`,
    body: { location: 'A', reason: 'Charged twice' },
  },
  'an invoice is mailed': {
    page: <DocumentPage />,
    around: document,
    does: ['Send by mail'],
    asks: 'POST desk/till/documents/INV-A-000001/mail/',
    shows: /It is on its way to/,
  },
  'a sale is refunded': {
    page: <DocumentPage />,
    around: document,
    does: ['Refund', { Reason: 'Moved away' }, 'Refund 2,475.00 AED'],
    asks: `POST desk/till/sales/${sale?.id}/refunds/`,
    body: {
      ...{ location: 'A', reason: 'Moved away' },
      lines: [{ line_id: 1, amount: 2475, minutes: 540 }],
      payments: [{ method: 'cash', amount: 2475 }],
    },
  },
});

test('an amount of nothing or a reason of spaces moves no cash, and what was moved leaves the form', async () => {
  const page = await openPage(<DrawerPage />, {}, drawer);
  await page.write('Amount in AED', '20');
  await page.write('Reason', '   ');
  await page.press('Put in');
  expect(shown()).toContain('Please say why.');
  await page.write('Amount in AED', '0');
  await page.write('Reason', 'Change');
  await page.press('Put in');
  expect(shown()).toContain('Please give an amount.');
  expect(page.sent()).toEqual([]);
});

test('an item already in the sale is not offered again, with other items beside it too', async () => {
  const page = await openPage(<TillPage />, {}, today);
  await choose(page);
  expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeTruthy();
  await page.press(/320.00 AED/);
  await page.press(/^Balance Package/);
  await expect.poll(shown).toMatch(/Take [\d,.]+ AED/);
  expect(screen.queryByRole('heading', { name: 'Not paid yet' })).toBeNull();
});

test('a day whose difference has a reason of spaces is not closed', async () => {
  const page = await openPage(<DrawerPage />, {}, drawer);
  await page.write('Or the sum of all cash', '1870');
  await page.write('Reason for the difference', '   ');
  await page.press(/^Close the day/);
  const reason = screen.getByLabelText('Reason for the difference');
  await expect.poll(() => window.document.activeElement).toBe(reason);
  expect(page.sent()).toEqual([]);
});

test('a package can pay for a session that is not in the sale and owes more than a difference', async () => {
  const due = exampleReply<Due>('desk/till/due/');
  const [first] = due.bookings;
  const second = { ...first, booking_id: 'two', name: 'Cupping' };
  const third = { ...first, booking_id: 'three', name: 'Compression', difference: true };
  const bookings = [{ ...first, difference: false }, { ...second, difference: false }, third];
  const page = await openPage(<TillPage />, { 'desk/till/due/': { ...due, bookings } }, today);
  await choose(page);
  await page.press(/^Balance Package/);
  const choices = async () => {
    const field = await screen.findByLabelText<HTMLSelectElement>('First session that it pays for');
    return [...field.querySelectorAll('option')].map(({ value }) => value);
  };
  await expect.poll(choices).toEqual(['', first?.booking_id, 'two']);
  await page.press(/Cupping/);
  await expect.poll(choices).toEqual(['', first?.booking_id]);
});

test('what packages have left is read for a refund where one line of the sale is a package', async () => {
  const whole = exampleReply<Sale>(`desk/till/sales/${sale?.id}/`);
  const [line] = whole.lines;
  const refundOf = async (...packages: (number | null)[]) => {
    const lines = packages.map((owned_package_id, at) => ({
      ...line,
      id: at + 1,
      owned_package_id,
    }));
    const path = `desk/till/sales/${sale?.id}/`;
    const page = await openPage(<DocumentPage />, { [path]: { ...whole, lines } }, document);
    await page.press('Refund');
    await screen.findByLabelText('Reason');
    const times = page.times(`${path}packages/`);
    cleanup();
    return times;
  };
  expect(await refundOf(null, 3)).toBe(1);
  expect(await refundOf(null)).toBe(0);
});

test('a refund without a reason is not sent', async () => {
  const page = await openPage(<DocumentPage />, {}, document);
  await page.press('Refund');
  await page.press(/^Refund \d/);
  await expect.poll(shown).toContain('Please say why.');
  expect(page.sent()).toEqual([]);
});

/** The client at the counter. */
async function choose(page: OpenPage): Promise<void> {
  await page.press('Client', 'combobox');
  await page.user.paste('Amina');
  await page.press(/Haddad/, 'option');
}

test('days of a drawer are turned over where there are more than a page of them', async () => {
  const days = exampleReply<{ count: number }>('desk/till/drawers/');
  const shut = (name: string) => screen.queryByRole('button', { name })?.hasAttribute('disabled');
  await openPage(<DrawerPage />, {}, drawer);
  await screen.findByRole('heading', { name: 'Days and their reports' });
  expect(shut('Older')).toBeUndefined();
  const page = await openPage(
    <DrawerPage />,
    { 'desk/till/drawers/': { ...days, count: 1000 } },
    drawer,
  );
  await screen.findByRole('button', { name: 'Older' });
  expect([shut('Newer'), shut('Older')]).toEqual([true, false]);
  await page.press('Older');
  await expect.poll(() => page.times('desk/till/drawers/')).toBe(2);
  await expect.poll(() => shut('Newer')).toBe(false);
});

test('a long table shows its first rows, and all on request', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => ({ key: `${at}`, cells: [`row ${at}`] }));
  const file = { table: 'missed', from: '2026-03-01', to: '2026-03-31' } as const;
  const page = await openPage(
    <ReportTable title="No-shows" none="" head={['Client']} texts={1} rows={rows} file={file} />,
  );
  await expect.poll(shown).toContain('row 99');
  expect(shown()).not.toContain('row 100');
  await page.press('Show all 101 rows');
  await expect.poll(shown).toContain('row 100');
});
