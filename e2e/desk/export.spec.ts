import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { expectAccessible, expectFits } from '../support/examine.ts';
import { speak, teamSession } from './at-desk.ts';

test('a manager takes everything along as one file, notes of health only for a reason', async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/export');
  await page.getByRole('checkbox', { name: /With health notes/ }).check();
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please say why.');
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    for (const theme of ['light', 'dark'] as const) {
      await expectAccessible(page, `export in ${language}`, theme);
    }
    await expectFits(page, `export in ${language}`, 390);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await speak(page, 'en');
  await page.getByRole('checkbox', { name: /With health notes/ }).uncheck();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await coming).suggestedFilename()).toBe('limber-export.zip');
});
