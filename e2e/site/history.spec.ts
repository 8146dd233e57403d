import { expect, test } from '@playwright/test';
import { goNext, pickDuration } from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a page opened while a sheet closes is in the history, before the one with the sheet', async ({
  page,
}) => {
  // Browsers step back asynchronously, which takes long on a busy phone.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => setTimeout(back, 500);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await page.getByRole('button', { name: /^Your booking/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your booking' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await goNext(page);
  const where = page.getByRole('heading', { name: 'Choose Your Preferred Location' });
  await expect(where).toBeVisible();
  await expect(page).toHaveURL('/booking?step=location');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
  await expect(page).toHaveURL('/booking');
  await page.goForward();
  await expect(where).toBeVisible();
});
