import { expect, type Page } from '@playwright/test';

/** Waits until the home page answers to clicks: only then it knows whether the studio is open. */
export async function untilAlive(page: Page): Promise<void> {
  // Its lower part waits for a sign of someone.
  await page.mouse.move(200, 200);
  await expect(page.getByText(/^((Open|Closed) now|(مفتوح|مغلق) الآن)/).first()).toBeVisible();
}

/** What was open has its entry in the history taken back in the browser's own time. */
export async function untilEntryIsGone(page: Page): Promise<void> {
  const entry = () => page.evaluate(() => window.history.state?.['limber:overlay'] ?? null);
  await expect.poll(entry).toBeNull();
}

/** Keeps the scripts of the pages that follow on their way until the answer is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    await released;
    // The page may have gone on to another.
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unroute(scripts);
  };
}
