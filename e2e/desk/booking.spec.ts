import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { root } from '../support/server.ts';
import { bookingBody, firstFreeTime } from '../support/wizard.ts';
import { clientAtDesk, clientBooks, keepBack, openDesk, sessionOfFile, speak } from './at-desk.ts';
import { handsAt } from './count-keys-and-clicks.ts';
import { examineInBoth } from './examine.ts';

test.describe.configure({ mode: 'serial' });
const desk = sessionOfFile('front_desk');

/** A Saturday beyond the demo's data. */
const saturday = '2026-07-18';
const sunday = '2026-07-19';
const newSession = { name: 'New session', exact: true };

test("N, digits, Enter, Enter saves a known client's usual session in at most 6 keys beside the digits; a beginner books a new caller in at most 20 s (scripted at 150 ms a key and 1 s a decision, the count written down)", {
  tag: '@quick',
}, async ({ page }) => {
  const digits = '0587001122';
  const id = await clientAtDesk(page.request, desk, 'Nadia', digits);
  await bookForClient(page.request, id, saturday);
  await openDesk(page, desk);
  const form = page.getByRole('complementary', newSession);

  const known = handsAt(page);
  await known.press('n');
  await expect(form.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await page.keyboard.type(digits);
  await known.press('Enter');
  const book = form.getByRole('button', { name: 'Book' });
  await expect(book).toBeFocused();
  await expect(book).toHaveAccessibleDescription(/Stretching · 60 min · Grace Wanjiru/);
  await expect(book).toHaveAccessibleDescription(/320\.00 AED/);
  await known.press('Enter');
  const bar = page.getByRole('status').filter({ hasText: 'Booked:' });
  await expect(bar).toContainText('Nadia');
  await expect(form).toBeHidden();
  const { keys: knownKeys } = known.count();
  expect(knownKeys).toBeLessThanOrEqual(6);
  expect(await sessionsOf(page.request, id)).toBe(2);

  const newcomer = handsAt(page);
  await newcomer.choose(page.getByRole('button', { name: /^New/ }).first());
  newcomer.decide();
  await newcomer.type('Salma 0587003344');
  await newcomer.choose(form.getByRole('option', { name: 'New client: Salma 0587003344' }));
  await expect(form.getByLabel('First name')).toHaveValue('Salma');
  await expect(form.getByLabel('Mobile')).toHaveValue('0587003344');
  newcomer.decide();
  await newcomer.reach(form.getByLabel('Service'));
  await newcomer.press('ArrowDown');
  await newcomer.choose(form.getByRole('list', { name: 'Free times' }).getByRole('button').last());
  await newcomer.choose(book);
  await expect(bar).toContainText('Salma');
  const { keys, decisions, takesMs } = newcomer.count();
  expect(takesMs, `${keys} keys and ${decisions} decisions`).toBeLessThanOrEqual(20_000);
  const record = join(root, 'docs/decisions/0087-every-change-at-the-desk-can-be-taken-back.md');
  const written = readFileSync(record, 'utf8').replaceAll(/\s+/g, ' ');
  expect(written).toContain(`usual session takes ${knownKeys} keys beside the digits`);
  const seconds = (takesMs / 1000).toFixed(1);
  expect(written).toContain(`${keys} keys and clicks and ${decisions} decisions, ${seconds} s`);
  await page.keyboard.press('u');
  await expect(bar).toBeHidden();
  expect(await sessionsOf(page.request, id)).toBe(2);
});

test('typing after N is not lost and triggers no shortcut, however late the form is rendered', async ({
  page,
}) => {
  await clientAtDesk(page.request, desk, 'Dina', '0587014455');
  const letGo = await keepBack(page, '**/assets/booking-panel-*.js');
  await openDesk(page, desk);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/book=new/);
  await page.keyboard.type('0587014466');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('55');
  await page.keyboard.press('Enter');
  letGo();
  const form = page.getByRole('complementary', newSession);
  await expect(form.getByText('Dina', { exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Book' })).toBeFocused();
});

test('typing after N before the page is rendered, after M and after Write a note triggers no shortcut and lands in its field; nor do letters in a focused list of choices', async ({
  page,
  request,
}) => {
  await clientBooks(request, 'Tahani', 'Grace Wanjiru', sunday, { agrees: true });
  const script = (file: string) => `**/assets/${file}-*.js`;
  await openDesk(page, desk);
  const late = await keepBack(page, script('day-page'));
  await page.goto(`/desk?date=${sunday}&view=list`, { waitUntil: 'commit' });
  await expect(page.locator('body')).toBeAttached();
  await page.keyboard.type('ntahani', { delay: 50 });
  late();
  const combobox = page
    .getByRole('complementary', newSession)
    .getByRole('combobox', { name: 'Client' });
  await expect(combobox).toHaveValue('tahani');
  await expect(page).toHaveURL(new RegExp(`date=${sunday}.*book=new`));
  await page.keyboard.press('Escape');

  const branch = page.getByRole('combobox', { name: 'Branch' });
  await branch.focus();
  await page.keyboard.type('t');
  await expect(page).toHaveURL(new RegExp(`date=${sunday}`));

  const session = page.getByRole('main').getByRole('button', { name: /Tahani Tester/ });
  const notes = await keepBack(page, script('session-notes'));
  await session.click();
  const panel = page.getByRole('complementary', { name: 'Session', exact: true });
  await panel.getByRole('button', { name: 'Write a note' }).press('Enter');
  await page.keyboard.type('brings a towel');
  notes();
  await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('brings a towel');
  await expect(page).toHaveURL(new RegExp(`date=${sunday}`));

  const change = await keepBack(page, script('change-part'));
  await panel.getByRole('heading', { name: 'Tahani Tester' }).focus();
  await page.keyboard.type('m1640', { delay: 50 });
  change();
  await expect(panel.getByLabel('Time', { exact: true })).toHaveValue('1640');
});

test('typing replaces the proposed time, even if that is proposed during typing', async ({
  page,
}) => {
  const letGo = await keepBack(page, '**/next-openings/**');
  await openDesk(page, desk, `?date=${saturday}&location=A&book=new`);
  const form = page.getByRole('complementary', newSession);
  await form.getByRole('combobox', { name: 'Client' }).fill('Salma');
  await form.getByRole('option', { name: 'New client: Salma' }).click();
  const time = form.getByLabel('Time', { exact: true });
  await time.click();
  await expect(time).toHaveValue('');
  letGo();
  await expect(time).toHaveValue(/^\d\d:\d\d$/);
  await page.keyboard.type('16:10');
  await expect(time).toHaveValue('16:10');
  await expect(form.getByRole('button', { name: 'Book' })).toHaveAccessibleDescription(/16:10/);
});

test('Book stays under a pressing finger while free times load, and an overlapping session is announced', async ({
  page,
}) => {
  const id = await clientAtDesk(page.request, desk, 'Ghada', '0587012233');
  await bookForClient(page.request, id, saturday);
  const hours = `/api/v1/desk/day?date=${saturday}`;
  const day = await (await page.request.get(hours, { headers: desk.headers })).json();
  const its = day.bookings.find((each: { client: { id: number } }) => each.client.id === id);
  const hour = new Date(Date.parse(its.starts_at) + 4 * 3_600_000).toISOString().slice(11, 16);
  await openDesk(page, desk);
  const letGo = await keepBack(page, '**/available-times/**');
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.goto(`/desk?date=${saturday}&location=A&book=${id}`);
  const form = page.getByRole('complementary', newSession);
  await form.getByLabel('Day').fill(saturday);
  await form.getByLabel('Time', { exact: true }).fill(hour);
  await expect(form.getByText(`They have another session at ${hour} with`)).toBeVisible();
  const book = form.getByRole('button', { name: 'Book' });
  const before = await book.boundingBox();
  if (!before) throw new Error('Nothing to press');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  letGo();
  await expect(form.getByRole('list', { name: 'Free times' })).toBeVisible();
  expect(await book.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(form.getByRole('alert')).toBeVisible();
});

test('booking and finding: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
}) => {
  test.slow();
  const id = await clientAtDesk(page.request, desk, 'Wafa', '0587009900');
  await openDesk(page, desk, `?date=${saturday}&view=list&book=${id}`);
  const form = page.locator('form');
  await expect(form.getByRole('list', { name: 'Free times' })).toBeVisible();
  await form.locator('input[inputmode="numeric"]').fill('23:40');
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await examineInBoth(page, 'booking');
  await speak(page, 'en');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('wafa');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Wafa');
  await examineInBoth(page, 'finder');
});

/** Books an hour of stretching with Grace, as the desk does. */
async function bookForClient(request: APIRequestContext, client_id: number, date: string) {
  const time = await firstFreeTime(request, 'Grace Wanjiru', date, 60);
  const choice = { service: 'Stretching', minutes: 60, location: 'A', date, time };
  const { services, ...body } = await bookingBody(request, {
    ...choice,
    therapist: 'Grace Wanjiru',
  });
  const { total_price: _, duration: __, ...asked } = body;
  const lines = services.map((each: { id: number; time: number }) => ({
    id: each.id,
    time: each.time,
  }));
  const data = { ...asked, client_id, services: lines };
  const booked = await request.post('/api/v1/desk/bookings/', { headers: desk.headers, data });
  expect(booked.status(), await booked.text()).toBe(201);
}

async function sessionsOf(request: APIRequestContext, id: number): Promise<number> {
  const reply = await request.get(`/api/v1/desk/clients/${id}`, { headers: desk.headers });
  return (await reply.json()).next_sessions.length;
}
