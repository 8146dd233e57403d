import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { beWhereRegistered, registered } from '../support/people.ts';
import { tick } from '../support/tick.ts';
import {
  bookingBody,
  dayButton,
  firstFreeTime,
  freeTimes,
  openWholeMonth,
  pickDuration,
  therapistId,
} from '../support/wizard.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('on a phone the bar has the primary action of every step, once', async ({ page, request }) => {
  const person = await registered(request, 'Reach');
  const day = '2026-03-24';
  const time = await firstFreeTime(request, 'Huda Rahman', day, 60);
  const main = page.getByRole('main');
  const bar = page.getByRole('complementary', { name: 'Your booking' });
  const action = (name: string) => main.getByRole('button', { name, exact: true });

  await page.goto('/booking');
  await expectInReach(page, bar, action('Next'));
  await pickDuration(page, 'Stretching', 60);
  await action('Next').click();
  await expect(page).toHaveURL('/booking?step=location');
  await expectInReach(page, bar, action('Next'));
  await main.getByRole('button', { name: 'Al Mizhar' }).click();
  await expect(page).toHaveURL('/booking?step=therapist');
  await expectInReach(page, bar, action('Next'));
  await main.getByRole('button', { name: 'Huda Rahman' }).click();

  await expect(page).toHaveURL('/booking?step=time');
  await expectInReach(page, bar, action('Confirm Time'));
  await openWholeMonth(page);
  await dayButton(page, day).click();
  await action(time).click();
  await action('Confirm Time').click();

  await expect(page).toHaveURL('/booking?step=login');
  await expectInReach(page, bar, action('Continue'));
  await beWhereRegistered(page, person.email);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await action('Continue').click();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await expectInReach(page, bar, action('Verify'));
  await page.getByLabel('6-digit code').fill(await readCode(request, person.email));

  await expect(page).toHaveURL('/booking?step=confirm');
  const agreement = page.getByRole('checkbox', { name: /^I have read and agree/ });
  await expectInReach(page, bar, action('Confirm'));
  await expectInReach(page, bar, agreement);
  await expect(action('Confirm')).toBeDisabled();
  await tick(agreement);
  await expect(action('Confirm')).toBeEnabled();

  // On wide screens the step has its own action beside what it confirms.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(action('Confirm')).toHaveCount(1);
  await expect(bar.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expect(agreement).toBeChecked();
});

test('on a phone the bar says that the client has another session at the same time', async ({
  page,
  request,
}) => {
  const day = '2026-05-25';
  const [hers, his] = await Promise.all(
    ['Huda Rahman', 'Karim Mansour'].map((name) => freeTimes(request, name, day, 60)),
  );
  const time = hers?.find((each) => his?.includes(each)) ?? 'none';
  const session = await sessionOf(request, await registered(request, 'Double'));
  const choice = { service: 'Stretching', minutes: 60, location: 'B', date: day, time };
  const booked = await request.post('/api/v1/appointment/appointments/', {
    headers: session.headers,
    data: await bookingBody(request, { ...choice, therapist: 'Huda Rahman' }),
  });
  expect(booked.status(), await booked.text()).toBe(201);

  await enterAs(page, session);
  const other = await therapistId(request, 'Karim Mansour');
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${other}&location=B&date=${day}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=confirm');
  const bar = page.getByRole('complementary', { name: 'Your booking' });
  const warning = bar.getByText('At the same time as another session of yours');
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(`You already have Stretching at ${time} with`)).toHaveCount(1);
});

/** Once on the page, in the bar, and visible without scrolling. */
async function expectInReach(page: Page, bar: Locator, action: Locator): Promise<void> {
  await expect(action).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(bar.locator(':is(button, input)').and(action)).toHaveCount(1);
}
