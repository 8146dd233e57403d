import { expect, test } from '@playwright/test';
import { startSecondServer } from '../support/server.ts';
import { clientBooks, deskDay, openDesk, sessionFor, sessionOfFile } from './at-desk.ts';
import { steppedBack } from './stepped-back.ts';

test.describe.configure({ mode: 'serial' });
const desk = sessionOfFile('front_desk');

test('What a client books appears on an open board in under a second, also through another process, and after the network was away', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const second = await startSecondServer();
  try {
    await openDesk(page, desk, `?date=${deskDay}`);
    const grace = page.getByRole('list', { name: 'Sessions with Grace Wanjiru' });
    await expect(grace).toBeAttached();

    await clientBooks(request, 'Zahra');
    await expect(sessionFor(page, 'Zahra')).toBeVisible({ timeout: 1000 });

    await openDesk(page, desk, `?date=${deskDay}`);
    const elsewhere = await context.newPage();
    await openDesk(elsewhere, desk, `?date=${deskDay}`);
    await elsewhere.route('**/api/v1/**', async (route) => {
      const url = route
        .request()
        .url()
        .replace(/^http:\/\/[^/]+/, second.address);
      await route.continue({ url });
    });
    await elsewhere.reload();
    await expect(sessionFor(elsewhere, 'Zahra')).toBeVisible();
    await clientBooks(request, 'Yasmin');
    await expect(sessionFor(elsewhere, 'Yasmin')).toBeVisible({ timeout: 1000 });
    await elsewhere.close();

    await context.setOffline(true);
    await expect(page.getByText('Connecting…')).toBeVisible();
    await clientBooks(request, 'Widad');
    await expect(sessionFor(page, 'Widad')).toBeHidden();
    await context.setOffline(false);
    await expect(sessionFor(page, 'Widad')).toBeVisible();
    await expect(page.getByText('Connecting…')).toBeHidden();
    await clientBooks(request, 'Ruqayya', 'Omar Farouk');
    await expect(sessionFor(page, 'Ruqayya')).toBeVisible({ timeout: 1000 });
  } finally {
    await second.stop();
  }
});

test('a day can be used by keyboard alone, as a board and as a list', async ({ page, request }) => {
  await clientBooks(request, 'Vera');
  await clientBooks(request, 'Uma', 'Omar Farouk');
  await openDesk(page, desk, `?date=${deskDay}&location=A`);
  const vera = sessionFor(page, 'Vera');
  const board = page.locator('[data-session]:focus');
  await expect(vera).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(board, 'the arrows come to the sessions from nowhere').toHaveCount(1);
  await vera.focus();
  await page.keyboard.press('Home');
  const first = await board.getAttribute('data-session');
  await page.keyboard.press('ArrowUp');
  expect(await board.getAttribute('data-session'), 'the first stays').toBe(first);
  await vera.focus();
  await page.keyboard.press('ArrowRight');
  await expect(vera).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(board).toHaveCount(1);

  await vera.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Session' });
  await expect(panel.getByRole('heading', { level: 2, name: 'Vera Tester' })).toBeFocused();
  await expect(panel).toContainText('First visit');
  await expect(panel).toContainText('Grace Wanjiru');
  await expect(panel.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(vera).toBeFocused();

  await vera.focus();

  await page.keyboard.press('l');
  await expect(page.getByRole('list', { name: 'Sessions of the day' })).toBeVisible();
  await sessionFor(page, 'Vera').focus();
  await page.keyboard.press('ArrowUp');
  await expect(sessionFor(page, 'Vera')).not.toBeFocused();
  await expect(page.locator('[data-session]:focus')).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(page.getByLabel('Branch', { exact: true })).toHaveValue('B');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 March 2026');
  await page.keyboard.press('Period');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 March 2026');
});

test('single letters can be switched off, and stay off', async ({ page }) => {
  await openDesk(page, desk, `?date=${deskDay}`);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByLabel('Single-letter keys and arrows').uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('27 March 2026');
  await steppedBack(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('27 March 2026');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('27 March 2026');
});

test('the desk is for staff only', async ({ page }) => {
  await page.goto('/desk');
  await expect(page).toHaveURL('/login?next=/desk');
  await openDesk(page, desk);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login?next=/desk');
  // The studio's own number may be stored; its clients' numbers begin with these digits.
  expect(await page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('+9715');
});
