import { expect, type Page } from '@playwright/test';
import { examineInBoth as examinePage } from '../access/examine.ts';
import { speak } from './at-desk.ts';

/**
 * The page in its present state is accessible, fits each width, and has large targets on a phone, in
 * both languages and themes, first in the language that it is in.
 */
export async function examineInBoth(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  await examinePage(page, name, {
    widths: [768, 390],
    smallTargets: name.startsWith('board'),
    translate: () => speak(page, isArabic ? 'en' : 'ar'),
  });
}
