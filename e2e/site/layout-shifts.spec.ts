import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const locale of ['en-GB', 'ar-AE']) {
  test.describe(`for a reader of ${locale}`, () => {
    test.use({ locale });

    test(`nothing on the home page moves by itself while it loads, ${locale}`, async ({ page }) => {
      await noteShifts(page);
      await waitForArabic(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 850 });
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page), `at ${width}`).toEqual([]);
      }
    });
  });
}

test.describe('an Arabic font that loads late', () => {
  test.use({ locale: 'ar-AE', viewport: { width: 1440, height: 850 } });

  test('is waited for, as everything would move with it', async ({ page }) => {
    await noteShifts(page);
    await waitForArabic(page);
    const asked = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await page.route('**/readex-pro-arabic-*.woff2', async (route) => {
      asked.resolve();
      await sent.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await asked.promise;
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    sent.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('a Latin font that loads late has letters of the same size', async ({ page }) => {
  await noteShifts(page);
  for (const width of [390, 1440]) {
    const sent = Promise.withResolvers<void>();
    await page.route('**/instrument-sans-*.woff2', async (route) => {
      await sent.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 850 });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    sent.resolve();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), `at ${width}`).toEqual([]);
    await page.unroute('**/instrument-sans-*.woff2');
  }
});

/** Records, from the start of each page, what moves and by how much. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.parentElement?.outerHTML.slice(0, 120)}: ${from.x},${from.y} to ${to.x},${to.y}`,
        );
        shifts.push([value, ...what].join(' | '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/**
 * Makes a page wait for Arabic words and letters however long they take. By itself it waits a few
 * seconds, after which its content moves: right for a slow connection, but not for a busy machine.
 */
async function waitForArabic(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const [patienceMs, longMs] = [3000, 100_000];
    window.setTimeout = ((run: () => void, ms?: number) =>
      setTimeout(run, ms === patienceMs ? longMs : ms)) as typeof window.setTimeout;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-waiting] body { animation-delay: ${longMs}ms !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** An entry of the browser's layout shift API. */
interface Shift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
