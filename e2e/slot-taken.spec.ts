import { expect, test } from '@playwright/test';
import { sessionOf } from './support/enter.ts';
import { registered } from './support/people.ts';
import { signIn } from './support/sign-in.ts';
import {
  agreeAndConfirm,
  bookingBody,
  expectThankYou,
  fillUntilTime,
  firstFreeTime,
  pickTime,
} from './support/wizard.ts';

test('a slot taken meanwhile offers the nearest free times and keeps everything else', async ({
  page,
  request,
}) => {
  const day = '2026-03-11';
  const choice = {
    service: 'Dynamic Stretching',
    minutes: 60,
    location: 'Al Warqa',
    therapist: 'Daniel Novak',
  };
  const time = await firstFreeTime(request, choice.therapist, day, 60);
  await signIn(page, await registered(request, 'Rana'));
  await page.goto('/booking');
  await fillUntilTime(page, choice);
  await pickTime(page, day, time);
  await expect(page).toHaveURL('/booking?step=confirm');

  const rival = await registered(request, 'Rival');
  const taken = await request.post('/api/v1/appointment/appointments/', {
    headers: (await sessionOf(request, rival)).headers,
    data: await bookingBody(request, { ...choice, location: 'A', date: day, time }),
  });
  expect(taken.status(), await taken.text()).toBe(201);

  await agreeAndConfirm(page);
  await expect(page.getByText('These times are free:')).toBeVisible();
  await expect(page).toHaveURL('/booking?step=confirm');
  const offers = page.getByRole('main').getByRole('button', { name: /2026, \d\d:\d\d$/ });
  expect(await offers.count()).toBeGreaterThanOrEqual(1);
  expect(await offers.count()).toBeLessThanOrEqual(3);
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
