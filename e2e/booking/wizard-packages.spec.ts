import { expect, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { expectInSight } from '../support/in-sight.ts';
import {
  buyPackage,
  ownerOf,
  pickAnyTherapist,
  pickSlot,
  timeForAnyone,
} from '../support/packages.ts';
import { registered } from '../support/people.ts';
import {
  agreeAndConfirm,
  dayButton,
  goNext,
  openWholeMonth,
  pickLocation,
  stripDay,
} from '../support/wizard.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

const main = (page: Page) => page.getByRole('main');

test('an unlimited package refuses used days and days after its end at once, with an alternative', async ({
  page,
  request,
}) => {
  const day = '2026-03-09';
  const { own } = await ownerOf(request, {
    name: 'Maha',
    day,
    kind: 'unlimited',
    product: 'Unlimited Recovery',
  });
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

test('a package session is for one service, and dims therapists who do not offer it', async ({
  page,
  request,
}) => {
  const { own } = await ownerOf(request, {
    name: 'Noor',
    day: '2026-03-08',
    kind: 'personal',
    product: 'Starter Package',
  });
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

  await test.step('the length comes first, and only times that fit it are offered', async () => {
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
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(options.filter({ hasNotText: /Max: (9\d|1\d\d) mins/ })).toHaveCount(0);
    await options.first().click();
    await main(page).getByRole('button', { name: '30 minutes', exact: true }).click();
    await expect(slider).toHaveValue('30');
  });
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(main(page)).toContainText('30 min, which leaves 210 min');
});

test('when others have used minutes meanwhile, the summary shows the new balance', async ({
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
  // The page's data about the package stays old until it requests the session.
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
      services: [{ id: bought.package.id, name: '', time: 60, price: 0, type: 'mypackage' }],
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
