import { expect, type Page } from '@playwright/test';

export type Language = 'en' | 'ar';

/** Changes the page's language by its own switch, even behind an open dialog. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  // A person could not reach it there, so it is not clicked by its position on screen.
  await page.locator(`footer button[lang=${language}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}
