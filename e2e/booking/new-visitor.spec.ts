import { expect, test } from '@playwright/test';
import { readCode, readInbox } from '../support/inbox.ts';
import { newPerson } from '../support/people.ts';
import { giveEmail, giveProfile } from '../support/sign-in.ts';
import { confirmBooking, firstFreeTime, pickTime, pickUntilTime } from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new visitor registers and books @LAYOUT-09 @SIGNIN-06 @SIGNIN-10 @SIGNIN-11 @SIGNIN-12 @SIGNIN-13 @SIGNIN-14 @S4-01 @S4-04 @TRANS-06 @TRANS-07 @TRANS-08', {
  tag: '@quick',
}, async ({ page, request }) => {
  const person = newPerson('Noor');
  const day = '2026-03-05';
  const time = await firstFreeTime(request, 'Omar Farouk', day, 45);

  await page.goto('/');
  await page.getByRole('link', { name: 'Book Your Session Now' }).first().click();
  await expect(page).toHaveURL('/booking');
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
  await pickUntilTime(page, 'Stretching', 45, 'Al Warqa', 'Omar Farouk');
  await pickTime(page, day, time);

  await giveEmail(page, person.email);
  await expect(page.getByText('Welcome! Please complete your registration.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join Limber' })).toBeVisible();
  await giveProfile(page, person);
  // A toast under the pointer stays, until the step it asks for is done.
  const asked = page.getByText('Registration successful! OTP sent to your email.');
  await asked.hover();
  await page.getByLabel('6-digit code').fill(await readCode(request, person.email));
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  await expect(asked).toHaveCount(0);

  await expect(page.getByText(person.email)).toBeVisible();
  await expect(
    page.getByText('Online you can have 12 unpaid upcoming sessions, and 2 at the same hour.'),
  ).toBeVisible();
  await confirmBooking(page);

  await test.step('the confirmation mail has arrived', async () => {
    await expect
      .poll(async () => (await readInbox(request, person.email)).map((mail) => mail.text).join())
      .toContain(time);
    const [mail] = await readInbox(request, person.email);
    expect(mail?.text).toContain('Omar Farouk');
    expect(mail?.text).toContain('at least 3 hours before');
  });

  await test.step('a link leads home, where the profile shows it @S6-01', async () => {
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Hello Noor!' }).click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/user/profile');
    await expect(page.getByRole('heading', { name: 'Welcome back, Noor!' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Today (0)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Omar Farouk');
    await expect(panel).toContainText('Booked');
    await expect(panel).toContainText('Stretching');
    await expect(panel).toContainText('Mar 5');
    await expect(panel).toContainText(time);
    await expect(panel).toContainText('45 min');
    await expect(panel).toContainText('Al Warqa');
    await expect(panel).toContainText('250');
  });
});
