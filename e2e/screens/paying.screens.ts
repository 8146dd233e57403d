import { type APIRequestContext, expect, test } from '@playwright/test';
import { teamSession } from '../desk/at-desk.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { readInbox } from '../support/inbox.ts';
import { buyPackage, timeForAnyone } from '../support/packages.ts';
import { registered } from '../support/people.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { agreeAndConfirm, expectThankYou, firstFreeTime, therapistId } from '../support/wizard.ts';
import { answerWith } from './answer-with.ts';
import * as money from './money-in-words.ts';
import { take } from './take.ts';

test.setTimeout(1_800_000);

const therapist = 'Noura Al Hashimi';
let studio: OwnStudio;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  studio = await openOwnStudio();
  request = await playwright.request.newContext({ baseURL: studio.address });
  const { headers } = await teamSession(request, 'manager', 'Sara', studio);
  const terms = '/api/v1/desk/studio/payment-terms';
  const seen = await (await request.get(terms, { headers })).json();
  const changed = await request.put(terms, {
    headers,
    data: {
      version: seen.terms[0].version,
      ...{ package_id: null, paid: 'either', asked_of: 'everybody', missed_sessions: null },
      ...{ deposit_percent: 50, deposit_amount: null, late_back_percent: 50 },
      ...{ card_of: 'nobody', card_missed_sessions: null, late_fee_percent: 50 },
      ...{ late_fee_amount: null, missed_fee_percent: 100, missed_fee_amount: null },
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
});
test.afterAll(async () => {
  await request.dispose();
  await studio.stop();
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(studio?.address) });

const linkOn = async (day: string) => {
  const time = await firstFreeTime(request, therapist, day, 60);
  const id = await therapistId(request, therapist);
  return `/booking?service=stretching&minutes=60&therapist=${id}&location=A&date=${day}&time=${time}`;
};

test('paying online: Confirm, what went wrong, Thank You', async ({ page }) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Amina')));
  await page.goto(await linkOn('2026-03-12'));
  await expect(page.getByRole('radio', { name: /^Pay now/ })).toBeChecked();
  await take(page, 'paying-confirm');
  await page.getByRole('checkbox', { name: /agree to the cancellation policy/ }).check();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  const where = page.url();
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is not finished' })).toBeVisible();
  await take(page, 'paying-not-finished');
  await page.goto(where);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('heading', { name: /declined/ })).toBeVisible();
  await take(page, 'paying-declined');
  await page.goto(where);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your session is booked.')).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await take(page, 'thank-you-deposit');
  await page.goto('/profile');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Cancel the session/ })
    .first()
    .click();
  await take(page, 'cancel-paid-online');
});

test('Thank You without payment', async ({ page }) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Huda')));
  await page.goto(`${await linkOn('2026-03-13')}`);
  await page.getByText('Pay at the studio').click();
  await agreeAndConfirm(page);
  await expectThankYou(page);
  await take(page, 'thank-you-unpaid');
});

test('gift cards: an amount, and a package', async ({ page }) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Salma')));
  await page.goto('/gift-cards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await take(page, 'gift-card-amount');
  await page
    .getByText(/Package, \d+ min/)
    .first()
    .click();
  await take(page, 'gift-card-package');
});

test('plans of a client, their card and their calendar', async ({ page }) => {
  await answerWith(page, '**/api/v1/appointment/plans/', () => money.ownPlans);
  await enterAs(page, await sessionOf(request, await registered(request, 'Reem')));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await take(page, 'profile-plans');
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByRole('button', { name: 'Keep a card that works' }).click();
  await expect(page.getByText('that ends in 4242')).toBeVisible();
  const calendar = page.getByRole('button', { name: /calendar/i }).first();
  if (await calendar.isVisible()) await calendar.click();
  await take(page, 'settings-card-and-calendar');
});

test('erasing what guests use', async ({ page }) => {
  const owner = await sessionOf(request, await registered(request, 'Inviter'));
  const when = { date: '2026-05-20', minutes: 60 };
  const time = await timeForAnyone(request, when.date, 60);
  const bought = await buyPackage(request, owner.headers, 'shared', 'Shared Package for Two', {
    ...when,
    time,
  });
  const person = await registered(request, 'Guest');
  const guest = await sessionOf(request, person);
  await request.post(`/api/v1/appointment/packages/${bought.package.id}/people/`, {
    headers: owner.headers,
    data: { email: person.email },
  });
  // The mail with their code is there before the invitation.
  let token: string | undefined;
  await expect
    .poll(async () => {
      const mails = await readInbox(request, person.email);
      token = mails.flatMap(({ text }) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? [])[0];
      return token;
    })
    .toBeDefined();
  const accepted = await request.post(`/api/v1/appointment/package-invitations/${token}/`, {
    headers: guest.headers,
    data: { adult: true },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  await enterAs(page, owner);
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase my account' })).toBeVisible();
  await take(page, 'erase-with-guests');
});
