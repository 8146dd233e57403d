import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { employ, startNamedServer } from '../support/server.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { openDesk, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';
import { steppedBack } from './stepped-back.ts';

test('a manager adds a member to the team, changes them, sets their last day and suspends them, and the audit log shows who did it and the values before', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, await teamSession(request, 'manager', 'Huda'));
  await page.getByRole('link', { name: 'Studio' }).click();
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'Team' })
    .click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const email = `rana-${Date.now()}@studio.example`;
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: 'Female' }).check();
  const add = page.getByRole('button', { name: 'Add to the team' });
  await add.click();
  await expect(page.getByText('Please choose at least one branch.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Al Warqa' }).check();
  await add.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Rana Newcomer' }).last();
  await expect(row).toContainText('Front desk · Al Warqa');
  await expect(row).toContainText('No second factor yet');

  await row.getByRole('button', { name: 'Open Rana Newcomer' }).click();
  await page.getByRole('checkbox', { name: 'Al Mizhar' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Leaves on a day' }).click();
  await expect(page.getByText('Nothing depends on them.')).toBeVisible();
  await page.getByLabel('First day without access').fill('2026-04-15');
  await page.getByRole('button', { name: 'End access on this day' }).click();
  await expect(page.getByText(/^Leaves on 15 Apr 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByLabel('Why?')).toBeFocused();
  await page.getByLabel('Why?').fill('On leave until May');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Suspended' })).toBeVisible();

  await steppedBack(page);
  await page.goto('/desk/audit?subject=staff');
  const said = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rana Newcomer' });
  await expect(said.nth(0)).toContainText('On leave until May');
  await expect(said.nth(1)).toContainText(/first day without access.*15 Apr 2026/);
  await expect(said.nth(2)).toContainText(/branches.*Al Warqa.*Al Warqa, Al Mizhar/);
  for (const line of [0, 1, 2, 3]) await expect(said.nth(line)).toContainText('Huda Tester');
  await examineInBoth(page, 'audit');
});

test('a manager downloads the data of a member who has left, and erases them', async ({
  page,
  request,
}) => {
  const manager = await teamSession(request, 'manager', 'Huda');
  const { headers } = manager;
  const email = `lina-${Date.now()}@studio.example`;
  const person = { email, first_name: 'Lina', last_name: 'Leaver', gender: 'female' };
  const data = { ...person, role: 'front_desk', locations: ['A'] };
  const made = await (await request.post('/api/v1/desk/staff/', { headers, data })).json();
  const reason = { reason: 'She has left' };
  await request.post(`/api/v1/desk/staff/${made.account_id}/suspend/`, { headers, data: reason });

  await openDesk(page, manager);
  await page.goto('/desk/team');
  await page.getByRole('button', { name: 'Open Lina Leaver' }).click();
  await page.getByRole('button', { name: 'Export the data of Lina Leaver' }).click();
  await page.getByLabel('Reason').fill('She asked for it');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const kept = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(kept).toMatchObject({ account: { email }, work: { therapist: null } });
  await page.getByRole('button', { name: 'Erase Lina Leaver' }).click();
  await page.getByLabel('Reason').fill('She has left');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Lina Leaver')).toHaveCount(0);
});

test('a passkey is set up on this device and opens the desk after signing out; a second one and new recovery codes are made from the menu', async ({
  page,
  request,
}) => {
  test.slow();
  const server = await startNamedServer();
  try {
    const authenticator = await page.context().newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    const device = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const first = await authenticator.send('WebAuthn.addVirtualAuthenticator', { options: device });
    const person = await registered(request, 'Salma');
    await employ(person.email, 'manager');
    await page.goto(`${server.address}/desk`);
    await giveEmail(page, person.email);
    await giveCode(page, await readCode(page.request, person.email, 1));
    await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await giveEmail(page, person.email);
    await giveCode(page, await readCode(page.request, person.email, 2));
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');

    // On another device, which does not have the first one.
    await authenticator.send('WebAuthn.removeVirtualAuthenticator', first);
    await authenticator.send('WebAuthn.addVirtualAuthenticator', { options: device });
    await page.getByText('Person and settings').locator('..').click();
    await page.getByRole('button', { name: 'PIN, counter and own data' }).click();
    await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await expect(page.getByText('2 passkeys')).toBeVisible();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await expect(page.getByRole('dialog').getByRole('code')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();
  } finally {
    await server.stop();
  }
});
