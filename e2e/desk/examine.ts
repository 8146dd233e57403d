import { expect, type Page } from '@playwright/test';
import { expectContrastUnderMouse, expectReadable } from '../access/look.ts';
import { expectAccessible, expectFits, expectLargeTargets } from '../support/examine.ts';
import { speak } from './at-desk.ts';

/**
 * The page is accessible, fits each width, and has large targets on a phone. Light in English and
 * dark in Arabic: colours do not depend on the direction.
 */
export async function examine(page: Page, name: string): Promise<void> {
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  await expectAccessible(page, name, isArabic ? 'dark' : 'light');
  await expectContrastUnderMouse(page, name);
  for (const width of [390, 768]) await expectFits(page, name, width);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectReadable(page, name);
  if (!name.startsWith('board')) await expectLargeTargets(page, name);
}

/** The page in its present state, in both languages and themes. */
export async function examineInBoth(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const before = page.viewportSize();
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    await examine(page, `${name} in ${language}`);
    if (before) await page.setViewportSize(before);
  }
}
