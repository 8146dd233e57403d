import { expect, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { toast } from '../support/toasts.ts';

test('a wrong code says so, and the new code works @SIGNIN-08 @SIGNIN-09 @SIGNIN-15 @ERR-02 @ERR-04', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Wafa');
  await page.goto('/login');
  await giveEmail(page, person.email);
  await expect(
    page.getByText('Welcome back! Please enter the OTP sent to your email.'),
  ).toBeVisible();
  const code = await readCode(request, person.email);
  await giveCode(page, other(code));
  await expect(page.getByText('Invalid OTP. Please check and try again.')).toBeVisible();
  const told = toast(page, 'info', 'New OTP sent to your email!');
  await expect(told).toBeVisible();
  // With its bar stopped it does not close by itself; it does once the code is right.
  await page.locator('.Toastify__progress-bar').evaluateAll((bars) => {
    for (const bar of bars) for (const running of bar.getAnimations()) running.pause();
  });
  await giveCode(page, await readCode(request, person.email, 2));
  await expect(page).toHaveURL('/profile');
  await expect(told).toBeHidden();
});

test('in development the code is shown on the page', async ({ page, request }) => {
  const person = await registered(request, 'Builder');
  // As a server of developers answers.
  await page.route('**/auth/token/generate-otp/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-development-code': '246810' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/login');
  await giveEmail(page, person.email);
  await expect(page.getByText('Development mode: your code is')).toContainText('246810');
});

test('the code field takes six digits and nothing else @SIGNIN-02 @SIGNIN-03 @SIGNIN-04 @SIGNIN-05 @VALID-01 @VALID-03 @VALID-04', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Digits');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Your First Session' })).toHaveAttribute(
    'href',
    '/booking',
  );
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await giveEmail(page, person.email);
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  const field = page.getByLabel('6-digit code');
  // Never answered, so that the input stays on screen.
  await page.route('**/api/v1/auth/token/', () => {});
  await field.fill('12a3 4567');
  await expect(field).toHaveValue('123456');
  await page.getByRole('button', { name: 'Back to email' }).click();
  await expect(page.getByText('Enter your email to get started')).toBeVisible();
});

/** Six digits other than the code. */
function other(code: string): string {
  return code === '123456' ? '654321' : '123456';
}
