import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits, expectLargeTargets } from '../support/examine.ts';
import { openDesk, teamSession } from './at-desk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the desk: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, await teamSession(request, 'manager'), '?view=board');
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    for (const view of ['board', 'list'] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.keyboard.press('Escape');
      await show(page, view);
      await examine(page, `${view} in ${language}`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('[data-session]').first().click();
    await expect(page.getByRole('complementary').getByRole('heading', { level: 3 })).toHaveCount(3);
    await examine(page, `panel in ${language}`);
  }
});

async function examine(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name, 'light');
  await expectAccessible(page, name, 'dark');
  for (const width of [390, 768]) await expectFits(page, name, width);
  await page.setViewportSize({ width: 390, height: 800 });
  if (!name.startsWith('board')) await expectLargeTargets(page, name);
}

async function show(page: Page, view: 'board' | 'list'): Promise<void> {
  await page.goto(`/desk?view=${view}`);
  await expect(page.locator('[data-session]').first()).toBeVisible();
}

async function speak(page: Page, language: 'en' | 'ar'): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.locator(`header button[lang=${language}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
