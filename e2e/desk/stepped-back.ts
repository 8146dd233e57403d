import { expect, type Page } from '@playwright/test';

/** Waits for the step back that a closing dialog makes; it would undo an earlier navigation. */
export async function steppedBack(page: Page): Promise<void> {
  const mark = () => page.evaluate(() => window.history.state?.['limber:overlay'] ?? null);
  await expect.poll(mark).toBeNull();
}
