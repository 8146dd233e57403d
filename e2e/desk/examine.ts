import type { Page } from '@playwright/test';
import { expectAccessible, expectFits, expectLargeTargets } from '../support/examine.ts';

/** What is shown is accessible in both themes, fits each width, and on a phone is large enough. */
export async function examine(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name, 'light');
  await expectAccessible(page, name, 'dark');
  for (const width of [390, 768]) await expectFits(page, name, width);
  await page.setViewportSize({ width: 390, height: 800 });
  if (!name.startsWith('board')) await expectLargeTargets(page, name);
}
