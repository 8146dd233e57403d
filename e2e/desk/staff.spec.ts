import { expect, type Page, test } from '@playwright/test';
import { leaveCounter } from '../support/server.ts';
import { makeCounter, openDesk, pin, teamSession } from './at-desk.ts';

test('a manager enrols a browser as a counter, where a face and a PIN open the desk until the session is ended elsewhere', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const counter = `Counter ${Date.now()}`;
  await openDesk(page, await teamSession(request, 'manager', 'Huda'));
  await openAccess(page);
  await page.getByLabel('Six digits that you will remember').fill(pin);
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByText('Your PIN is set.')).toBeVisible();
  await page.getByLabel('Name of the counter').fill(counter);
  await page.getByRole('button', { name: 'Make it a counter' }).click();
  await expect(page.getByText(`This browser is ${counter} now.`)).toBeVisible();
  // Letters under a dialog are no shortcuts of the day.
  const day = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('.');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(day ?? '');
  // After a full sign-in one signs out; after a PIN one locks.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await comeByPin(page, 'Huda');

  // Ended elsewhere: its stream of news ends with it, so the faces are shown without a press.
  const elsewhere = await (await browser.newContext()).newPage();
  await openDesk(elsewhere, await teamSession(request, 'manager'));
  await openAccess(elsewhere);
  const running = elsewhere.getByRole('listitem').filter({ hasText: counter });
  await expect(running).toContainText('Huda Tester');
  await running.getByRole('button', { name: 'End' }).click();
  await expect(running).toHaveCount(0);
  await elsewhere.context().close();
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
});

test('an idle counter shows its faces again, and the sixth wrong PIN asks for the full sign-in', async ({
  page,
}) => {
  test.slow();
  const counter = `Counter left alone ${Date.now()}`;
  await makeCounter(page, counter, 'Mona');
  await page.clock.install();
  await page.goto('/desk');
  await comeByPin(page, 'Mona');

  await leaveCounter(counter, 6);
  await page.clock.fastForward('06:00');
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();

  await choose(page, 'Mona');
  for (const wrong of ['111111', '222222', '333333', '444444', '555555']) {
    const judged = page.waitForResponse(/desk\/counter\/person/);
    await page.getByLabel('PIN').fill(wrong);
    expect((await judged).status()).toBe(401);
    await expect(page.getByLabel('PIN')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveText('This PIN is not right.');
  }
  await page.getByLabel('PIN').fill(pin);
  await expect(page.getByRole('alert')).toContainText('Please sign in the full way');
  await page.getByRole('link', { name: 'Sign in by e-mail' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('unsaved input at a locking counter is kept for its author, and for nobody else', async ({
  page,
  request,
}) => {
  test.slow();
  const counter = `Counter of two ${Date.now()}`;
  await makeCounter(page, counter, 'Ruba');
  const { headers } = await teamSession(request, 'manager', 'Sireen');
  const chosen = await request.put('/api/v1/desk/factors/pin/', { headers, data: { pin } });
  expect(chosen.status(), await chosen.text()).toBe(204);
  await page.clock.install();
  await page.goto('/desk?date=2026-07-25&location=A&book=new');
  await comeByPin(page, 'Ruba');
  const form = page.getByRole('complementary', { name: 'New session', exact: true });
  await form.getByRole('combobox', { name: 'Client' }).fill('Salma');
  await form.getByRole('option', { name: 'New client: Salma' }).click();
  await form.getByLabel('Mobile').fill('058700');
  await form.getByLabel('Time', { exact: true }).fill('16:10');
  await expect(form.getByRole('button', { name: 'Book' })).toHaveAccessibleDescription(/16:10/);
  await leaveCounter(counter, 6);
  await page.clock.fastForward('06:00');
  await comeByPin(page, 'Ruba');
  await expect(form.getByLabel('First name')).toHaveValue('Salma');
  await expect(form.getByLabel('Mobile')).toHaveValue('058700');
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('16:10');

  const lock = page.getByRole('button', { name: 'Lock' });
  await lock.click();
  await comeByPin(page, 'Sireen');
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('');
  await lock.click();
  await comeByPin(page, 'Ruba');
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('');
});

async function openAccess(page: Page): Promise<void> {
  await page.getByText('Person and settings').locator('..').click();
  await page.getByRole('button', { name: 'PIN, counter and own data' }).click();
}

async function choose(page: Page, firstName: string): Promise<void> {
  const face = page.getByRole('main').getByRole('button', { name: `${firstName} Tester` });
  await face.last().click();
}

async function comeByPin(page: Page, firstName: string): Promise<void> {
  await choose(page, firstName);
  await page.getByLabel('PIN').fill(pin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
}
