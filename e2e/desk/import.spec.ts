import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { speak, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';

const clients = [
  'Client ID;First Name;Last Name;Mobile Number;Email;Tags',
  'imp-1;Hessa;Al Marri;0507770001;;',
  'imp-2;Faisal;Al Marri;0507770001;;likes tea',
  'imp-3;;;0507770003;;',
].join('\r\n');

test('a manager imports clients from other software: columns, the outcome of each row, then all at once', async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/import');
  const choose = async () => {
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clients) };
    await page.getByLabel('CSV or Excel file').setInputFiles(file);
  };
  const workbook = { name: 'a.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004\0') };
  await page.getByLabel('CSV or Excel file').setInputFiles(workbook);
  await expect(page.getByRole('alert')).toContainText('This is neither a CSV file nor a workbook');
  await choose();
  await expect(page.getByRole('combobox', { name: 'First name', exact: true })).toHaveValue('1');
  await expect(page.getByText('3 rows, 1 refused so far')).toBeVisible();
  await expect(page.getByText('Tags (1 filled cell)')).toBeVisible();
  await page.getByLabel('Which program does it come from?').fill('Paper');
  await page.getByRole('button', { name: 'Check every row' }).click();

  const rows = page.getByRole('table', { name: 'Rows' });
  await expect(rows.getByRole('row', { name: /Hessa Al Marri/ })).toContainText('New');
  await expect(rows.getByRole('row', { name: /0507770003/ })).toContainText(
    'There is no first name.',
  );
  await examineInBoth(page, 'outcomes');
  // The reason of a row is in the page's current language.
  await expect(page.getByRole('row', { name: /0507770003/ })).toContainText('لا يوجد اسم أول.');
  await speak(page, 'en');
  await expect(rows.getByRole('row', { name: /0507770003/ })).toContainText(
    'There is no first name.',
  );
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows were imported. 1 was refused.')).toBeVisible();
  const totals = page.getByRole('table', { name: 'Totals' });
  await expect(totals.getByRole('row', { name: /People/ })).toContainText('2');

  await page.getByRole('button', { name: 'Another file' }).click();
  await choose();
  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByRole('button', { name: 'Stays the same 2' })).toBeVisible();
  await expect(page.getByText('Nothing is new or changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();

  // Until something is built on it, all of it can be undone.
  await page.getByRole('button', { name: 'Another file' }).click();
  const earlier = page.getByRole('table', { name: 'Earlier imports' });
  const made = earlier.getByRole('row', { name: /Clients, Paper/ });
  await examineInBoth(page, 'earlier');
  await speak(page, 'en');
  await made.getByRole('button', { name: 'Undo' }).click();
  await made.getByRole('button', { name: 'Remove all of it' }).click();
  await expect(made).toContainText('Undone');
  await choose();
  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByRole('button', { name: 'New 2' })).toBeVisible();
});
