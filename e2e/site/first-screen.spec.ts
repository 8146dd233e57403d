import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const main = (page: Page) => page.getByRole('main');

/** Address of the file that the hero's picture has chosen; '' until it has. */
const chosenFile = (page: Page) =>
  page
    .locator('picture img[fetchpriority=high]')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);

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

test('each theme has its own first picture, and only that one is loaded', async ({ page }) => {
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
    // The previous page would load another file for its new size.
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

test('the letters of a title widen once, and stay still under reduced motion', async ({ page }) => {
  const stretching = (part: Locator) => () =>
    part.evaluate(
      (element) =>
        element
          .getAnimations({ subtree: true })
          .filter((each) => each instanceof CSSAnimation && each.animationName === 'stretch')
          .length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/ELEVATE YOUR WELL-BEING/);
  expect(await stretching(main(page))()).toBe(0);
  // The letters of the fallback are only roughly of the same size.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(stretching(title)).toBeGreaterThan(0);
  const narrow = await title.boundingBox();
  await expect.poll(stretching(title)).toBe(0);
  expect(await title.boundingBox()).toEqual(narrow);
});

test('the home page is HTML before any script', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('ELEVATE YOUR WELL-BEING');
  expect(html).toMatch(/<link[^>]+rel="preload"[^>]+hero-mobile/);
});

test('a prerendered page is not painted before its first screen is complete, and no page waits for one in vain', async ({
  page,
  request,
}) => {
  const waits = '<link rel="expect" href="#first-screen" blocking="render"/>';
  const prerendered = ['/', '/discount', '/privacy-policy'];
  for (const path of prerendered) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(waits);
    expect(html.split('id="first-screen"'), path).toHaveLength(2);
  }
  const others = ['/booking', '/profile', '/login', '/desk', '/no-such-page'];
  for (const path of others) {
    expect(await (await request.get(path)).text(), path).not.toContain('rel="expect"');
  }

  // What the browser says itself.
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('first-screen')) warnings.push(message.text());
  });
  await page.route('**/in-vain', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<head>${waits}</head><p>Nothing.</p>` }),
  );
  await page.goto('/in-vain');
  await expect.poll(() => warnings).toHaveLength(1);
  warnings.length = 0;
  for (const path of [...prerendered, '/ar', '/ar/discount', ...others]) {
    await page.goto(path);
  }
  expect(warnings).toEqual([]);
});
