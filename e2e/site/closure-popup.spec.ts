import { expect, type Page, test } from '@playwright/test';
import { untilEntryIsGone } from '../support/alive.ts';
import { runUntil, stopClock } from '../support/page-clock.ts';
import { startSecondServer } from '../support/server.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Eid Mubarak!' });
const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('eidPopupSeen'));

test.describe('during a closure', () => {
  // One process for all of them, at the hour of the closure.
  test.describe.configure({ mode: 'default' });
  let server: Awaited<ReturnType<typeof startSecondServer>>;
  const address = () => server.address;
  test.beforeAll(async () => {
    server = await startSecondServer('2025-06-06T10:00:00+04:00');
  });
  test.afterAll(() => server.stop());

  test('each way of closing hides and records it; the flag never suppresses it @HOLIDAY-02 @HOLIDAY-05 @HOLIDAY-07', async ({
    page,
  }) => {
    const ways: ((page: Page) => Promise<void>)[] = [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => dialog(page).getByRole('button', { name: 'Got it' }).click(),
      () => page.mouse.click(5, 400),
    ];
    // A page without it: a reload would bring back the history entry of one that was open.
    await page.goto(`${address()}/privacy-policy`);
    for (const closeIt of ways) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address());
      await expect(dialog(page).getByText('عيد أضحى مبارك')).toHaveAttribute('lang', 'ar');
      // With the focus it also hears clicks outside it.
      await expect(dialog(page)).toBeFocused();
      expect(await seen(page)).toBeNull();
      await closeIt(page);
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => seen(page)).toBe('true');
      await untilEntryIsGone(page);
    }
    await page.reload();
    expect(await seen(page)).toBe('true');
    await expect(dialog(page)).toBeVisible();
  });

  test('after fifteen seconds the flag is set by itself @HOLIDAY-06', async ({ page }) => {
    await stopClock(page);
    await page.goto(address());
    const ranMs = await runUntil(page, dialog(page));
    await page.clock.runFor(14_999 - ranMs);
    expect(await seen(page)).toBeNull();
    await page.clock.runFor(ranMs + 2);
    await expect.poll(() => seen(page)).toBe('true');
    await expect(dialog(page)).toBeVisible();
  });

  test('it is on the home page only @HOME-09', async ({ page }) => {
    for (const path of ['/discount', '/booking', '/nowhere']) {
      await page.goto(`${address()}${path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('dialog'), path).toHaveCount(0);
    }
    await page.goto(address());
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('limber:language', 'ar'));
    await page.reload();
    const arabic = page.getByRole('dialog', { name: 'عيد مبارك!' });
    await expect(arabic.getByText('عيد أضحى مبارك')).toBeVisible();
  });

  test('the branches say that they are closed, and until when', async ({ page }) => {
    await page.goto(address());
    await expect(page.getByText('Closed for Eid Al Adha, opens Monday at 12:00')).toHaveCount(2);
  });
});
