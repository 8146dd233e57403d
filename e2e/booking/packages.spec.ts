import { expect, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { ownerOf, pickAnyTherapist, pickSlot } from '../support/packages.ts';
import { registered } from '../support/people.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import {
  agreeAndConfirm,
  confirmBooking,
  dayButton,
  expectThankYou,
  goNext,
  pickDuration,
  pickFirstTime,
  pickLocation,
} from '../support/wizard.ts';

test('600 minutes unlock the membership, and the next booking is ten per cent cheaper', {
  tag: '@quick',
}, async ({ page, request }) => {
  // Two whole bookings.
  test.slow();
  await enterAs(page, await sessionOf(request, await registered(request, 'Mona')));
  await page.goto('/booking');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  const main = page.getByRole('main');

  await test.step('buying, with the first session @TYPE-02', async () => {
    await page.getByRole('tab', { name: 'Packages', exact: true }).click();
    await expect(page.getByText("You don't have any active packages")).toBeVisible();
    const option = main.getByRole('button', { name: '600 min 2750 AED' });
    await option.click();
    await expect(summary).toContainText('2750 AED');
    await option.click();
    await expect(summary).not.toContainText('2750 AED');
    await option.click();
    await main.getByRole('button', { name: 'Cupping', exact: true }).click();
    await expect(summary).toContainText('This session: Cupping');
    await goNext(page);
    await pickLocation(page, 'Al Warqa');
    await expect(page.getByText('Available for Package Bookings', { exact: true })).toBeVisible();
    await pickAnyTherapist(page);
    await dayButton(page, '2026-03-20').click();
    await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeDisabled();
    await pickSlot(page, /\(Max: (6\d|[789]\d|1\d\d) mins\)$/);
    await main.getByRole('button', { name: '60 minutes' }).click();
    await page.getByRole('button', { name: 'Confirm Time' }).click();
    await agreeAndConfirm(page);
  });

  await test.step('the thank-you shows the balance, and that they are a member @MEMB-03', async () => {
    await expectThankYou(page);
    await expect(page.getByRole('heading', { name: 'Membership unlocked!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your membership card' })).toHaveAttribute(
      'href',
      '/user/profile',
    );
    await expect(main).toContainText('540 of 600 min left in your package');
    await expect(main).toContainText('Cupping');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    await page.getByRole('button', { name: 'Apple Calendar or another app' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
  });

  await test.step("the next one has the member's price @MEMB-01 @S0-03", async () => {
    await page.getByRole('link', { name: 'Book another session' }).click();
    // An owner's package comes first.
    await expect(page.getByRole('tab', { name: 'My Package (540 min)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Individual Services' }).click();
    await pickDuration(page, 'Stretching', 60);
    await expect(summary).toContainText('Member discount');
    await expect(summary).toContainText('−32 AED');
    await expect(summary).toContainText('288 AED');
    await goNext(page);
    await pickLocation(page, 'Al Warqa');
    await pickAnyTherapist(page);
    await pickFirstTime(page, '2026-03-23');
    await confirmBooking(page);
    await expect(main).toContainText('288 AED');
    await expect(page.getByRole('heading', { name: 'Membership unlocked!' })).toBeHidden();
  });
});

test('a session is paid in minutes, at any length @TYPE-04 @TYPE-05 @S0-06 @S2-07 @S3-06 @S3-11 @CONST-07 @VALID-12 @VALID-13 @API-13', {
  tag: '@quick',
}, async ({ page, request }) => {
  const { own } = await ownerOf(request, {
    name: 'Salma',
    day: '2026-04-15',
    kind: 'personal',
    product: 'Starter Package',
  });
  await enterAs(page, own);
  await page.goto('/booking');
  const main = page.getByRole('main');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await page.getByRole('tab', { name: 'My Package (240 min)' }).click();
  await expect(main.getByRole('heading', { name: 'Buy another' })).toBeVisible();
  await main.getByRole('button', { name: 'Use my package' }).click();
  await expect(summary).toContainText('Starter Package 240 min left');
  await expect(summary).toContainText('Total0 AED');
  await goNext(page);
  await pickLocation(page, 'Al Mizhar');
  await expect(page.getByText('Available for Package Bookings', { exact: true })).toBeVisible();

  const asked = page.waitForRequest(/available-times\/packages/);
  await main.getByRole('button', { name: 'Karim Mansour' }).click();
  expect(new URL((await asked).url()).searchParams.get('total_duration')).toBe('5');
  const confirm = page.getByRole('button', { name: 'Confirm Time' });
  await expect(confirm).toBeDisabled();
  await expect(main.getByText('Select time')).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();
  await dayButton(page, '2026-03-30').click();
  await main.getByRole('button', { name: 'Available times' }).click();
  await expect(page.getByRole('listbox')).toHaveClass(/(^| )max-h-48( |$)/);
  const option = page.getByRole('option', { name: /\(Max: (9\d|1\d\d) mins\)$/ }).first();
  const longest = /Max: (\d+) mins/.exec((await option.textContent()) ?? '')?.[1] ?? '';
  await option.click();

  const slider = page.getByRole('slider', { name: 'Duration' });
  await expect(slider).toHaveAttribute('max', longest);
  await expect(slider).toHaveAttribute('min', '5');
  await expect(slider).toHaveAttribute('step', '5');
  await slider.press('Home');
  await expect(summary).toContainText('5 min');
  await expect(main.getByRole('button', { name: '5 minutes less' })).toBeDisabled();
  await main.getByRole('button', { name: '90 minutes' }).click();
  await main.getByRole('button', { name: '5 minutes less' }).click();
  await expect(slider).toHaveValue('85');
  await confirm.click();
  await confirmBooking(page);
  await expect(main).toContainText('155 of 300 min left in your package');
});

test("a second package of a kind is announced and refused, with a link to the client's own @SUBMIT-09 @SUBMIT-10 @SUBMIT-11 @ERR-13 @ERR-14", async ({
  page,
  request,
}) => {
  const { own } = await ownerOf(request, {
    name: 'Dalia',
    day: '2026-03-24',
    kind: 'unlimited',
    product: 'Unlimited Recovery',
  });
  await enterAs(page, own);
  await page.goto('/booking');
  const main = page.getByRole('main');
  await page
    .getByRole('tab', { name: /^My Unlimited Package \(Expires: \d+ April 2026\)$/ })
    .click();
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Unlimited Stretching' }),
  });
  await expect(main).toContainText('Your Unlimited Recovery is still running');
  await card.getByRole('button', { name: /AED$/ }).click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await expect(
    page.getByText('Available for Unlimited Package Bookings', { exact: true }),
  ).toBeVisible();
  await pickAnyTherapist(page);
  await dayButton(page, '2026-03-27').click();
  await pickSlot(page, /mins\)$/);
  await page.getByRole('button', { name: 'Confirm Time' }).click();

  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/appointment/appointments/')) posts += 1;
  });
  await expect(
    main.getByText(
      'You cannot book a new Unlimited Stretching because you currently already have the Unlimited Recovery with a balance of unlimited mins on this account.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  await main.getByRole('button', { name: 'Book With My Unlimited Package' }).click();
  await expect(page).toHaveURL('/booking');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary.getByText('Not chosen yet')).toHaveCount(5);
  await expect(main.getByRole('button', { name: 'Use my package' })).toBeVisible();
  expect(posts).toBe(0);
});

test('a visitor with a package signs in without leaving the page @NAV-03 @S0-04 @S0-08 @PKG-04 @API-09 @API-10', async ({
  page,
  request,
}) => {
  const { person } = await ownerOf(request, {
    name: 'Aisha',
    day: '2026-05-04',
    kind: 'shared',
    product: 'Shared Package for Two',
  });

  const asked: string[] = [];
  page.on('request', (sent) => {
    const call = /appointment\/(active-[a-z-]+)\//.exec(sent.url())?.[1];
    if (call) asked.push(call);
  });
  // A call that fails says nothing about the others.
  await page.route('**/appointment/active-package/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Broken.' } }),
  );
  await page.goto('/booking');
  await expect(page.getByRole('tab', { name: 'Shared Packages', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Have a package? Sign in to use it' }).click();
  const dialog = page.getByRole('dialog');
  await giveEmail(page, person.email);
  await giveCode(page, await readCode(request, person.email, 2));
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/booking');
  await expect(page.getByRole('tab', { name: 'My Shared Package (540 min)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect
    .poll(() => [...new Set(asked)].toSorted())
    .toEqual(['active-package', 'active-shared-package', 'active-unlimited-package']);
  await page.getByRole('tab', { name: 'Packages', exact: true }).click();
  await expect(page.getByText("You don't have any active packages")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Have a package?' })).toBeHidden();
});
