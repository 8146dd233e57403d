import { expect, test } from '@playwright/test';
import { clientAtConfirm } from '../support/at-confirm.ts';
import { tick } from '../support/tick.ts';
import {
  expectThankYou,
  goNext,
  pickDuration,
  pickLocation,
  pickUntilTime,
} from '../support/wizard.ts';

test("only 'Loading...' is shown until the page's code has run @LAYOUT-08", async ({ page }) => {
  await page.route('**/assets/**.js', (route) => route.abort());
  await page.goto('/booking?step=time');
  await expect(page.locator('body')).toHaveText(/^\s*Loading\.\.\.\s*$/);
});

for (const locale of ['en-GB', 'ar-AE']) {
  test(`the catalogue requested with the page is the wizard's, ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/service\/services\/$/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/booking');
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect.poll(() => asked).toHaveLength(1);
    await context.close();
  });
}

test('a team that failed to load is an empty list @ERR-10 @S2-06', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/staff/therapists-p/', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await expect(page.getByText('No therapists match your criteria.')).toBeVisible();
  await expect.poll(() => said.join('\n')).toContain('Error fetching therapists data');
});

test('cards are in one, two or three columns by the width @S1-02 @S1-03 @S2-02 @S2-03 @API-11', async ({
  page,
}) => {
  let teams = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/staff/therapists-p/')) teams += 1;
  });
  const besideEachOther = () =>
    page
      .getByRole('main')
      .locator('li:has(> button[aria-pressed])')
      .evaluateAll((cards) => {
        const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
        return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
      });
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  const branch = page.getByRole('main').getByRole('button', { name: 'Al Warqa' });
  await expect(branch).toContainText('Al Warqa Mall, Tripoli st, Dubai');
  // That of the other theme is hidden.
  await expect(branch.locator('img').filter({ visible: true })).toHaveCount(1);
  await expect(branch.locator('.lucide-map-pin')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(besideEachOther).toBe(1);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(besideEachOther).toBe(2);

  const before = teams;
  await pickLocation(page, 'Al Warqa');
  const card = page.getByRole('main').getByRole('button', { name: 'Omar Farouk' });
  await expect(card).toContainText('Stretching');
  await expect(card.locator('img').filter({ visible: true })).toHaveCount(1);
  await expect.poll(() => teams - before).toBe(1);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(besideEachOther, { message: `${width} wide` }).toBe(columns);
  }
  expect(teams - before).toBe(1);
  await page.goBack();
  await pickLocation(page, 'Al Warqa');
  await expect(card).toBeVisible();
  await expect.poll(() => teams - before).toBe(2);
});

test('with a package the step says for which kind its therapists can be booked @S2-07 @S2-08', async ({
  page,
}) => {
  for (const [tab, note] of [
    ['Packages', 'Available for Package Bookings'],
    ['Shared Packages', 'Available for Shared Package Bookings'],
    ['Unlimited Packages', 'Available for Unlimited Package Bookings'],
  ] as const) {
    await page.goto('/booking');
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: tab, exact: true });
    await panel.getByRole('button', { name: /AED/ }).first().click();
    await goNext(page);
    await pickLocation(page, 'Al Warqa');
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Noura Al Hashimi' })).toBeEnabled();
  }
});

test("a therapist's own photo is preferred to the placeholder @S2-09 @S2-10", async ({ page }) => {
  await page.route('**/staff/therapists-p/', async (route) => {
    const answer = await route.fetch();
    const team: { full_name: string; photo: string | null }[] = await answer.json();
    await route.fulfill({
      json: team.map((therapist) => ({
        ...therapist,
        photo: therapist.full_name === 'Omar Farouk' ? '/icons/favicon-32.png' : null,
      })),
    });
  });
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  const photoOf = (name: string) =>
    page.getByRole('main').getByRole('button', { name }).locator('img');
  await expect(photoOf('Omar Farouk')).toHaveAttribute('src', '/icons/favicon-32.png');
  await expect(photoOf('Noura Al Hashimi')).toHaveAttribute('src', /female/);
  await expect(photoOf('Daniel Novak')).toHaveAttribute('src', /\/male/);
});

test('times are announced while they load; a cleared date stays empty @S3-09 @AVAIL-01 @AVAIL-05 @AVAIL-08', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/available-times/services/**', async (route) => {
    asked.push(page.url(), ...new URL(route.request().url()).searchParams.keys());
    await held;
    await route.continue();
  });
  await page.goto('/booking');
  await pickUntilTime(page, 'Stretching', 60, 'Al Warqa', 'Omar Farouk');
  await expect(page.getByText('Loading available times...').first()).toBeVisible();
  // Not before both were known.
  await expect.poll(() => asked[0]).toMatch(/step=time$/);
  const parameters = ['date', 'services', 'therapist_id', 'total_duration'];
  expect(asked.slice(1).toSorted()).toEqual(parameters);
  release();
  await expect(page.getByText('Loading available times...')).toHaveCount(0);
  const field = page.getByRole('textbox', { name: /Date/ });
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeHidden();
});

test('confirming requires the terms, shows progress, and can be repeated @S5-01 @S5-02 @S5-03 @S5-04 @S6-02', async ({
  page,
  request,
}) => {
  await clientAtConfirm(page, request, {
    name: 'Basma',
    day: '2026-03-26',
    service: 'Stretching',
    minutes: 30,
    location: 'Al Mizhar',
    therapist: 'Karim Mansour',
  });
  const main = page.getByRole('main');
  const agreement = main.getByRole('checkbox', {
    name: 'I have read and agree to the cancellation policy',
  });
  await expect(main.getByText(/at least 3 hours before your session/)).toBeVisible();
  const confirm = main.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeDisabled();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/appointment/appointments/', async (route) => {
    await held;
    await route.continue();
  });
  await tick(agreement);
  await confirm.click();
  await expect(main.getByRole('button', { name: 'Processing' })).toBeVisible();
  release();
  await expectThankYou(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Book another session' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
});
