import { expect, test } from '@playwright/test';
import {
  dayButton,
  firstFreeTime,
  goNext,
  pickDuration,
  pickLocation,
  pickTherapist,
  pickUntilTime,
} from '../support/wizard.ts';

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
