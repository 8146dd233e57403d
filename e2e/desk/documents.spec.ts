import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { readInbox } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { teamSession } from './at-desk.ts';
import { openTill, sellTenHours } from './at-till.ts';

test('2,750 AED paid half in cash and half by terminal prints VAT 130.95; the invoice is saved, mailed, refunded', async ({
  page,
  request,
}) => {
  const client = await registered(request, 'Hessa');
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk, 'B');
  const number = await sellTenHours(request, desk, client);
  await enterAs(page, desk);
  await page.goto('/desk/documents?location=B');
  await page.getByLabel('Number or name').fill(number.slice(-6));
  await page.getByRole('link', { name: 'Hessa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hessa');
  await page.goBack();
  await page.getByRole('link', { name: number }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('فاتورة');
  await expect(sheet.getByRole('row').last()).toContainText('130.95');
  await expect(sheet).toContainText('2,750.00 AED');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toContainText('130.95');
  await page.emulateMedia({ media: 'screen' });
  // On a narrow receipt the Arabic words of each sum stay on one line.
  await page.getByRole('button', { name: 'Receipt, 80 mm' }).click();
  const lines = await sheet.locator('dt [lang=ar]').evaluateAll((phrases) =>
    phrases.map((phrase) => {
      const range = document.createRange();
      range.selectNodeContents(phrase);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual(Array(lines.length).fill(1));
  expect(lines.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'A4' }).click();

  const [saved, made] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse((answer) => answer.url().includes('/pdf/')),
    page.getByRole('button', { name: 'PDF' }).click(),
  ]);
  expect([made.status(), saved.suggestedFilename()]).toEqual([200, `${number}.pdf`]);
  await page.getByRole('button', { name: 'Send by mail' }).click();
  await expect(page.getByText(`It is on its way to ${client.email}.`)).toBeVisible();
  await expect
    .poll(async () => (await readInbox(request, client.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(number));

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount in AED').fill('275');
  await dialog.getByLabel('Minutes taken from the package').fill('60');
  // By the same methods: terminal first.
  await dialog.getByLabel('Number on the terminal slip').fill('004299');
  await dialog.getByRole('button', { name: 'Refund 275.00 AED' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason', { exact: true }).fill('Moves to another city');
  await dialog.getByRole('button', { name: 'Refund 275.00 AED' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CN-B-\d{6}$/);
  await expect(sheet).toContainText(`For invoice: ${number}`);
  await expect(sheet).toContainText('Moves to another city');
  await expect(sheet).toContainText('275.00 AED');
});
