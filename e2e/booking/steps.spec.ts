import { expect, test } from '@playwright/test';
import {
  dayButton,
  firstFreeTime,
  goNext,
  pickDuration,
  pickLocation,
  pickTherapist,
  pickTime,
  pickUntilTime,
} from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('step 0: tabs, one duration per service, the same again removes it @S0-02 @S0-09 @S0-10 @TYPE-07 @TYPE-08 @FRAME-06 @FRAME-10', async ({
  page,
}) => {
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
  for (const name of ['Individual Services', 'Packages', 'Shared Packages', 'Unlimited Packages']) {
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  }
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  const next = summary.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await expect(summary.getByRole('button', { name: 'Previous' })).toBeHidden();
  await pickDuration(page, 'Stretching', 30);
  await expect(next).toBeEnabled();
  await expect(summary).toContainText('180');
  await pickDuration(page, 'Stretching', 60);
  await expect(summary).toContainText('320');
  await expect(summary).not.toContainText('180');
  await pickDuration(page, 'Stretching', 60);
  await expect(next).toBeDisabled();

  await page.getByRole('tab', { name: 'Unlimited Packages', exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).not.toContainText(/\d+ min/);
  await expect(panel.getByRole('button', { name: 'Hide Benefits' })).toHaveCount(0);
  const card = panel.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Unlimited Stretching' }),
  });
  const pnf = card.getByRole('listitem').filter({ hasText: /^PNF Stretching$/ });
  await expect(pnf).toHaveCount(0);
  await card.getByRole('button', { name: 'Show Benefits' }).click();
  await expect(pnf).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Hide Benefits' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Hide Benefits' }).click();
  await expect(pnf).toHaveCount(0);
});

test('steps 1 and 2: cards, matches, and what a change clears @S1-01 @S1-02 @S1-04 @S1-05 @S2-01 @S2-04 @S2-05 @FRAME-06 @FRAME-09 @FRAME-10', async ({
  page,
}) => {
  await page.goto('/booking');
  await pickDuration(page, 'Cupping', 30);
  await goNext(page);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Choose Your Preferred Location' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Al Mizhar' })).toContainText('Al Mizhar 1, Dubai');
  await expect(main.getByText('DMCC')).toBeHidden();
  await pickLocation(page, 'Al Warqa');

  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Noura Al Hashimi' })).toBeDisabled();
  await expect(main.getByRole('button', { name: 'Liza Santos' })).toBeHidden();
  await expect(main.getByText(/^Available for/)).toBeHidden();
  await pickTherapist(page, 'Omar Farouk');
  await expect(page).toHaveURL('/booking?step=time');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Omar Farouk' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(main.getByRole('button', { name: 'Al Warqa' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await pickLocation(page, 'Al Mizhar');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).not.toContainText('Omar Farouk');
  await expect(page.getByText(/does not fit the therapist chosen before/)).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('step 3: no past days, times of the day, Confirm Time when one is chosen @S3-01 @S3-07 @S3-11 @FRAME-05 @VALID-09 @AVAIL-02', async ({
  page,
  request,
}) => {
  await page.goto('/booking');
  await pickUntilTime(page, 'Stretching', 60, 'Al Warqa', 'Omar Farouk');
  const confirm = page.getByRole('button', { name: 'Confirm Time' });
  await expect(confirm).toBeDisabled();
  await expect(
    page
      .getByRole('button', { name: 'Next', exact: true })
      .and(page.getByRole('complementary').getByRole('button')),
  ).toBeHidden();
  // Today, a Tuesday, is his day off: the next day is chosen.
  await expect(page.getByRole('textbox', { name: /Date/ })).toHaveValue('03/04/2026');
  await dayButton(page, '2026-03-10').click();
  await expect(page.getByText('No times available at this date.')).toBeVisible();
  await expect(dayButton(page, '2026-03-02')).toBeDisabled();

  const time = await firstFreeTime(request, 'Omar Farouk', '2026-03-12', 60);
  await dayButton(page, '2026-03-12').click();
  await page.getByRole('main').getByRole('button', { name: time, exact: true }).click();
  await expect(confirm).toBeEnabled();
  await dayButton(page, '2026-03-16').click();
  await expect(confirm).toBeDisabled();
});

test('step 3: a therapist who is booked by phone shows how @S3-04 @S3-05', async ({ page }) => {
  await page.goto('/booking');
  await pickUntilTime(page, 'Sport Massage', 45, 'Al Mizhar', 'Viktor Petrov');
  const main = page.getByRole('main');
  await expect(
    main.getByText(
      'To arrange an appointment with Viktor Petrov, please call the studio directly at:',
    ),
  ).toBeVisible();
  await expect(main.locator('a[href="tel:+97140000002"]')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeHidden();
});

test('step 3: times that failed to load can be requested again @AVAIL-04', async ({ page }) => {
  await page.goto('/booking');
  await page.route('**/available-times/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await pickUntilTime(page, 'Stretching', 30, 'Al Warqa', 'Grace Wanjiru');
  await expect(page.getByText('We could not load the times. Please try again.')).toBeVisible();
  await page.unroute('**/available-times/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We could not load the times. Please try again.')).toBeHidden();
});

test('a visitor cannot open Confirm by its address, and keeps the choices over a reload @S4-03 @TRANS-01 @TRANS-06', async ({
  page,
  request,
}) => {
  await page.goto('/booking?step=confirm');
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
  const day = '2026-03-16';
  const time = await firstFreeTime(request, 'Karim Mansour', day, 45);
  await pickUntilTime(page, 'PNF Stretching', 45, 'Al Mizhar', 'Karim Mansour');
  await pickTime(page, day, time);
  await expect(page).toHaveURL('/booking?step=login');
  await page.goto('/booking?step=confirm');
  await expect(page.getByText('Enter your email to get started')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Karim Mansour');
  await expect(summary).toContainText(time);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/booking?step=time');
});
