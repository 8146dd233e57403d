import { expect, type Page, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { newPerson } from '../support/people.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import { toast } from '../support/toasts.ts';
import { agreeAndConfirm, expectThankYou, firstFreeTime, therapistId } from '../support/wizard.ts';

// The test answers the calls: this is about what the visitor is told.
const email = 'layla@visitor.example';
const refused = 'The studio says no.';

async function answer(page: Page, call: string, status: number, json: unknown): Promise<void> {
  await page.unroute(`**/api/v1/auth/token/${call}`);
  await page.route(`**/api/v1/auth/token/${call}`, (route) => route.fulfill({ status, json }));
}

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

test('toasts are at the top right for five seconds and are reached by Alt+T @CONST-06', async ({
  page,
}) => {
  await answer(page, 'generate-otp/', 503, {});
  await page.goto('/login');
  await giveEmail(page, email);
  const message = toast(page, 'error', 'Please try again.');
  await expect(message).toBeVisible();
  // Keyboard users have all the time they want, and leave it by Escape.
  await page.keyboard.press('Alt+t');
  await expect(page.locator('.Toastify__toast')).toHaveCount(1);
  await expect(page.locator('.Toastify__toast')).toBeFocused();
  await expect.poll(async () => (await message.boundingBox())?.x).toBeGreaterThan(640);
  await expect.poll(async () => (await message.boundingBox())?.y).toBeLessThan(120);
  // It closes when its bar has run out.
  const bar = page.locator('.Toastify__progress-bar--animated');
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await expect(bar).toHaveCSS('animation-iteration-count', '1');
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
});

test('without a connection the sign-in says so', async ({ page }) => {
  await page.route('**/generate-otp/', (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await giveEmail(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('the dialog for package owners has its own wording and is reset when closed @SIGNIN-16 @ERR-02', async ({
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
  await expect(dialog.getByText('Invalid OTP or expired.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  const field = dialog.getByLabel('Email', { exact: true });
  await expect(field).toHaveValue('');
  await field.fill(email);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByLabel('6-digit code')).toHaveValue('');
});

test("a client whose address a stranger registered is asked for their details, and keeps none of the stranger's", async ({
  page,
  request,
}) => {
  const stranger = newPerson('Eve');
  const typed = { ...stranger, medicalIssues: 'Of a stranger' };
  expect((await request.post('/api/v1/auth/token/register/', { data: typed })).status()).toBe(201);
  await page.goto('/login');
  await giveEmail(page, stranger.email);
  await giveCode(page, await readCode(request, stranger.email));
  const dialog = page.getByRole('dialog', { name: 'Please tell us who you are' });
  await expect(
    dialog.getByText(
      'perhaps by somebody else. So we have kept nothing of what was typed there: no name, no phone number and no health notes.',
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('Eve', { exact: true })).toHaveCount(0);
  // Put off, it is asked on the next page, and again before a session is booked.
  const later = dialog.getByRole('button', { name: 'Later' });
  await later.click();
  await expect(dialog).toBeHidden();
  const therapist = await therapistId(request, 'Liza Santos');
  const date = '2026-03-13';
  const time = await firstFreeTime(request, 'Liza Santos', date, 30);
  await page.goto(
    `/booking?service=stretching&minutes=30&therapist=${therapist}&location=B&date=${date}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=confirm');
  await later.click();
  await agreeAndConfirm(page);
  await dialog.getByLabel('First name').fill('Layla');
  await dialog.getByLabel('Last name').fill('Nasser');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('050 123 4567');
  await tick(dialog.getByRole('radio', { name: 'Female' }));
  await dialog.getByLabel('Medical issues (optional)').fill('Old knee injury');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectThankYou(page);
  await page.goto('/profile/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
  await expect(page.getByLabel('Health notes')).toHaveValue('Old knee injury');
});
