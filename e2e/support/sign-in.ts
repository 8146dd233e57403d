import { expect, type Page } from '@playwright/test';
import { readCode } from './inbox.ts';
import { beWhereRegistered, type Person } from './people.ts';
import { tick } from './tick.ts';

/** Fills in the e-mail form on the page and submits it. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await beWhereRegistered(page, email);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Types a one-time code, whose sixth digit submits it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
}

/** Fills in the registration form on the page and submits it. */
export async function giveProfile(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone_number);
  await tick(page.getByRole('radio', { name: 'Female' }));
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs a known person in by the login page, which then shows their profile. */
export async function signIn(page: Page, person: Person, nthCode = 1): Promise<void> {
  await page.goto('/login');
  await giveEmail(page, person.email);
  await giveCode(page, await readCode(page.request, person.email, nthCode));
  await expect(page).toHaveURL('/profile');
  await expect(
    page.getByRole('heading', { name: `Welcome back, ${person.first_name}!` }),
  ).toBeVisible();
}
