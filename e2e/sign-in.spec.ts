import { expect, type Page, test } from '@playwright/test';
import { giveCode, giveEmail } from './support/sign-in.ts';

// Answers come from the test itself: what matters here is what the visitor is told.
const email = 'layla@visitor.example';
const refused = 'The studio says no.';

async function answer(page: Page, call: string, status: number, json: unknown): Promise<void> {
  await page.unroute(`**/api/v1/auth/token/${call}`);
  await page.route(`**/api/v1/auth/token/${call}`, (route) => route.fulfill({ status, json }));
}

test('a code that cannot be sent leaves the e-mail where it is @ERR-01 @VALID-01', async ({
  page,
}) => {
  await answer(page, 'generate-otp/', 503, {});
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
  await giveEmail(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again.' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('what is wrong with a registration is said, and nothing typed is lost @SIGNIN-01 @SIGNIN-10 @VALID-05 @VALID-06 @VALID-07 @VALID-08 @ERR-05 @ERR-06', async ({
  page,
}) => {
  await answer(page, 'generate-otp/', 404, { error: 'We do not know this e-mail.' });
  await page.goto('/login');
  await giveEmail(page, email);
  await expect(page.getByText('Complete your profile to continue')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly', '');
  await expect(page.getByRole('group', { name: 'Gender' }).getByRole('radio')).toHaveCount(2);

  const create = page.getByRole('button', { name: 'Create account' });
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('Phone').first().fill('+971 50 123 4567');
  await expect(create).toBeDisabled();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await expect(create).toBeEnabled();

  const main = page.getByRole('main');
  await answer(page, 'register/', 400, { error: refused });
  await create.click();
  await expect(main.getByText(refused)).toBeVisible();
  await answer(page, 'register/', 400, {});
  await create.click();
  await expect(main.getByText('Invalid registration data.')).toBeVisible();
  await answer(page, 'register/', 503, { error: refused });
  await create.click();
  await expect(main.getByText('Registration failed. Please try again.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await answer(page, 'register/', 503, {});
  await create.click();
  await expect(page.getByText('Registration failed.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
});

test('who is registered and gets no code may ask for one @SIGNIN-11 @ERR-07', async ({ page }) => {
  await answer(page, 'generate-otp/', 404, {});
  await page.goto('/login');
  await giveEmail(page, email);
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('Phone').first().fill('+971 50 123 4567');
  await page.getByRole('radio', { name: 'Female' }).check();
  await answer(page, 'register/', 201, {});
  await answer(page, 'generate-otp/', 503, {});
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Failed to send OTP. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
});

test('a code that is refused, and tokens that are missing @ERR-03 @ERR-08 @SIGNIN-09', async ({
  page,
}) => {
  await answer(page, 'generate-otp/', 200, { detail: 'Sent.' });
  await page.goto('/login');
  await giveEmail(page, email);
  await expect(
    page.getByText('Welcome back! Please enter the OTP sent to your email.'),
  ).toBeVisible();
  await answer(page, '', 401, { error: refused });
  await giveCode(page, '123456');
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await answer(page, '', 401, {});
  await giveCode(page, '123456');
  await expect(page.getByText('OTP verification failed.')).toBeVisible();
  await answer(page, '', 200, { access: 'only one' });
  await giveCode(page, '123456');
  await expect(
    page.getByRole('main').getByText('Invalid login response. Tokens missing.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a new code is sent half a second after a wrong one, not sooner @SIGNIN-15 @ERR-02 @ERR-04', async ({
  page,
}) => {
  let sent = 0;
  await page.clock.install();
  await page.route('**/api/v1/auth/token/generate-otp/', (route) => {
    sent += 1;
    return route.fulfill({ json: { detail: 'Sent.' } });
  });
  await answer(page, '', 401, { error: refused });
  await page.goto('/login');
  await giveEmail(page, email);
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await giveCode(page, '123456');
  await expect(page.getByText('Invalid OTP. Please check and try again.')).toBeVisible();
  await page.clock.runFor(499);
  expect(sent).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => sent).toBe(2);
  await page.clock.resume();
  await expect(page.getByText('New OTP sent to your email!')).toBeVisible();
});

test('toasts stand at the top right for five seconds and are reached by Alt+T @CONST-06', async ({
  page,
}) => {
  await answer(page, 'generate-otp/', 503, {});
  await page.goto('/login');
  await giveEmail(page, email);
  const toast = page.getByRole('alert').filter({ hasText: 'Please try again.' });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(120);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('.Toastify__toast').first()).toBeFocused();
  // Whoever reads it by keyboard has all the time they want, and leaves it by Escape.
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('the dialog for owners of packages speaks in its own words and forgets when closed @SIGNIN-01 @SIGNIN-16 @S4-04 @ERR-02', async ({
  page,
}) => {
  await answer(page, 'generate-otp/', 200, { detail: 'Sent.' });
  await answer(page, '', 401, { error: refused });
  await page.goto('/booking');
  await page.getByRole('tab', { name: 'Packages', exact: true }).click();
  const open = page.getByRole('button', { name: /sign in to use it/i });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await dialog.getByLabel('6-digit code').fill('123456');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(dialog.getByText('Invalid OTP or expired.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('');
});
