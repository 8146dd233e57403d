import { expect, type Page, test } from '@playwright/test';
import { stirUntil } from '../support/alive.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { newMember } from '../support/member.ts';
import { registered } from '../support/people.ts';
import { goNext, pickDuration, pickLocation, pickTherapist } from '../support/wizard.ts';

/** A script is missing, as after a release, until the returned function is called. */
async function withoutScript(page: Page, name: RegExp): Promise<() => Promise<void>> {
  await page.route(name, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(name);
}

test('a home page whose lower part is missing says so in its place, and the rest works', async ({
  page,
}) => {
  const comesBack = await withoutScript(page, /\/assets\/home-lower-.*\.js/);
  await page.goto('/');
  const said = page.getByRole('main').getByRole('alert');
  await stirUntil(page, said);
  await expect(said).toContainText('This part could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await comesBack();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Come and find us' })).toBeVisible();
  await expect(said).toBeHidden();
  const neck = page.getByRole('checkbox', { name: 'Neck', exact: true });
  await neck.click();
  await expect(neck).toBeChecked();
});

test('a prerendered page without its store shows who is signed in, and says why they cannot sign out', async ({
  page,
  request,
}) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Early')));
  const comesBack = await withoutScript(page, /\/assets\/store-.*\.js/);
  await page.goto('/privacy-policy');
  const header = page.getByRole('banner');
  const greeting = header.getByRole('button', { name: 'Hello Early!' });
  await greeting.click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please check your connection and try again.');
  await expect(page).toHaveURL('/privacy-policy');

  await comesBack();
  await page.reload();
  await greeting.click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a missing page is reloaded once, then says so in its place', async ({ page }) => {
  await page.route(/\/assets\/login-.*\.js/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/login');
  // The page before it says so too for a moment.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.unroute(/\/assets\/login-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a missing step of the wizard reloads the page, then says so; choices are kept', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/assets\/time-step-.*\.js/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await pickTherapist(page, 'Daniel Novak');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('This part could not be loaded.');
  // The alert may appear before the page's last picture is loaded.
  await expect.poll(() => loads.length).toBe(1);
  expect(asked.length).toBeGreaterThan(1);
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Daniel Novak');
  await expect(page.getByRole('heading', { name: 'Choose a Date and Time' })).toBeVisible();

  await page.unroute(/\/assets\/time-step-.*\.js/);
  // Some browsers never request a missing file again: for them the page is reloaded once more.
  const remembers = await page.evaluate(
    (script) =>
      import(script).then(
        () => false,
        () => true,
      ),
    asked[0] ?? '',
  );
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => loads.length).toBe(remembers ? 2 : 1);
  await expect(summary).toContainText('Daniel Novak');
});

test('a section whose answer breaks it says so in its place, and the profile works', async ({
  page,
  request,
}) => {
  const packages = '**/api/v1/appointment/packages/';
  await enterAs(page, await newMember(request, 'Sections', '2026-04-27'));
  await page.route(packages, (route) => route.fulfill({ json: { results: 'of another kind' } }));
  await page.goto('/profile');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toHaveText(/^We could not load your packages\./);
  for (const name of ['Your Appointments', 'Membership', 'Your Discounts'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(said).toBeVisible();

  await page.unroute(packages);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your Packages' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('a step whose answer breaks it says so, and the other steps work', async ({
  page,
  request,
}) => {
  const team = '**/staff/therapists-p/';
  await enterAs(page, await sessionOf(request, await registered(request, 'Shape')));
  await page.route(team, (route) => route.fulfill({ json: [{ id: 1, location: 'A' }] }));
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('This part could not be loaded.');
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Preferred Location' })).toBeVisible();
  await expect(said).toBeHidden();

  await pickLocation(page, 'Al Warqa');
  await expect(said).toBeVisible();
  await page.unroute(team);
  await said.getByRole('button', { name: 'Try again' }).click();
  await pickTherapist(page, 'Daniel Novak');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a link followed offline leaves the reader on the page, with the reason', async ({
  page,
  context,
}) => {
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await context.setOffline(true);
  const home = page.getByRole('banner').getByRole('link', { name: 'Limber, home' });
  await home.click();
  await expect(page.getByRole('alert').first()).toContainText('Please check your connection');
  await expect(page).toHaveURL('/booking');
  await context.setOffline(false);
  await home.click();
  await expect(page).toHaveURL('/');
});
