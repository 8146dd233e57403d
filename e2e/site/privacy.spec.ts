import { expect, test } from '@playwright/test';

test('the policy has fifteen sections in order, each with its own text @PRIV-01 @PRIV-02 @PRIV-03 @PRIV-04', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const titles = [
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'WhatsApp Business',
    'Sharing Your Information',
    'Data Security',
    'Your Rights',
    'Cookies and Local Storage',
    'Children',
    'International Transfers',
    'Retention',
    'Third Parties',
    'Changes to This Policy',
    'Contact Us',
    'Governing Law',
  ];
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(titles);
  const lengths = await article
    .locator('section')
    .evaluateAll((sections) => sections.map((section) => section.textContent?.length ?? 0));
  expect(Math.min(...lengths)).toBeGreaterThan(80);

  const contents = page.getByRole('navigation', { name: 'Sections' });
  await expect(contents.getByRole('link')).toHaveCount(15);
  await contents.getByRole('link', { name: 'Governing Law' }).click();
  await expect(article.getByRole('heading', { name: 'Governing Law' })).toBeInViewport();

  // Children, the law and the courts.
  await expect(page.locator('#children')).toContainText('under 18');
  await expect(page.locator('#governing-law')).toContainText('laws of the United Arab Emirates');
  await expect(page.locator('#governing-law')).toContainText('courts of Dubai');

  // What this product does.
  await expect(page.locator('#information-we-collect')).toContainText('Health notes');
  await expect(page.locator('#information-we-collect')).toContainText('packages');
  await expect(page.locator('#sharing')).toContainText('membership card');
  await expect(page.locator('#your-rights')).toContainText('download everything');
  await expect(page.locator('#your-rights')).toContainText('erase your account');
  await expect(page.locator('#contact').getByRole('link')).toHaveText([
    'hello@limber.example',
    '+971 4 000 0000',
  ]);

  // Today by the server's clock.
  await expect(page.getByText('Effective date: 3 March 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
