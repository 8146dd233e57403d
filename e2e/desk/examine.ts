import { expect, type Page } from '@playwright/test';
import { examine as examinePage } from '../access/examine.ts';
import { speak } from './at-desk.ts';

/**
 * The page is accessible, fits each width, and has large targets on a phone. Light in English and
 * dark in Arabic: colours do not depend on the direction.
 */
export async function examine(page: Page, name: string, again = false): Promise<void> {
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  await examinePage(page, name, {
    theme: isArabic ? 'dark' : 'light',
    widths: [768, 390],
    again,
    smallTargets: name.startsWith('board'),
  });
}

/** The page in its present state, in both languages and themes, first in the one that it is in. */
export async function examineInBoth(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  const [first, second] = isArabic ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  await examine(page, `${name} in ${first}`);
  await speak(page, second);
  await examine(page, `${name} in ${second}`, true);
}
