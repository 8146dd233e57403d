import { expect, test } from '@playwright/test';
import { registered } from '../support/people.ts';
import { giveEmail, signIn } from '../support/sign-in.ts';
import { toast } from '../support/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('on a large screen', () => {
  test('a client is greeted, also after a reload; the greeting opens Profile and Logout @NAV-05 @NAV-06 @AUTH-03 @STATE-03', async ({
    page,
    request,
  }) => {
    await signIn(page, await registered(request, 'Hadil'));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
    await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden();
    const greeting = header.getByRole('button', { name: 'Hello Hadil!' });
    await page.reload();
    await expect(greeting).toBeVisible();
    await greeting.click();
    await header.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/user/profile');
    await expect(header.getByRole('button', { name: 'Logout' })).toBeHidden();
    await expect(greeting).toHaveAttribute('aria-expanded', 'false');
    await greeting.click();
    await header.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    const token = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').state?.token);
    await expect.poll(token).toEqual({ accessToken: null, refreshToken: null });
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu slides in, lists the same items, and a link closes it @NAV-02 @NAV-07 @NAV-08', async ({
    page,
    request,
  }) => {
    await signIn(page, await registered(request, 'Pocket'));
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    const entries = menu.getByRole('list').getByRole('listitem');
    const follow = async (role: 'link' | 'button', name: string, target: string) => {
      await open.click();
      await menu.getByRole(role, { name, exact: true }).click();
      await expect(page).toHaveURL(target);
      await expect(menu).toBeHidden();
    };
    await open.click();
    await expect(menu.getByText('Hello Pocket!')).toBeVisible();
    await expect(entries).toHaveText(['Book Now', 'Profile', 'Logout']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await follow('link', 'Profile', '/user/profile');
    // Even to the current page.
    await follow('link', 'Profile', '/user/profile');
    await follow('link', 'Book Now', '/booking');
    await follow('button', 'Logout', '/');
    await open.click();
    await expect(entries).toHaveText(['Book Now', 'Sign in']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await follow('link', 'Book Now', '/booking');
    await follow('link', 'Sign in', '/login');
  });

  test('below its list the menu has the membership, a chat and which branches are open', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const more = menu.getByRole('navigation', { name: 'More' });
    await expect(more.getByRole('link', { name: 'Ask an Expert' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/97140000000/,
    );
    // The studio's clock is at ten in the morning on a Tuesday.
    await expect(menu.getByText('Closed now, opens today at 12:00')).toHaveCount(2);
    await more.getByRole('link', { name: 'Membership' }).click();
    await expect(page).toHaveURL('/discount');
  });

  test('a message covers neither the heading nor the button of its page', async ({ page }) => {
    await page.goto('/login');
    await giveEmail(page, 'nobody-yet@example.com');
    const shown = toast(page, 'info', 'Welcome! Please complete your registration.');
    await expect(shown).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Join Limber');
    const overlapPx = async () => {
      const [box, below] = [await shown.boundingBox(), await heading.boundingBox()];
      return box && below && box.y + box.height - below.y;
    };
    // It slides in from beyond the edge.
    await expect.poll(overlapPx).toBeLessThan(0);
  });
});
