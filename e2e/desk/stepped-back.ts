import { expect, type Page } from '@playwright/test';

/** Waits for the step back that a dialog takes as it closes; an address gone to sooner loses to it. */
export async function steppedBack(page: Page): Promise<void> {
  const mark = () => page.evaluate(() => window.history.state?.['limber:overlay'] ?? null);
  await expect.poll(mark).toBeNull();
}
