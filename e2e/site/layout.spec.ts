import { expect, test } from '@playwright/test';
import { registered } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const hours = [
  ['Monday-Thursday', '12:00 PM-10:00 PM'],
  ['Friday', '2:00 PM-10:00 PM'],
  ['Saturday-Sunday', '10:00 AM-10:00 PM'],
];

/** Addresses with their headings, and whether the header stands above. */
const open = [
  ['/', 'ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE', true],
  ['/booking', 'Select Your Service', true],
  ['/login', 'Welcome Back', false],
  ['/privacy-policy', 'Privacy Policy', true],
  ['/discount', 'Unlock Premium Discounts', false],
] as const;

test('pages open without signing in, in one frame, and all requests of the visit stay on the site @LAYOUT-01 @LAYOUT-05 @LAYOUT-06 @LAYOUT-07', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (sent) => {
    const address = new URL(sent.url());
    if (address.protocol.startsWith('http') && address.origin !== baseURL)
      strangers.push(sent.url());
  });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  for (const [path, heading, hasHeader] of open) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      const header = page.getByRole('banner');
      if (hasHeader) await expect(header.getByRole('link', { name: 'Book Now' })).toBeVisible();
      else await expect(header).toBeHidden();
      await page.waitForLoadState('networkidle');
    });
  }
  expect(strangers).toEqual([]);
  expect(problems).toEqual([]);
});

test('the addresses of the dashboard send a visitor home and show it to a client, whom the login page sends there @LAYOUT-02 @LAYOUT-03 @LAYOUT-04 @SIGNIN-07', async ({
  page,
  request,
}) => {
  const paths = ['/profile', '/user/profile'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await signIn(page, await registered(request, 'Guard'));
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: 'Welcome back, Guard!' })).toBeVisible();
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/profile');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the footer has addresses, hours and contacts @LAYOUT-10 @NAV-09 @NAV-10 @NAV-11 @NAV-12 @NAV-13 @NAV-14', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(page).toHaveTitle(/Limber/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Limber, home' })).toBeVisible();
  await expect(footer.getByText('Limber', { exact: true })).toBeVisible();
  await expect(
    footer.getByText('Premier stretching and recovery services in Dubai since 2020'),
  ).toBeVisible();
  await expect(footer.getByText('Al Warqa Mall, Tripoli st, Dubai')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/limber.example',
  );
  await expect(footer.locator('a[href^="tel:"]')).toHaveText('+971 4 000 0000');
  await expect(footer.locator('a[href="mailto:hello@limber.example"]')).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
  await expect(footer.getByText('Al Warqa & Al Mizhar', { exact: true })).toBeVisible();
  for (const [days, times] of hours) {
    await expect(footer.getByText(days ?? '', { exact: true })).toBeVisible();
    await expect(footer.getByText(times ?? '', { exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Book now' })).toHaveAttribute('href', '/booking');
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  const expert = footer.getByRole('link', { name: 'Ask an Expert' });
  await expect(expert).toHaveAttribute('href', /^https:\/\/wa\.me\/97140000000\?text=/);
  await expect(expert).toHaveAttribute('target', '_blank');
});
