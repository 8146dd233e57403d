import { expect, test } from '@playwright/test';
import { sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { employ } from '../support/server.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { issuedAt, totpAt } from '../support/totp.ts';
import { openDesk, teamSession } from './at-desk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody new at the desk signs in with the code of the mail and sets up an app, whose code opens the desk', async ({
  page,
  request,
}) => {
  test.slow();
  const person = await registered(request, 'Sara');
  await employ(person.email, 'manager');
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/login\?next=/);
  await giveEmail(page, person.email);
  await giveCode(page, await readCode(page.request, person.email, 1));
  await expect(page).toHaveURL('/desk');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('[data-secret]').textContent()) ?? '';
  // The clock of the server, told by a token of somebody else.
  const now = issuedAt((await sessionOf(request, await registered(request, 'Clock'))).access);
  await page.getByLabel('6 digits that the app shows now').fill(totpAt(secret, now));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');

  // Locked, and opened again with the next code of the app.
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await giveEmail(page, person.email);
  await giveCode(page, await readCode(page.request, person.email, 2));
  await page.getByLabel('6 digits of your authenticator app').fill('000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('6 digits of your authenticator app').fill(totpAt(secret, now + 30));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
});

test('a manager makes a browser a counter, where a face and a PIN open the desk until the session is ended from elsewhere', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, await teamSession(request, 'manager'));
  // A PIN, and this browser as a counter.
  await page.getByText('Person and settings').locator('..').click();
  await page.getByRole('button', { name: 'PIN and counter' }).click();
  await page.getByLabel('Six digits that you will remember').fill('204816');
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByText('Your PIN is set.')).toBeVisible();
  await page.getByLabel('Name of the counter').fill('Counter of a journey');
  await page.getByRole('button', { name: 'Make it a counter' }).click();
  await expect(page.getByText('This browser is Counter of a journey now.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Lock' }).click();

  const face = page.getByRole('button', { name: 'Sara Tester' }).last();
  await face.click();
  await page.getByLabel('PIN').fill('204816');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');

  // Ended from elsewhere: the next thing asked is refused, and the faces are there.
  const { headers } = await teamSession(request, 'manager');
  const running = await request.get('/api/v1/desk/staff-sessions/', { headers });
  const { own, id, ...at } = (await running.json()).find(
    ({ counter }: { counter: string | null }) => counter === 'Counter of a journey',
  );
  expect(own).toBe(false);
  expect(at).toMatchObject({ name: 'Sara Tester', second_factor: 'pin' });
  const ended = await request.post(`/api/v1/desk/staff-sessions/${id}/end/`, { headers, data: {} });
  expect(ended.status(), await ended.text()).toBe(204);
  await page.getByRole('button', { name: 'Day after' }).click();
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
});
