import { expect, test } from '@playwright/test';
import { startSecondServer } from '../support/server.ts';
import { giveEmail } from '../support/sign-in.ts';
import { dayButton, goNext, pickDuration, pickLocation, pickTherapist } from '../support/wizard.ts';
import { take } from './take.ts';

for (const [name, path] of [
  ['home', '/'],
  ['discount', '/discount'],
  ['privacy', '/privacy-policy'],
  ['not-found', '/no-such-page'],
  ['invitation-gone', '/invitation/unknown'],
  ['card-forged', '/card/unknown'],
] as const) {
  test(name, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await take(page, name);
  });
}

test('home with places picked on the body', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Lower back' }).check();
  await page.getByRole('checkbox', { name: 'Back of thighs' }).check();
  await page.waitForLoadState('networkidle');
  await take(page, 'home-body-map');
});

test('home before a closure', async ({ page }) => {
  const eid = await startSecondServer(4190, '2025-06-04T12:00:00+04:00');
  try {
    await page.goto(eid.address);
    await expect(page.getByRole('dialog')).toBeVisible();
    await take(page, 'home-closure');
    await page.goto(`${eid.address}/booking`);
    await page.waitForLoadState('networkidle');
  } finally {
    await eid.stop();
  }
});

test('login', async ({ page }) => {
  await page.goto('/login');
  await take(page, 'login-email');
  await giveEmail(page, 'nobody-yet@visitor.example');
  await expect(page.getByLabel('First name')).toBeVisible();
  await take(page, 'login-register');
  await page.goto('/login');
  await giveEmail(page, 'amina@client.example');
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Invalid OTP. Please check and try again.')).toBeVisible();
  await take(page, 'login-wrong-code');
});

test('the wizard of a visitor', async ({ page }) => {
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await take(page, 'wizard-services');
  for (const [tab, name] of [
    ['Packages', 'wizard-packages'],
    ['Shared Packages', 'wizard-shared'],
    ['Unlimited Packages', 'wizard-unlimited'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await take(page, name);
  }
  await page.getByRole('tab', { name: 'Individual Services' }).click();
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await expect(page.getByRole('heading', { name: 'Choose Your Preferred Location' })).toBeVisible();
  await take(page, 'wizard-location');
  await pickLocation(page, 'Al Warqa');
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
  await take(page, 'wizard-therapist');
  await pickTherapist(page, 'Any available therapist');
  await dayButton(page, '2026-03-20').click();
  const time = page.getByRole('main').getByRole('button', { name: /^\d\d:\d\d$/ });
  await time.first().click();
  await take(page, 'wizard-time');
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await take(page, 'wizard-login');
});

test('the catalogue cannot be had', async ({ page }) => {
  await page.route('**/api/v1/appointment/**', (route) => route.abort());
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickTherapist(page, 'Karim Mansour').catch(() => {});
  await page.waitForLoadState('networkidle');
  await take(page, 'wizard-times-failed');
});
