import { expect, type Page, test } from '@playwright/test';
import { clientAtConfirm } from '../support/at-confirm.ts';
import { readCode } from '../support/inbox.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { toast } from '../support/toasts.ts';
import { agreeAndConfirm, confirmBooking } from '../support/wizard.ts';

/** An access token that no server issued. */
const spoilt = 'spoilt';

test('a session that ends at Confirm is renewed and the booking continues @SUBMIT-07 @SUBMIT-08 @ERR-11 @S4-02 @TRANS-09 @AUTH-07', async ({
  page,
  request,
}) => {
  const day = '2026-03-12';
  const { person, time } = await clientAtConfirm(page, request, {
    name: 'Lamia',
    day,
    service: 'Stretching',
    minutes: 30,
    location: 'Al Mizhar',
    therapist: 'Karim Mansour',
  });

  const letReadsGo = await holdReads(page);
  await endSession(page);
  await agreeAndConfirm(page);

  // First, as it closes by itself.
  await expect(
    toast(page, 'error', 'Please log in again to continue with your booking.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/booking?step=login');
  await expect(
    page.getByText('Your session needs to be refreshed. Your booking details have been saved.'),
  ).toBeVisible();
  const saved = () => page.evaluate(() => sessionStorage.getItem('pendingBooking'));
  await expect.poll(saved).toContain(day);

  await giveEmail(page, person.email);
  await giveCode(page, await readCode(request, person.email, 2));
  await expect(page).toHaveURL('/booking?step=confirm');
  await expect.poll(saved).toBeNull();
  // A late refusal for the ended session does not affect the new one.
  letReadsGo();
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Karim Mansour');
  await expect(summary).toContainText(time);
  await confirmBooking(page);
});

/**
 * Holds all requests but the booking with the spoilt token until the returned function is called:
 * the first refusal ends the session, and here that must be the booking's.
 */
async function holdReads(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    const asked = route.request();
    const isSpoilt = asked.headers().authorization === `Bearer ${spoilt}`;
    if (isSpoilt && !asked.url().endsWith('/appointment/appointments/')) await released;
    await route.continue();
  });
  return release;
}

/** Ends the session on the server and spoils the access token, as another tab could. */
async function endSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/healthz');
  const refresh = await other.evaluate((token) => {
    const tree = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    const { refreshToken } = tree.state.token;
    tree.state.token.accessToken = token;
    localStorage.setItem('persist:root', JSON.stringify(tree));
    return refreshToken;
  }, spoilt);
  const answer = await page.request.post('/api/v1/auth/token/revoke/', { data: { refresh } });
  expect(answer.status()).toBe(204);
  await other.close();
}
