import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { teamSession } from './at-desk.ts';

test('a manager downloads everything as one file, health notes only with a reason', async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/export');
  await page.getByRole('checkbox', { name: /With health notes/ }).check();
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please say why.');
  await page.getByRole('checkbox', { name: /With health notes/ }).uncheck();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await coming).suggestedFilename()).toBe('studio-export.zip');
});
