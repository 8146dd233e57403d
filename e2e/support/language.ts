import { expect, type Page } from '@playwright/test';

export type Language = 'en' | 'ar';

/** Changes the page's language by its own switch, behind an open dialog too. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  // A person could not reach it there, so it is not clicked by its place on the screen.
  await page.locator(`footer button[lang=${language}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}
