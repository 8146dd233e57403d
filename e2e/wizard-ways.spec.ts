import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from './support/enter.ts';
import { readCode } from './support/inbox.ts';
import { buyPackage, pickAnyTherapist, pickSlot, timeForAnyone } from './support/packages.ts';
import { newPerson, registered } from './support/people.ts';
import { rivalTakes, withoutHolds } from './support/rival.ts';
import { giveCode, giveEmail } from './support/sign-in.ts';
import { toast } from './support/toasts.ts';
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
} from './support/wizard.ts';

const phone = { width: 390, height: 844 };
const session = { service: 'Stretching', minutes: 60, location: 'Al Warqa' };

test.use({ viewport: phone, reducedMotion: 'reduce' });

const main = (page: Page) => page.getByRole('main');

/** Whether all of it comes to stand between the upper edge and the panel at the lower one. */
async function expectInSight(page: Page, ...parts: Locator[]) {
  const panel = page.getByRole('complementary', { name: 'Your booking' });
  const lowerEdge = async () => (await panel.boundingBox())?.y ?? 0;
  for (const part of parts) {
    const beyond = async () => {
      const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
      return Math.max(-y, y + height - (await lowerEdge()) - 1);
    };
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  }
}

test('on a phone choosing a day leads to its times, and a refusal stands beside Confirm', async ({
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
  await expect(offers.first()).toBeVisible();
  await expectInSight(
    page,
    main(page).getByText('These times are free:'),
    ...(await offers.all()),
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

test('a time that has gone meanwhile is told, and what tells of it has the focus', async ({
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

test('a therapist by telephone has no calendar; a wrong or past day has no times', async ({
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
    await date.fill('03/12/2026');
    await expect(times).toBeVisible();
    await date.fill(wrong);
    await expect(times).toBeHidden();
    await expect(page.getByText('Choose a day to see its times.')).toBeVisible();
  }
  await date.fill('09/01/2026');
  await expect(page.getByText('You can book up to 180 days ahead.')).toBeVisible();
});

test('used days and days after its end are refused at once by an unlimited package, with a way on', async ({
  page,
  request,
}) => {
  const day = '2026-03-09';
  const person = await registered(request, 'Maha');
  const own = await sessionOf(request, person);
  const time = await timeForAnyone(request, day, 60);
  const first = { date: day, time, minutes: 60 };
  await buyPackage(request, own.headers, 'unlimited', 'Unlimited Recovery', first);
  await enterAs(page, own);
  await page.goto('/booking');
  await page.getByRole('tab', { name: /^My Unlimited Package/ }).click();
  await page.getByRole('button', { name: 'Use my package' }).click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await expect(stripDay(page, day)).toHaveAccessibleName(/package used that day$/);
  await expect(stripDay(page, day)).toBeDisabled();
  await openWholeMonth(page);
  await expect(dayButton(page, day)).toHaveAttribute('aria-disabled', 'true');
  await expect(dayButton(page, day)).toHaveAccessibleName(/package used that day$/);
  const date = page.getByLabel('Date', { exact: true });
  await date.fill('03/09/2026');
  await expect(main(page).getByText(/covers one session a day, and this day/)).toBeVisible();
  await date.fill('06/01/2026');
  await expect(main(page).getByText(/can be used until 2 April 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose Thursday 2 April 2026' }).click();
  await main(page).getByRole('button', { name: 'Available times' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(main(page)).toContainText('the one session of that day');
});

test('a package session is for one service, and dims who does not offer it', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Noor');
  const own = await sessionOf(request, person);
  const time = await timeForAnyone(request, '2026-03-08', 60);
  const first = { date: '2026-03-08', time, minutes: 60 };
  await buyPackage(request, own.headers, 'personal', 'Starter Package', first);
  await enterAs(page, own);
  await page.goto('/booking');
  await page.getByRole('tab', { name: /^My Package/ }).click();
  await page.getByRole('button', { name: 'Use my package' }).click();
  await main(page).getByRole('button', { name: 'PNF Stretching' }).click();
  await expect(main(page).getByRole('button', { name: 'Stretching', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await expect(main(page).getByRole('button', { name: 'Camille Laurent' })).toBeDisabled();
  await main(page).getByRole('button', { name: 'Daniel Novak' }).click();

  await test.step('the length comes first, and times that do not fit it are not there', async () => {
    const summary = page.getByRole('complementary', { name: 'Your booking' });
    await summary.getByRole('button', { name: /^Your booking/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your booking' });
    await expect(sheet).toContainText('60 min, which leaves 180 min');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await openWholeMonth(page);
    await dayButton(page, '2026-03-25').click();
    await expectInSight(page, main(page).getByRole('button', { name: 'Available times' }));
    await pickSlot(page, /\(Max: (6\d|7\d|8\d) mins\)$/);
    const slider = page.getByRole('slider', { name: 'Duration' });
    await expect(slider).toHaveValue('60');
    await main(page).getByRole('button', { name: '90 minutes', exact: true }).click();
    await expect(main(page).getByText(/minutes are free\. Please choose/)).toBeVisible();
    await expect(slider).toBeHidden();
    await main(page).getByRole('button', { name: 'Available times' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const option of await page.getByRole('option').all())
      await expect(option).toHaveText(/Max: (9\d|1\d\d) mins/);
    await page.getByRole('option').first().click();
    await main(page).getByRole('button', { name: '30 minutes', exact: true }).click();
    await expect(slider).toHaveValue('30');
  });
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(main(page)).toContainText('30 min, which leaves 210 min');
});

test('when others have used the minutes meanwhile, the summary says what is left of them', async ({
  page,
  request,
}) => {
  const own = await sessionOf(request, await registered(request, 'Zain'));
  const days = ['2026-05-12', '2026-05-13'] as const;
  const first = await timeForAnyone(request, days[0], 180);
  const second = await timeForAnyone(request, days[1], 60);
  const bought = await buyPackage(request, own.headers, 'personal', 'Starter Package', {
    date: days[0],
    time: first,
    minutes: 180,
  });
  await enterAs(page, own);
  // What the page knows of the package stays old until it asks for the session.
  const balance = '**/appointment/active-package/';
  let old: unknown;
  await page.route(balance, async (route) => {
    old ??= await (await route.fetch()).json();
    await route.fulfill({ json: old });
  });
  await page.route('**/appointment/appointments/', async (route) => {
    await page.unroute(balance);
    await route.continue();
  });
  await page.goto('/booking');
  await page.getByRole('tab', { name: 'My Package (120 min)' }).click();
  await page.getByRole('button', { name: 'Use my package' }).click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await openWholeMonth(page);
  await dayButton(page, '2026-03-28').click();
  await pickSlot(page, /\(Max: (9\d|1\d\d) mins\)$/);
  await main(page).getByRole('button', { name: '90 minutes' }).click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(main(page)).toContainText('90 min, which leaves 30 min');

  const used = await request.post('/api/v1/appointment/appointments/', {
    headers: own.headers,
    data: {
      services: [{ id: 1, name: '', time: 60, price: 0, type: 'mypackage' }],
      serviceType: 'mypackage',
      therapist_id: null,
      date: days[1],
      time: second,
      duration: 60,
      total_price: 0,
      location: 'A',
      total_duration: 60,
      user_package_id: bought.package.id,
    },
  });
  expect(used.status(), await used.text()).toBe(201);
  await agreeAndConfirm(page);
  await expect(main(page).getByRole('alert')).toContainText('has only 60 minutes left.');
  await expect(main(page)).toContainText('Starter Package 60 min left');
  await expect(main(page)).toContainText('60 min, which leaves 0 min');
});

test('a reload keeps where signing in stands, and the focus follows each change', async ({
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
  // The message stands over the site's header, and over nothing of the page.
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
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toHaveValue('');
  await giveCode(page, await readCode(request, person.email, 1));
  await expect(page.getByRole('heading', { name: 'Confirm Your Booking' })).toBeFocused();
});
