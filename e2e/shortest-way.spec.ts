import { expect, test } from '@playwright/test';
import { countWays } from './support/count-ways.ts';
import { enterAs, sessionOf } from './support/enter.ts';
import { registered } from './support/people.ts';
import { agreeAndConfirm, expectThankYou, freeTimes, therapistId } from './support/wizard.ts';

test('a link that carries all is booked with two clicks', async ({ page, request }) => {
  const session = await sessionOf(request, await registered(request, 'Layla'));
  const date = '2026-03-17';
  const [time] = await freeTimes(request, 'Huda Rahman', date, 60);
  const therapist = await therapistId(request, 'Huda Rahman');
  await enterAs(page, session);
  const ways = await countWays(page);
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${therapist}&location=B&date=${date}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=confirm');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Huda Rahman');
  await agreeAndConfirm(page);
  await expectThankYou(page);
  expect(await ways()).toEqual({ clicks: 2, fields: [] });

  // The same link again: its time is taken, and all the rest is kept.
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${therapist}&location=B&date=${date}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=time');
  const said = page.getByRole('main').getByRole('status');
  await expect(
    said.filter({ hasText: `${time} on Tuesday 17 March 2026 is not free any more` }),
  ).toBeVisible();
  await expect(summary).toContainText('Huda Rahman');
  await expect(summary).toContainText('60 min');
});

test('a service of the home page says what it costs and leads to its lengths', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(200, 200);
  const arch = page.getByRole('listitem').filter({ hasText: 'Deep, specific work' });
  await expect(arch).toContainText('from 190 AED');
  await arch.getByRole('link', { name: 'Sport massage' }).click();
  await expect(page).toHaveURL('/booking');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sport Massage', exact: true }) });
  await expect(card.getByRole('button', { name: /^30 min/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what no longer fits of a link is said where it is chosen anew', async ({ page, request }) => {
  const therapist = await therapistId(request, 'Camille Laurent');
  await page.goto(`/booking?service=stretching&minutes=60&therapist=${therapist}&location=A`);
  await expect(page).toHaveURL('/booking?step=therapist');
  const said = page.getByRole('status').filter({ hasText: 'Everything else' });
  await expect(said).toContainText('Camille Laurent does not offer what you asked for.');
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('Al Warqa');
  await page.getByRole('main').getByRole('button', { name: 'Choose whoever is free' }).click();
  await expect(page).toHaveURL('/booking?step=time');
  await expect(said).toBeHidden();

  await page.goto('/booking?service=stretching&minutes=50&location=B');
  await expect(said).toContainText('45 minutes are chosen instead');
  await expect(page).toHaveURL('/booking');
});
