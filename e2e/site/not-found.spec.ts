import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { switchTo } from '../support/language.ts';

test('an unknown address says what happened, offers help and links on @ERRPG-01 @ERRPG-02 @ERRPG-03 @LAYOUT-04 @LAYOUT-05 @LAYOUT-07', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(
    page.getByText(/^The page you.re looking for doesn.t exist or has been moved\.$/),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Outside the shared frame: without its header and skip link.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
  const help = page.getByRole('region', { name: 'Need help?' }).getByRole('link');
  await expect(help).toHaveText(['+971 4 000 0000', 'hello@limber.example', 'WhatsApp support']);
  await expect(help.nth(0)).toHaveAttribute('href', 'tel:+97140000000');
  await expect(help.nth(1)).toHaveAttribute('href', 'mailto:hello@limber.example');
  await expect(help.nth(2)).toHaveAttribute('href', /^https:\/\/wa\.me\/97140000000\?text=/);
  await expect(help.nth(2)).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Book a Session' }).click();
  await expect(page).toHaveURL('/booking');
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

for (const { what, thrown, says } of [
  { what: 'message', thrown: "new Error('The lamp went out')", says: 'The lamp went out' },
  {
    what: 'status',
    thrown: "{ status: 503, statusText: 'Back soon', internal: true, data: '' }",
    says: '503 Back soon',
  },
]) {
  test(`a page that fails shows the error page with the ${what} @ERRPG-04`, async ({ page }) => {
    await page.route('**/assets/privacy-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default function Broken() { throw ${thrown}; }`,
      }),
    );
    await page.goto('/');
    await untilAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Limber, home' })).toBeVisible();
    const help = page.getByRole('region', { name: 'Need help?' }).getByRole('link');
    await expect(help).toHaveText(['+971 4 000 0000', 'hello@limber.example', 'WhatsApp support']);
    await expect(page.getByRole('contentinfo')).toContainText('Opening hours');
  });
}

test('a page that fails keeps the language and its direction', async ({ page }) => {
  await page.route('**/assets/privacy-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('The lamp went out'); }",
    }),
  );
  await page.goto('/booking');
  await switchTo(page, 'ar');
  await page.locator('footer a[href="/privacy-policy"]').click();
  await expect(page.getByText('The lamp went out')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('خدمات الإطالة والتعافي');
  await switchTo(page, 'en');
  await expect(footer).toContainText('Premier stretching and recovery services');
});
