import { expect, type Page, test } from '@playwright/test';
import { untilAlive } from './support/alive.ts';

const main = (page: Page) => page.getByRole('main');

/** The address of the file that the hero's picture chose; '' before it has. */
const chosenFile = (page: Page) =>
  page
    .locator('picture img[fetchpriority=high]')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);

test('the home page tells what the studio does @HOME-01 @HOME-04 @HOME-05', async ({ page }) => {
  await page.goto('/');
  for (const title of [
    'ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE',
    'OPTIMIZE YOUR WORKOUT WITH TOP-NOTCH EQUIPMENT AND CERTIFIED TRAINERS!',
    'EXPERIENCE THE BENEFITS FOR A HEALTHIER, MORE ACTIVE LIFE',
  ]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const benefits = page
    .getByRole('region', { name: /EXPERIENCE THE BENEFITS/ })
    .getByRole('heading', { level: 3 });
  await expect(benefits).toHaveText([
    'Pain Relief',
    'Improved Mobility',
    'Enhanced Strength',
    'Injury Prevention',
    'Holistic Wellness',
  ]);
  for (const offer of [
    /assisted stretching/i,
    /massage/i,
    /red-light therapy/i,
    /compression therapy/i,
    /certified trainers/i,
    /equipment/i,
  ]) {
    await expect(main(page)).toContainText(offer);
  }
});

test('the strip shows six services, each with its picture @HOME-03', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Six ways to feel looser' });
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText([
    'Red-light therapy',
    'Compression therapy',
    'Stretching',
    'Sport massage',
    'PNF stretching',
    'Dynamic stretching',
  ]);
  const files = await strip
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(files).toEqual(
    [
      'red-light',
      'compression',
      'stretching',
      'sport-massage',
      'pnf-stretching',
      'dynamic-stretching',
    ].map((name) => `/media/${name}.webp`),
  );
  for (const image of await strip.locator('img').all()) {
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', /\d+/);
    await expect(image).toHaveAttribute('height', /\d+/);
  }
});

test('phones and desktops get different hero pictures, the phone a light one @HOME-02', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => chosenFile(page)).toMatch(/\/media\/hero-desktop-\d+\.avif$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect.poll(() => chosenFile(page)).toMatch(/\/media\/hero-mobile-\d+\.avif$/);
  const file = await chosenFile(page);
  expect((await (await page.request.get(file)).body()).byteLength).toBeLessThan(90_000);
});

test('each theme has a first picture of its own, and only that one is fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [name] = /hero-[a-z-]+(?=-\d)/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  const shown = main(page).locator('#first-screen picture img').filter({ visible: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [width, name] of [
    [1440, 'hero-dark'],
    [390, 'hero-dark-mobile'],
  ] as const) {
    // The page before would fetch for its new size.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 850 });
    fetched.length = 0;
    await page.goto('/');
    await expect(shown).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([name]);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect.poll(() => fetched).toEqual(['hero-dark-mobile', 'hero-mobile']);
});

test('the letters of a title stretch once, and stand still for who wishes less motion', async ({
  page,
}) => {
  const stretching = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((each) => each instanceof CSSAnimation && each.animationName === 'stretch')
          .length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/ELEVATE YOUR WELL-BEING/);
  expect(await stretching()).toBe(0);
  const still = await title.boundingBox();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(stretching).toBeGreaterThan(0);
  expect(await title.boundingBox()).toEqual(still);
});

test('the home page is HTML before any script', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('ELEVATE YOUR WELL-BEING');
  expect(html).toMatch(/<link[^>]+rel="preload"[^>]+hero-mobile/);
});

test('Book Your Session Now opens the wizard and glides to its top @HOME-06 @HOME-07', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const jumps: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((...args: [ScrollToOptions]) => {
      jumps.push(args[0]);
      scrollTo(...args);
    }) as typeof window.scrollTo;
    Object.assign(window, { jumps });
  });
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Book Your Session Now' }).last().click();
  await expect(page).toHaveURL('/booking');
  const jumps = () => page.evaluate(() => (window as unknown as { jumps: unknown[] }).jumps);
  await expect.poll(jumps).toEqual([{ top: 0, behavior: 'smooth' }]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await jumps()).toHaveLength(1);
});

test('each of the six ways says what it costs and opens the wizard with it chosen', async ({
  page,
}) => {
  await page.goto('/');
  await untilAlive(page);
  const ways = page.getByRole('region', { name: 'Six ways to feel looser' });
  const way = ways.getByRole('listitem').filter({ hasText: 'Sport massage' });
  await way.scrollIntoViewIfNeeded();
  await expect(way).toContainText(/from \d+ AED/);
  const book = way.getByRole('link', { name: 'Book Sport massage' });
  await book.focus();
  await expect(book).toHaveAttribute('href', /^\/booking\?service/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(
    'Sport Massage',
  );
});

test('the team stands with branch, services, next free hour and a way to each', async ({
  page,
}) => {
  await page.goto('/');
  await untilAlive(page);
  const team = page.getByRole('region', { name: 'The hands you are in' });
  await team.scrollIntoViewIfNeeded();
  const noura = team.getByRole('listitem').filter({ hasText: 'Noura Al Hashimi' });
  await noura.scrollIntoViewIfNeeded();
  await expect(noura).toContainText('Al Warqa');
  await expect(noura).toContainText('Prenatal Stretching');
  await expect(noura).toContainText(/Next free: /);
  await expect(noura.getByRole('link', { name: 'Book with Noura' })).toHaveAttribute(
    'href',
    /^\/booking\?therapist=\d+$/,
  );
});

test('on a phone a way to book stays in reach below the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = main(page).getByRole('link', { name: 'Book a session' });
  for (const name of [/OPTIMIZE YOUR WORKOUT/, /EXPERIENCE THE BENEFITS/, 'Come and find us']) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test("Ask an Expert opens a chat with the studio's number in a new tab @HOME-08", async ({
  page,
}) => {
  await page.goto('/');
  const expert = main(page).getByRole('link', { name: 'Ask an Expert' });
  await expect(expert).toHaveAttribute('target', '_blank');
  await expect(expert).toHaveAttribute('href', /^https:\/\/wa\.me\/97140000000\?text=/);
});

test('a built page is not drawn before its first screen is whole', async ({ request }) => {
  for (const path of ['/', '/discount', '/privacy-policy']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<link rel="expect" href="#first-screen" blocking="render"/>');
    expect(html.split('id="first-screen"'), path).toHaveLength(2);
  }
});

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

test.describe('Arabic letters that come late', () => {
  test.use({ locale: 'ar-AE', viewport: { width: 1440, height: 850 } });

  test('are waited for, as all would move when they come', async ({ page }) => {
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
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('Latin letters that come late take the place of others of the same size', async ({ page }) => {
  await noteShifts(page);
  for (const width of [390, 1440]) {
    const sent = Promise.withResolvers<void>();
    await page.route('**/instrument-sans-*.woff2', async (route) => {
      await sent.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 850 });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    sent.resolve();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), `at ${width}`).toEqual([]);
    await page.unroute('**/instrument-sans-*.woff2');
  }
});

/** Notes, from the start of each page, what moves in it and by how much. */
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
 * Has a page wait for Arabic words and letters however long they take. By itself it does for a few
 * seconds, and what is drawn before them moves: on a slow line, which a busy machine is not.
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

/** An entry of the browser's measure of what moves. */
interface Shift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
