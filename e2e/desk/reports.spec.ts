import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { teamSession } from './at-desk.ts';

test("a manager reads a month as tables, downloads one as a file, and prints a day's sheet", async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/reports');
  await page.getByRole('button', { name: 'Last month' }).click();
  const takings = page.getByRole('table', { name: 'Takings and VAT' });
  await expect(takings.getByRole('row').last()).toContainText('In all');
  await expect(page.getByRole('table', { name: 'Therapists', exact: true })).toContainText(
    'Noura Al Hashimi',
  );
  await expect(page.getByRole('heading', { name: /Owed at the end of/ })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV Takings and VAT' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('takings-2026-02-01-2026-02-28.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(
    'Day,Branch,Sold,Credited,VAT,Cash,Terminal,Transfer,Online,Onto accounts,From accounts,Tips',
  );

  await page.getByLabel('From').fill('2026-03-09');
  await expect(page.getByRole('alert')).toContainText('The last day is before the first.');

  await page.getByRole('link', { name: 'Day', exact: true }).click();
  await page.getByRole('link', { name: 'Day sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day sheet');
  const sheet = page.getByRole('table', { name: /Al Warqa/ });
  await expect(sheet.getByRole('row')).not.toHaveCount(0);
  // On paper it is a table in small letters, whatever the screen is as wide as.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const client = sheet.getByRole('cell').nth(1);
  await expect(client).toHaveCSS('display', 'table-cell');
  const letters = () =>
    client.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
  await expect.poll(letters).toBeLessThan(11);
  await expect(page.getByRole('banner')).toBeHidden();
});
