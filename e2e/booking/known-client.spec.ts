import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { seededMember } from '../support/member.ts';
import { registered } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import {
  confirmBooking,
  expectThankYou,
  firstFreeTime,
  pickDuration,
  pickTime,
  pickUntilTime,
} from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a known client books two services without signing in again @TRANS-03 @TRANS-04 @TRANS-08 @FRAME-04 @TYPE-09', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Salma');
  const day = '2026-03-06';
  const time = await firstFreeTime(request, 'Liza Santos', day, 75);
  await signIn(page, person);

  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  await pickDuration(page, 'Compression', 45);
  await pickUntilTime(page, 'Sport Massage', 30, 'Al Mizhar', 'Liza Santos');
  // The session is checked by the account's call alone.
  const checked = page.waitForResponse('**/api/v1/auth/users/me/');
  await pickTime(page, day, time);
  expect((await checked).status()).toBe(200);

  await expect(page).toHaveURL('/booking?step=confirm');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('75 min');
  await expect(summary).toContainText(/327\.5\s*AED|AED\s*327\.5/);
  await confirmBooking(page);
  await expect(summary).toBeHidden();

  await page.goto('/profile');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Liza Santos');
  await expect(panel).toContainText(/Compression, Sport Massage|Sport Massage, Compression/);
  await expect(panel).toContainText('75 min');
  await expect(panel).toContainText('328');
});

test('a double click books once @SUBMIT-06', async ({ page, request }) => {
  const person = await registered(request, 'Dana');
  const day = '2026-03-10';
  const time = await firstFreeTime(request, 'Huda Rahman', day, 30);
  await signIn(page, person);
  await page.goto('/booking');
  await pickUntilTime(page, 'PNF Stretching', 30, 'Al Mizhar', 'Huda Rahman');
  await pickTime(page, day, time);

  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/appointment/appointments/')) posts += 1;
  });
  await tick(page.getByRole('checkbox'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expectThankYou(page);
  expect(posts).toBe(1);
});

test('the demo client sees sessions of all three kinds @API-17 @PROFILE-03', async ({
  page,
  request,
}) => {
  await enterAs(page, await seededMember(request));
  await page.goto('/profile');
  for (const tab of [/^Today \([1-9]\)$/, /^Upcoming \([1-9]\)$/, /^Past \([1-9]\)$/]) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  await expect(page.getByRole('tab', { name: /^Today/ })).toHaveAttribute('aria-selected', 'true');
});
