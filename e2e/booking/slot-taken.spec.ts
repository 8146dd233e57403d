import { expect, test } from '@playwright/test';
import { clientAtConfirm } from '../support/at-confirm.ts';
import { readInbox } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { rivalTakes, withoutHolds } from '../support/rival.ts';
import { giveEmail } from '../support/sign-in.ts';
import {
  agreeAndConfirm,
  expectThankYou,
  firstFreeTime,
  openChosen,
  pickTime,
} from '../support/wizard.ts';

test.use({ timezoneId: 'Asia/Dubai' });

const choice = {
  service: 'Dynamic Stretching',
  minutes: 60,
  location: 'Al Warqa',
  therapist: 'Daniel Novak',
};

test('a slot taken meanwhile offers the nearest free times and keeps everything else', async ({
  page,
  request,
}) => {
  const day = '2026-03-11';
  await withoutHolds(page);
  const { time } = await clientAtConfirm(page, request, { name: 'Rana', day, ...choice });
  await expect(page.getByText('Your time is yours once you confirm.')).toBeVisible();
  await expect(page.getByText('All times are Dubai time.')).toBeHidden();

  await rivalTakes(request, { ...choice, location: 'A', date: day, time });

  await agreeAndConfirm(page);
  await expect(page.getByText('These times are free:')).toBeVisible();
  await expect(page).toHaveURL('/booking?step=confirm');
  const offers = page.getByRole('main').getByRole('button', { name: /2026, \d\d:\d\d$/ });
  await expect(offers).toHaveCount(3);
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Dynamic Stretching');
  await expect(summary).toContainText('Al Warqa');
  await expect(summary).toContainText('Daniel Novak');
  await expect(
    page.getByRole('checkbox', { name: 'I have read and agree to the cancellation policy' }),
  ).toBeChecked();

  const offered = (await offers.first().textContent())?.slice(-5) ?? '';
  await offers.first().click();
  await expect(summary).toContainText(offered);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectThankYou(page);
});

test('a slot taken while a client gives their details is reported before a code is requested', async ({
  page,
  request,
}) => {
  // A day on which no other journey books this therapist.
  const day = '2026-03-15';
  await withoutHolds(page);
  const { email } = await registered(request, 'Reem');
  const time = await firstFreeTime(request, choice.therapist, day, choice.minutes);
  await openChosen(page, request, choice);
  await pickTime(page, day, time);
  await expect(page).toHaveURL('/booking?step=login');
  await rivalTakes(request, { ...choice, location: 'A', date: day, time });
  await giveEmail(page, email);
  await expect(page).toHaveURL('/booking?step=time');
  await expect(
    page.getByText(`${time} has just been taken. Everything else is kept`),
  ).toBeVisible();
  expect(await readInbox(request, email)).toEqual([]);
});
