import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../support/alive.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { pickDuration } from '../support/wizard.ts';

const begin = (page: Page) => page.goto('/booking', { waitUntil: 'commit' });
const stretching = (page: Page) =>
  page.getByRole('heading', { name: 'Stretching', exact: true, level: 2 });

test('products are readable before the scripts are loaded, and a press then is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await begin(page);
  await expect(stretching(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Individual Services' })).toBeVisible();
  await pickDuration(page, 'Stretching', 60);
  await pickDuration(page, 'Stretching', 45);
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(0);
  release();
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toHaveText(/^45 min/);
});

test('a client who has begun, has signed in or reads Arabic is not shown the prerendered first step', async ({
  page,
  request,
}) => {
  await test.step('after a first choice', async () => {
    await begin(page);
    await pickDuration(page, 'Stretching', 60);
    await expect(page.getByRole('button', { pressed: true })).toHaveText(/^60 min/);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(stretching(page)).toBeHidden();
    release();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(/^60 min/);
  });

  await test.step('signed in', async () => {
    await enterAs(page, await sessionOf(request, await registered(request, 'Known')));
    await page.evaluate(() => sessionStorage.clear());
    const release = await holdScripts(page);
    await begin(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(stretching(page)).toBeHidden();
    release();
    await expect(stretching(page)).toBeVisible();
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('the English first step is never shown', async ({ page }) => {
    const release = await holdScripts(page);
    await begin(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(stretching(page)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stretching(page)).toBeHidden();
  });
});
