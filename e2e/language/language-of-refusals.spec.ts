import { expect, type Page, test } from '@playwright/test';
import { clientAtConfirm } from '../support/at-confirm.ts';
import { switchTo } from '../support/language.ts';
import { newPerson } from '../support/people.ts';
import { rivalTakes, withoutHolds } from '../support/rival.ts';
import { giveEmail, giveProfile } from '../support/sign-in.ts';
import { agreeAndConfirm, expectThankYou } from '../support/wizard.ts';

// After a change of language, messages on the page are in the new one without another request.

test("a wrong field is reported in the page's language, whichever was requested", async ({
  page,
}) => {
  const english = ['Please check: phone number.', 'Please enter a phone number of 5 to 15 digits.'];
  const arabic = ['يرجى التحقق من رقم الهاتف.', 'يرجى إدخال رقم هاتف من 5 إلى 15 رقماً.'];
  const person = { ...newPerson('Dana'), phone_number: 'call me' };
  await page.goto('/login');
  await giveEmail(page, person.email);
  await giveProfile(page, person);
  await expectSaid(page, ...english);
  await switchTo(page, 'ar');
  await expectSaid(page, ...arabic);

  const create = page.getByRole('button', { name: 'إنشاء حساب' });
  const asked = page.waitForResponse('**/api/v1/auth/token/register/');
  await create.click();
  expect((await asked).status()).toBe(400);
  await expectSaid(page, ...arabic);
  await switchTo(page, 'en');
  await expectSaid(page, ...english);
});

test("a taken time is reported in the page's language, and so is the booking made instead", async ({
  page,
  request,
}) => {
  const day = '2026-03-22';
  const choice = {
    service: 'Dynamic Stretching',
    minutes: 60,
    location: 'Al Warqa',
    therapist: 'Daniel Novak',
  };
  await withoutHolds(page);
  const { time } = await clientAtConfirm(page, request, { name: 'Huda', day, ...choice });
  await rivalTakes(request, { ...choice, location: 'A', date: day, time });

  await agreeAndConfirm(page);
  await expectSaid(page, 'This time is no longer free. Please choose another.');
  await switchTo(page, 'ar');
  await expectSaid(page, 'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.');
  await switchTo(page, 'en');
  await expectSaid(page, 'This time is no longer free. Please choose another.');

  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /2026, \d\d:\d\d$/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectThankYou(page);
  await expect(main.getByText('Dynamic Stretching')).toBeVisible();
  await switchTo(page, 'ar');
  await expect(main.getByText('الإطالة الحركية')).toBeVisible();
  await expect(main.getByText('Dynamic Stretching')).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('الإطالة الحركية')).toBeVisible();
  await switchTo(page, 'en');
  await expect(main.getByText('Dynamic Stretching')).toBeVisible();
});

async function expectSaid(page: Page, ...sentences: string[]): Promise<void> {
  for (const sentence of sentences)
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
}
