import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the home page is hydrated: only then it knows whether the studio is open. */
export async function untilAlive(page: Page): Promise<void> {
  await stirUntil(page, page.getByText(/^((Open|Closed) now|(مفتوح|مغلق) الآن)/).first());
}

/**
 * Moves the pointer until `shown` is visible. The home page's lower part waits for an interaction,
 * and a pointer is only noticed once the scripts are there.
 */
export async function stirUntil(page: Page, shown: Locator): Promise<void> {
  let x = 200;
  await expect
    .poll(async () => {
      await page.mouse.move(x++, 200);
      return shown.isVisible();
    })
    .toBe(true);
}

/** The history entry of an overlay is removed asynchronously by the browser. */
export async function untilEntryIsGone(page: Page): Promise<void> {
  const entry = () => page.evaluate(() => window.history.state?.['limber:overlay'] ?? null);
  await expect.poll(entry).toBeNull();
}

/**
 * Holds the scripts of the following pages until the returned function is called. The route stays: a
 * request that comes while a route ends can be left without an answer.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released.promise;
    // The page may have gone on to another.
    await route.continue().catch(() => {});
  });
  return released.resolve;
}
