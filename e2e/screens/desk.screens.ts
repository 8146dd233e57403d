import { expect, type Page, test } from '@playwright/test';
import { makeCounter, openDesk, speak, teamSession } from '../desk/at-desk.ts';
import { pagesOf } from '../desk/pages-of-desk.ts';
import { enterAs } from '../support/enter.ts';
import { today } from '../support/server.ts';
import { take } from './take.ts';

// Each page six times in two languages.
test.setTimeout(1_800_000);

/** Forms, and states that the walk examining the pages leaves to other journeys. */
const more = [
  '/desk/studio/therapists',
  '/desk/studio/branches',
  '/desk/studio/pay',
  '/desk/studio/services?open=new',
  '/desk/studio/therapists?open=new',
];
/** A day without sessions, further ahead than clients may book. */
const emptyDay = '2026-12-24';

const see = (page: Page, name: string) => take(page, `desk/${name}`, speak);

test('every page of the desk', async ({ page, request }) => {
  const session = await teamSession(request, 'manager');
  await enterAs(page, session);
  for (const path of [...(await pagesOf(request, session)), ...more]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await see(page, nameOf(path));
  }
});

test('the day: board, list, a session, a booking', async ({ page, request }) => {
  await openDesk(page, await teamSession(request, 'manager'), `?date=${today}&view=board`);
  const sessions = page.getByRole('main').getByRole('button', { name: /\d\d:\d\d/ });
  await expect(sessions.first()).toBeVisible();
  await see(page, 'day-board');
  await sessions.first().click();
  const panel = page.getByRole('complementary', { name: 'Session' });
  await expect(panel).toBeVisible();
  await see(page, 'day-session');
  await panel.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Change the session' })).toBeVisible();
  await see(page, 'day-change');
  await page.goto(`/desk?date=${today}&view=list`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  await see(page, 'day-list');
  await page.keyboard.press('KeyN');
  await expect(page.getByRole('complementary')).toBeVisible();
  await see(page, 'day-booking');
});

test('the day: empty, loading, an error, offline', async ({ page, request }) => {
  await openDesk(page, await teamSession(request, 'manager'), `?date=${emptyDay}&view=board`);
  await see(page, 'day-empty');
  await page.context().setOffline(true);
  await expect(page.getByText('Connecting…')).toBeVisible();
  await see(page, 'day-offline');
  await page.context().setOffline(false);
  await page.route('**/api/v1/desk/day?*', () => {});
  await page.goto(`/desk?date=${today}`);
  await expect(page.getByRole('region', { name: 'Day and branch' })).toBeVisible();
  await see(page, 'day-loading');
  await page.unroute('**/api/v1/desk/day?*');
  await page.route('**/api/v1/desk/**', (route) =>
    /sign-in/.test(route.request().url()) ? route.continue() : route.fulfill({ status: 500 }),
  );
  for (const path of [`/desk?date=${today}`, '/desk/clients?q=amina', '/desk/reports']) {
    await page.goto(path);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await see(page, `${nameOf(path)}-error`);
  }
});

test('signing in at a counter, and the day of a therapist', async ({ page, request }) => {
  await makeCounter(page, 'Counter at the door', 'Hessa');
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
  await see(page, 'counter');
  await page.getByRole('button', { name: /Hessa/ }).click();
  await expect(page.getByLabel('PIN')).toBeVisible();
  await see(page, 'counter-pin');
  await page.context().clearCookies();
  await enterAs(page, await teamSession(request, 'therapist'));
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await see(page, 'therapist-empty');
});

/** Folder name of a page: its path, with 'one' for an id. */
function nameOf(path: string): string {
  const [way = '', query = ''] = path.split('?');
  const parts = way.split('/').slice(2);
  const named = parts.map((part) => (/\d/.test(part) ? 'one' : part)).join('-') || 'day';
  return query === 'open=new' ? `${named}-new` : named;
}
