import { expect, test } from '@playwright/test';
import { stirUntil } from '../support/alive.ts';
import { countWays } from '../support/count-ways.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { buyPackage, timeForAnyone } from '../support/packages.ts';
import { newPerson, registered } from '../support/people.ts';
import { startSecondServer } from '../support/server.ts';
import { giveCode, giveEmail, giveProfile } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import {
  bookingBody,
  confirmBooking,
  expectThankYou,
  firstFreeTime,
  freeTimes,
  therapistId,
} from '../support/wizard.ts';

test('a link with every choice is booked in two clicks', async ({ page, request }) => {
  const session = await sessionOf(request, await registered(request, 'Layla'));
  const date = '2026-03-18';
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
  // This browser is in New York.
  const whoseTimes = page.getByText('All times are Dubai time.');
  await expect(whoseTimes).toBeVisible();
  await confirmBooking(page);
  await expect(whoseTimes).toBeVisible();
  const ticket = page.getByRole('article', { name: 'Your session' });
  await expect(ticket).toContainText('Free in front of the door.');
  await expect(ticket).toContainText('Something loose that you can move in.');
  // On paper it is one page.
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(await ways()).toEqual({ clicks: 2, fields: [] });

  // The same link again: its time is taken, and everything else is kept.
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${therapist}&location=B&date=${date}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=time');
  const said = page.getByRole('main').getByRole('status');
  await expect(
    said.filter({ hasText: `${time} on Wednesday 18 March 2026 is not free any more` }),
  ).toBeVisible();
  await expect(summary).toContainText('Huda Rahman');
  await expect(summary).toContainText('60 min');
});

test("a link to somebody's package asks a visitor to sign in first", async ({ page }) => {
  await page.goto('/booking?package=12');
  const waits = page.getByRole('status').filter({ hasText: 'This link books from a package.' });
  await expect(waits).toContainText('Please sign in as somebody who can use it.');
  await waits.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a service on the home page shows its price and leads to its lengths', async ({ page }) => {
  await page.goto('/');
  const arch = page.getByRole('listitem').filter({ hasText: 'Deep, specific work' });
  await stirUntil(page, arch.getByText('from 190 AED'));
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
  await expect(card.getByRole('link', { name: /^Next opening:.* 30 min,/ })).toBeVisible();
});

test('a part of a link that no longer fits is reported where it is chosen again', async ({
  page,
  request,
}) => {
  const therapist = await therapistId(request, 'Camille Laurent');
  await page.goto(`/booking?service=stretching&minutes=60&therapist=${therapist}&location=A`);
  await expect(page).toHaveURL('/booking?step=therapist');
  const said = page.getByRole('status').filter({ hasText: 'Everything else' });
  await expect(said).toContainText('Camille Laurent does not offer what you asked for.');
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('Al Warqa');
  await page.getByRole('main').getByRole('button', { name: 'Choose any free therapist' }).click();
  await expect(page).toHaveURL('/booking?step=time');
  await expect(said).toBeHidden();

  await page.goto('/booking?service=stretching&minutes=50&location=B');
  await expect(said).toContainText('45 minutes are chosen instead');
  await expect(page).toHaveURL('/booking');
});

test('a new client books from the home page in at most nine clicks and six fields', async ({
  page,
  request,
}) => {
  const person = newPerson('Dalia');
  const date = '2026-03-19';
  const time = await firstFreeTime(request, 'Huda Rahman', date, 60);
  const { services } = await bookingBody(request, {
    ...{ service: 'Stretching', minutes: 60, location: 'B', therapist: 'Huda Rahman', date, time },
  });
  const therapist_id = await therapistId(request, 'Huda Rahman');
  // Today's times are booked by all other journeys; this one is left to this journey.
  await page.route('**/api/v1/appointment/service-openings/**', (route) =>
    route.fulfill({
      json: [
        {
          ...{ service_id: services[0]?.id, minutes: 60, location: 'B', date, time },
          ...{ therapist_id, therapist_name: 'Huda Rahman' },
        },
      ],
    }),
  );
  const ways = await countWays(page);
  await page.goto('/');
  const again = page.getByRole('link', { name: `${time} · Stretching with Huda` });
  await stirUntil(page, again);
  await again.click();
  await expect(page).toHaveURL('/booking?step=login');
  await giveEmail(page, person.email);
  await giveProfile(page, person);
  // The terms of Confirm are shown while waiting for the code; the sixth digit then leads to the
  // button.
  await expect(page.getByText('Nothing is booked before you press Confirm.')).toBeVisible();
  const agreement = page.getByRole('checkbox', { name: /agree to the cancellation policy/ });
  await tick(agreement);
  await giveCode(page, await readCode(request, person.email));
  await expect(page).toHaveURL('/booking?step=confirm');
  await expect(page.getByRole('heading', { name: 'Confirm Your Booking' })).toBeFocused();
  await expect(agreement).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectThankYou(page);
  const { clicks, fields } = await ways();
  expect(clicks).toBe(6);
  expect(fields).toHaveLength(5);
});

test('a client repeats the usual session in three clicks, paid by the package that covers it', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Hessa');
  const session = await sessionOf(request, person);
  const date = '2026-03-09';
  const time = await firstFreeTime(request, 'Huda Rahman', date, 60);
  const choice = { service: 'Stretching', minutes: 60, location: 'B', therapist: 'Huda Rahman' };
  const booked = await request.post('/api/v1/appointment/appointments/', {
    headers: session.headers,
    data: await bookingBody(request, { ...choice, date, time }),
  });
  expect(booked.status(), await booked.text()).toBe(201);

  const later = await startSecondServer('2026-03-30T09:00:00+04:00');
  try {
    await enterAs(page, session);
    const ways = await countWays(page);
    await page.goto(`${later.address}/booking`);
    const again = page.getByRole('region', { name: 'Book again' });
    await expect(again).toContainText('Stretching, 60 min');
    await expect(again).toContainText('Huda Rahman · Al Mizhar · 320 AED');
    await expect(again.getByRole('link', { name: /^Book (Today|Tomorrow|\w+day)/ })).toHaveCount(3);
    await again
      .getByRole('link', { name: /^Book Today/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${later.address}/booking?step=confirm`);
    await confirmBooking(page);
    expect(await ways()).toEqual({ clicks: 3, fields: [] });

    // A package that covers it pays, and its tab comes first.
    await buyPackage(request, session.headers, 'personal', 'Balance Package', {
      ...{ date: '2026-03-28', minutes: 60 },
      time: await timeForAnyone(request, '2026-03-28', 60),
    });
    const summary = page.getByRole('complementary', { name: 'Your booking' });
    await page.goto(`${later.address}/booking`);
    await expect(page.getByRole('tab', { name: 'My Package (540 min)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(again).toContainText('from your Balance Package: uses 60 min, leaves 480');
    await again
      .getByRole('link', { name: /^Book / })
      .last()
      .click();
    await expect(page).toHaveURL(`${later.address}/booking?step=confirm`);
    await expect(summary).toContainText('Balance Package');
    await expect(summary).toContainText('60 min');

    // The profile links to the same, without the time.
    await page.goto(`${later.address}/profile`);
    await page.getByRole('tab', { name: /^Past/ }).click();
    await page.getByRole('link', { name: /^Book again: the session of Mar 9/ }).click();
    await expect(page).toHaveURL(`${later.address}/booking?step=time`);
    await expect(summary).toContainText('Huda Rahman');
  } finally {
    await later.stop();
  }
});
