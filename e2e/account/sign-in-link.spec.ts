import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access/examine.ts';
import { readInbox, readSignInLink } from '../support/inbox.ts';
import { switchTo } from '../support/language.ts';
import { newPerson, registered } from '../support/people.ts';
import { giveEmail, giveProfile } from '../support/sign-in.ts';
import { confirmBooking, firstFreeTime, therapistId } from '../support/wizard.ts';

test("the mail's link signs a new client in, and their booking continues in both tabs", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const person = newPerson('Shamma');
  const date = '2026-03-23';
  const time = await firstFreeTime(request, 'Huda Rahman', date, 60);
  const therapist = await therapistId(request, 'Huda Rahman');
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${therapist}&location=B&date=${date}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=login');
  await giveEmail(page, person.email);
  await giveProfile(page, person);
  await expect(page.getByLabel('6-digit code')).toHaveAccessibleDescription(
    /tap the link of the same mail, on this device/,
  );
  const link = await readSignInLink(request, person.email);

  await test.step('in another browser it says so, in both languages, and stays unused', async () => {
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await other.goto(link);
    const said = other.getByRole('alert');
    await expect(said).toContainText('only in the browser that asked for it');
    await expect(said).toContainText('type the six digits of the same mail');
    await expect(other).toHaveURL('/login/link');
    await expectAccessible(other, 'a link opened elsewhere', 'light');
    await switchTo(other, 'ar');
    await expect(said).toContainText('وفي المتصفح الذي طُلب منه فقط');
    await expectAccessible(other, 'a link opened elsewhere, in Arabic', 'dark');
    await switchTo(other, 'en');
    await other.getByRole('link', { name: 'Sign in here' }).click();
    await expect(other.getByLabel('Email', { exact: true })).toBeVisible();
    await elsewhere.close();
  });

  const tapped = await page.context().newPage();
  // The message closes by itself, so it is looked for from the start.
  const told = expect(tapped.getByText('You are signed in.')).toBeVisible();
  await Promise.all([told, tapped.goto(link)]);
  await expect(tapped).toHaveURL('/booking?step=confirm');
  await expect(tapped.getByRole('main')).toContainText(`Booking for ${person.first_name}`);
  const summary = tapped.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Huda Rahman');
  await expect(summary).toContainText(time);

  await test.step('the waiting tab has continued by itself, with its form', async () => {
    await expect(page).toHaveURL('/booking?step=confirm');
    await expect(page.getByRole('heading', { name: 'Confirm Your Booking' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Booking for ${person.first_name}`);
    await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(time);
  });

  await confirmBooking(tapped);
  await page.goto(link);
  await expect(page).toHaveURL('/profile');
});

test('an Arabic client signs in by the link in the same tab and continues to their page', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Latifa', { language: 'ar' });
  await page.goto('/login?next=%2Fprofile%2Fsettings');
  await giveEmail(page, person.email);
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  const link = await readSignInLink(request, person.email);
  const [mail] = await readInbox(request, person.email);
  expect(mail?.text).toContain('تسجيل الدخول على هذا الجهاز');
  expect(mail?.html).toContain(`${link}"`);
  await page.goto(link);
  await expect(page).toHaveURL('/profile/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
