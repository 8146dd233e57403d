import { expect, type Page } from '@playwright/test';

/** Waits until the home page is hydrated: only then it knows whether the studio is open. */
export async function untilAlive(page: Page): Promise<void> {
  // Its lower part waits for an interaction.
  await page.mouse.move(200, 200);
  await expect(page.getByText(/^((Open|Closed) now|(مفتوح|مغلق) الآن)/).first()).toBeVisible();
}

/** The history entry of an overlay is removed asynchronously by the browser. */
export async function untilEntryIsGone(page: Page): Promise<void> {
  const entry = () => page.evaluate(() => window.history.state?.['limber:overlay'] ?? null);
  await expect.poll(entry).toBeNull();
}

/** Holds the scripts of the following pages until the returned function is called. */
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
