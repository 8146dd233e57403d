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

  const section = (place: number) => page.locator(`#section-${place}`);
  // Children, the law and the courts.
  await expect(section(9)).toContainText('under 18');
  await expect(section(15)).toContainText('laws of the United Arab Emirates');
  await expect(section(15)).toContainText('courts of Dubai');

  // What this product does.
  await expect(section(2)).toContainText('Health notes');
  await expect(section(2)).toContainText('packages');
  await expect(section(5)).toContainText('membership card');
  await expect(section(7)).toContainText('download everything');
  await expect(section(7)).toContainText('erase your account');
  await expect(section(14).getByRole('link')).toHaveText([
    'hello@limber.example',
    '+971 4 000 0000',
  ]);

  // Today by the server's clock.
  await expect(page.getByText('Effective date: 3 March 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
