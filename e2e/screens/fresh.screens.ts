import { expect, type Page, test } from '@playwright/test';
import { speak } from '../desk/at-desk.ts';
import { openFirstAccount } from '../desk/open-first-account.ts';
import { openFreshStudio } from '../support/server.ts';
import { take } from './take.ts';

test.setTimeout(1_800_000);

const see = (page: Page, name: string) => take(page, `fresh/${name}`, speak);

test('a studio in production before its first day', async ({ page, browser }) => {
  const studio = await openFreshStudio();
  try {
    await page.goto(studio.firstManager);
    await expect(page.getByRole('button', { name: 'Open my account' })).toBeVisible();
    await see(page, 'first-manager');
    await openFirstAccount(page, studio.firstManager);
    await see(page, 'set-up');
    await page.getByRole('button', { name: 'Open the doors' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await see(page, 'doors-shut');
    for (const [path, name] of [
      ['/desk', 'day'],
      ['/desk/studio/services', 'services'],
      ['/desk/studio/services/starting-sets', 'starting-sets'],
      ['/desk/studio/country', 'country'],
      ['/desk/studio/packages', 'packages'],
      ['/desk/studio/products', 'products'],
      ['/desk/stock', 'stock'],
      ['/desk/pay', 'pay'],
      ['/desk/rota', 'rota'],
      ['/desk/reports', 'reports'],
      ['/desk/documents', 'documents'],
    ] as const) {
      await page.goto(new URL(path, studio.address).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await see(page, name);
    }
    // In a browser of its own: the manager's keeps the language of the desk.
    const visitor = await browser.newPage({ locale: 'en-GB' });
    await visitor.goto(studio.address);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await take(visitor, 'fresh/opens-soon');
    await visitor.close();
  } finally {
    await studio.stop();
  }
});
