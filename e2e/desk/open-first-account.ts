import { expect, type Page } from '@playwright/test';
import { issuedAt, totpAt } from './totp.ts';

/** Opens a fresh studio's first account by the link that its start printed, with a second factor. */
export async function openFirstAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Email', { exact: true }).fill('maryam@corniche.example');
  await page.getByLabel('First name', { exact: true }).fill('Maryam');
  await page.getByLabel('Last name', { exact: true }).fill('Nasser');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('[data-secret]').textContent()) ?? '';
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  const { accessToken } = JSON.parse(stored).state.token;
  await page
    .getByLabel('6 digits that the app shows now')
    .fill(totpAt(secret, issuedAt(accessToken)));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio set-up');
}
