import { expect, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { expectInSight } from '../support/in-sight.ts';
import { readCode } from '../support/inbox.ts';
import { pickAnyTherapist } from '../support/packages.ts';
import { newPerson, registered } from '../support/people.ts';
import { rivalTakes, withoutHolds } from '../support/rival.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import { toast } from '../support/toasts.ts';
import {
  agreeAndConfirm,
  dayButton,
  fillUntilTime,
  firstFreeTime,
  goNext,
  openWholeMonth,
  pickDuration,
  pickLocation,
  pickTherapist,
  pickTime,
  stripDay,
} from '../support/wizard.ts';

const phone = { width: 390, height: 844 };
const session = { service: 'Stretching', minutes: 60, location: 'Al Warqa' };

test.use({ viewport: phone });

const main = (page: Page) => page.getByRole('main');

test('on a phone choosing a day scrolls to its times, and a refusal is beside Confirm', async ({
  page,
  request,
}) => {
  const therapist = 'Daniel Novak';
  const day = '2026-03-18';
  await enterAs(page, await sessionOf(request, await registered(request, 'Salma')));
  await withoutHolds(page);
  await page.goto('/booking');
  await fillUntilTime(page, { ...session, therapist });
  const free = main(page).getByRole('button', { name: /^\d\d:\d\d$/ });
  await expect(free.first()).toBeVisible();
  await expectInSight(page, free.first());
  await page.getByRole('heading', { level: 1 }).evaluate(() => scrollTo(0, 0));
  await expectInSight(page, free.first());

  await test.step('two weeks by arrows, the month on demand', async () => {
    const [first, second] = [stripDay(page, '2026-03-05'), stripDay(page, '2026-03-06')];
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await first.press('ArrowRight');
    await expect(second).toBeFocused();
    await second.press('Enter');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await second.press('End');
    await expect(stripDay(page, '2026-03-16')).toBeFocused();
    await openWholeMonth(page);
    await dayButton(page, day).click();
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(stripDay(page, day)).toBeFocused();
    await expectInSight(page, stripDay(page, day), free.first());
  });
  const time = await firstFreeTime(request, therapist, day, 60);
  const button = main(page).getByRole('button', { name: time, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();

  await rivalTakes(request, { ...session, therapist, location: 'A', date: day, time });
  await agreeAndConfirm(page);
  const offers = main(page).getByRole('button', { name: /2026, \d\d:\d\d$/ });
  await expect(offers).toHaveCount(3);
  await expectInSight(
    page,
    main(page).getByText('These times are free:'),
    ...[offers.nth(0), offers.nth(1), offers.nth(2)],
    main(page).getByRole('button', { name: 'Choose another time' }),
  );
  const focused = main(page).locator(':focus');
  await expect(focused).toContainText('These times are free:');
  const confirm = main(page).getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await expect(confirm).toBeDisabled();
  await offers.first().click();
  await expect(confirm).toBeFocused();
  await expect(offers).toHaveCount(0);
});

test('a time taken meanwhile is reported, and the report has the focus', async ({
  page,
  request,
}) => {
  const therapist = 'Daniel Novak';
  const day = '2026-03-19';
  const time = await firstFreeTime(request, therapist, day, 60);
  await enterAs(page, await sessionOf(request, await registered(request, 'Huda')));
  await withoutHolds(page);
  await page.goto('/booking');
  await fillUntilTime(page, { ...session, therapist });
  await openWholeMonth(page);
  await pickTime(page, day, time);
  await expect(page).toHaveURL('/booking?step=confirm');
  await rivalTakes(request, { ...session, therapist, location: 'A', date: day, time });
  await page.goBack();
  await expect(main(page).getByText(`${time} has just been taken.`)).toBeVisible();
  await expect(main(page).locator(':focus')).toContainText(`${time} has just been taken.`);
  await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeDisabled();
});

test('a therapist booked by telephone has no calendar; an invalid or past day has no times', async ({
  page,
}) => {
  await page.goto('/booking');
  await pickDuration(page, 'Sport Massage', 60);
  await goNext(page);
  await pickLocation(page, 'Al Mizhar');
  await pickTherapist(page, 'Viktor');
  await expect(page.getByText(/^To arrange an appointment with Viktor/)).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  await page.goBack();
  await pickAnyTherapist(page);
  await openWholeMonth(page);
  const times = page.getByRole('group', { name: 'Available times' });
  await expect(times).toBeVisible();
  const date = page.getByLabel('Date', { exact: true });
  for (const wrong of ['02/30/2026', '03/01/2026', '03/1']) {
    await date.fill('03/14/2026');
    await expect(times).toBeVisible();
    await date.fill(wrong);
    await expect(times).toBeHidden();
    await expect(page.getByText('Choose a day to see its times.')).toBeVisible();
  }
  await date.fill('09/01/2026');
  await expect(page.getByText('You can book up to 180 days ahead.')).toBeVisible();
});

test('a reload keeps the state of signing in, and the focus follows each change', async ({
  page,
  request,
}) => {
  const person = newPerson('Farah');
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await main(page)
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In or Join' })).toBeFocused();
  await giveEmail(page, person.email);
  // The message covers the site's header, and nothing of the page.
  const told = toast(page, 'info', 'Welcome! Please complete your registration.');
  await expect(told).toBeVisible();
  const overlapPx = async () => {
    const [box, pageBox] = [await told.boundingBox(), await main(page).boundingBox()];
    return (box?.y ?? 0) + (box?.height ?? 0) - (pageBox?.y ?? 0);
  };
  await expect.poll(overlapPx).toBeLessThanOrEqual(0);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Farah');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Join Limber' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Farah');
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone_number);
  await tick(page.getByRole('radio', { name: 'Female' }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toHaveValue('');
  await giveCode(page, await readCode(request, person.email, 1));
  await expect(page.getByRole('heading', { name: 'Confirm Your Booking' })).toBeFocused();
});
