import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock before it is opened; from then on only `page.clock` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Moves a stopped clock in small steps until an element shows, as a page needs some of its time for
 * hydration. Answers the milliseconds on the page's clock: a fifth of a second or little more,
 * since after that it waits for the machine.
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
