import { expect, test } from '@playwright/test';
import { registered } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test.describe('on a large screen', () => {
  test('a visitor has Book Now and Sign in @NAV-01 @NAV-02 @NAV-04', async ({ page }) => {
    await page.goto('/privacy-policy');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/booking',
    );
    await expect(header.getByText('Profile')).toBeHidden();
    await expect(header.getByText('Logout')).toBeHidden();
    await header.getByRole('link', { name: /Limber/ }).click();
    await expect(page).toHaveURL('/');
  });

  test('a client is greeted; the greeting opens Profile and Logout @NAV-05 @NAV-06 @AUTH-03', async ({
    page,
    request,
  }) => {
    await signIn(page, await registered(request, 'Hadil'));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
    await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden();
    await header.getByRole('button', { name: 'Hello Hadil!' }).click();
    await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/user/profile',
    );
    await header.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('persist:root') ?? '{}').state?.token,
    );
    expect(token).toEqual({ accessToken: null, refreshToken: null });
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
  });

  test('who is signed in stays so over a reload @STATE-03 @STATE-05', async ({ page, request }) => {
    await signIn(page, await registered(request, 'Stays'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Hello Stays!' })).toBeVisible();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu slides in, lists the same items, and a link shuts it @NAV-02 @NAV-07 @NAV-08', async ({
    page,
    request,
  }) => {
    await signIn(page, await registered(request, 'Pocket'));
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Hello Pocket!')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Book Now' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await menu.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/user/profile');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/booking', '/login', '/privacy-policy', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, path).toBeLessThanOrEqual(390);
    }
  });
});
