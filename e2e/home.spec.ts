import { expect, test } from '@playwright/test';
import { startSecondServer } from './support/server.ts';

test('the home page tells what the studio does', async ({ page }) => {
  await page.goto('/');
  for (const title of [
    'ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE',
    'OPTIMIZE YOUR WORKOUT WITH TOP-NOTCH EQUIPMENT AND CERTIFIED TRAINERS!',
    'EXPERIENCE THE BENEFITS FOR A HEALTHIER, MORE ACTIVE LIFE',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const main = page.getByRole('main');
  for (const benefit of [
    'Pain Relief',
    'Improved Mobility',
    'Enhanced Strength',
    'Injury Prevention',
    'Holistic Wellness',
  ]) {
    await expect(main.getByText(benefit, { exact: true }).first()).toBeVisible();
  }
  for (const picture of [
    'red-light',
    'compression',
    'stretching',
    'sport-massage',
    'pnf-stretching',
    'dynamic-stretching',
  ]) {
    await expect(main.locator(`img[src*="/${picture}."]`)).toHaveCount(1);
  }
  const expert = main.getByRole('link', { name: 'Ask an Expert' }).first();
  await expect(expert).toHaveAttribute('target', '_blank');
  await expect(expert).toHaveAttribute('href', /^https:\/\/wa\.me\/97140000000\?text=/);
});

test('the home page is HTML before any script', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('ELEVATE YOUR WELL-BEING');
});

test('Book Your Session Now opens the wizard at its top', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link', { name: 'Book Your Session Now' });
  await links.last().click();
  await expect(page).toHaveURL('/booking');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the closure popup shows on its days and for no flag stays away', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /ELEVATE/ })).toBeVisible();
  await expect(page.getByText('Eid Mubarak!')).toBeHidden();

  const before = await startSecondServer(4107, '2025-06-04T10:00:00+04:00');
  try {
    await page.goto(before.address);
    await expect(page.getByText('Eid Mubarak!')).toBeVisible();
    await expect(page.getByText('عيد أضحى مبارك')).toBeVisible();
    await expect(
      page.getByText(
        /We will be closed for Eid Al Adha from June 5th to June 8th, 2025\. We.ll be back to serve you on Monday, June 9th\./,
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('Eid Mubarak!')).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('eidPopupSeen'))).toBe('true');
    await page.reload();
    await expect(page.getByText('Eid Mubarak!')).toBeVisible();
  } finally {
    await before.stop();
  }

  const during = await startSecondServer(4107, '2025-06-06T10:00:00+04:00');
  try {
    await page.goto(during.address);
    await expect(
      page.getByText(
        /We are currently closed for Eid Al Adha\. We.ll be back to serve you on Monday, June 9th, 2025\./,
      ),
    ).toBeVisible();
  } finally {
    await during.stop();
  }
});
