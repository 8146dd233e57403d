import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock before it is opened; only `page.clock` moves it from then on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Moves a stopped clock in small steps until something shows, since a page needs some of its time
 * to come alive. Answers the milliseconds that this took on the page's clock: a fifth of a second or
 * little more, for once that has passed, it is the machine that is waited for.
 */
export async function runUntil(page: Page, shown: Locator): Promise<number> {
  const stepMs = 10;
  let ranMs = 0;
  await expect(async () => {
    await page.clock.runFor(stepMs);
    ranMs += stepMs;
    await expect(shown).toBeVisible({ timeout: ranMs < 200 ? 50 : 2_000 });
  }).toPass({ intervals: [0] });
  return ranMs;
}
