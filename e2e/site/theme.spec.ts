import { expect, type Page, test } from '@playwright/test';
import { registered } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';

const light = 'rgb(246, 245, 241)';
const dark = 'rgb(14, 22, 21)';

test.describe('colours', () => {
  test.use({ colorScheme: 'dark' });

  test('follow the system until the visitor chooses, in the footer or by keyboard in the header, and the choice stays', async ({
    page,
  }) => {
    await page.goto('/booking');
    await expectGround(page, dark);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('radio', { name: 'System' })).toBeChecked();

    await tick(footer.getByRole('radio', { name: 'Light' }));
    await expectGround(page, light);
    await expect.poll(() => frameColour(page)).toBe('#f6f5f1');

    await page.reload();
    await expect(footer.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expectGround(page, light);

    await page.goto('/privacy-policy');
    await expectGround(page, light);
    await page.goto('/booking');
    await expect(footer.getByRole('radio', { name: 'Light' })).toBeChecked();
    await tick(footer.getByRole('radio', { name: 'System' }));
    await expectGround(page, dark);
    await expect.poll(() => frameColour(page)).toBe('#0e1615');

    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Appearance' }).press('Enter');
    await header.getByRole('radio', { name: 'System' }).press('ArrowRight');
    await expectGround(page, light);
    await page.keyboard.press('Escape');
    await expect(header.getByRole('radio', { name: 'System' })).toBeHidden();
    await expect(header.getByRole('button', { name: 'Appearance' })).toBeFocused();
  });

  test('are set before any script of the application', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('limber:theme', 'light'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expectGround(page, light);
  });
});

test('a prerendered page never shows Sign in to a signed-in client', async ({ page, request }) => {
  await signIn(page, await registered(request, 'Steady'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Book Now' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a message keeps its five seconds', async ({ page, request }) => {
    const person = await registered(request, 'Still');
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const message = page
      .getByRole('alert')
      .filter({ hasText: 'Please enter the OTP sent to your email.' });
    const clock = message.locator('.Toastify__progress-bar--animated');
    await expect(clock).toHaveCSS('animation-duration', '5s');
  });
});

test('the share picture, the icons and the facts are where the head says', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/');
  const named = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [...named, share ?? '', '/robots.txt', '/sitemap.xml'])
    expect((await request.get(address)).status(), address).toBe(200);
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts ?? '')['@graph'][0]['@type']).toBe('HealthAndBeautyBusiness');
  expect(refused).toEqual([]);
});

async function expectGround(page: Page, colour: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', colour);
}

/** Colour of the browser's frame, from the first theme-color whose media matches. */
function frameColour(page: Page): Promise<string | undefined> {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll(
      (metas) =>
        (metas as HTMLMetaElement[]).find((meta) => matchMedia(meta.media).matches)?.content,
    );
}
