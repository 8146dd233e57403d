import { expect, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { pickAnyTherapist } from '../support/packages.ts';
import { registered } from '../support/people.ts';
import { startSecondServer } from '../support/server.ts';
import {
  confirmBooking,
  dayButton,
  goNext,
  pickDuration,
  pickFirstTime,
  pickLocation,
  pickUntilTime,
} from '../support/wizard.ts';

test('any free therapist, preferably a woman: the server picks one who offers the services', async ({
  page,
  request,
}) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Zahra')));
  await page.goto('/booking');
  await pickDuration(page, 'Sport Massage', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  const main = page.getByRole('main');
  await main.getByText('A woman', { exact: true }).click();
  const asked = page.waitForRequest(/available-times\/services/);
  await pickAnyTherapist(page);
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('therapist_id')).toBeNull();
  expect(query.get('location')).toBe('A');
  expect(query.get('gender')).toBe('female');

  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Any available therapist, a woman');
  await pickFirstTime(page, '2026-03-14');
  await confirmBooking(page);

  const team: { full_name: string; gender: string; services: { name: string }[] }[] = await (
    await request.get('/api/v1/staff/therapists-p/')
  ).json();
  const able = team.filter(
    ({ gender, services }) =>
      gender === 'female' && services.some(({ name }) => name === 'Sport Massage'),
  );
  expect(able.length).toBeGreaterThan(0);
  await expect(main).toContainText(new RegExp(able.map((each) => each.full_name).join('|')));
});

test('the first day with a free time is chosen; a full day names the next @S3-10 @AVAIL-06', async ({
  page,
}) => {
  await page.goto('/booking');
  await pickUntilTime(page, 'Stretching', 60, 'Al Warqa', 'Omar Farouk');
  // Today, a Tuesday, is his day off.
  const field = page.getByRole('textbox', { name: /Date/ });
  await expect(field).toHaveValue('03/04/2026');
  await expect(dayButton(page, '2026-03-05')).toHaveAccessibleName(
    /(many times free|some times free|few times left|fully booked)$/,
  );

  await field.fill('03/10/2026');
  const main = page.getByRole('main');
  await expect(main.getByText('No times available at this date.')).toBeVisible();
  const his = main
    .getByRole('region')
    .or(main.locator('section'))
    .filter({ hasText: 'Next openings with Omar Farouk' });
  await expect(his.getByRole('button')).toHaveCount(3);
  const others = main.locator('section').filter({ hasText: 'Sooner with someone else' });
  const offer = others.getByRole('button').first();
  const said = (await offer.textContent()) ?? '';
  await offer.click();
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).not.toContainText('Omar Farouk');
  await expect(summary).toContainText(said.slice(-5));
  await expect(main.getByRole('button', { name: said.slice(-5), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeEnabled();
});

test('favourites come before the others, with a heart', async ({ page }) => {
  await page.route('**/staff/therapists-p/', async (route) => {
    const answer = await route.fetch();
    const team: { full_name: string }[] = await answer.json();
    await route.fulfill({
      json: team.map((therapist) => ({
        ...therapist,
        favourite: therapist.full_name === 'Daniel Novak',
      })),
    });
  });
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 30);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(cards.first()).toContainText('Any available therapist');
  await expect(cards.nth(1)).toContainText('Daniel Novak');
  await expect(cards.nth(1)).toContainText('Your favourite');
  await expect(page.getByText('Your favourite')).toHaveCount(1);
});

test('a link chooses services and skips those that the studio does not have', async ({
  page,
  request,
}) => {
  const { results } = await (await request.get('/api/v1/service/services/')).json();
  const [one, two] = results;
  await page.goto(`/booking?services=${one.id}:${one.durations[1].id},${two.id},999`);
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText(`${one.name} ${one.durations[1].time} min`);
  await expect(summary).toContainText(`${two.name} ${two.durations[0].time} min`);
  await expect(page).toHaveURL('/booking');
  await expect(summary.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('during Eid Al Adha 2025 the first day is 9 June, and its days cannot be picked @AVAIL-07 @S3-02 @S3-03 @HOLIDAY-08', async ({
  page,
}) => {
  const eid = await startSecondServer('2025-06-05T10:00:00+04:00');
  try {
    await page.goto(`${eid.address}/booking`);
    await pickDuration(page, 'Stretching', 30);
    await goNext(page);
    await pickLocation(page, 'Al Mizhar');
    await pickAnyTherapist(page);
    const field = page.getByRole('textbox', { name: /Date/ });
    await expect(field).toHaveValue('06/09/2025');
    for (const day of ['05', '06', '07', '08']) {
      await expect(dayButton(page, `2025-06-${day}`)).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(dayButton(page, '2025-06-04')).toHaveAttribute('aria-disabled', 'true');
    await field.fill('06/05/2025');
    await expect(page.getByText('We are closed on this date for Eid Al Adha.')).toBeVisible();
    await expect(page.getByText('Please select a date after June 8th, 2025.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeHidden();
  } finally {
    await eid.stop();
  }
});
