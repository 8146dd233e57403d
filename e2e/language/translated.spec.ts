import { expect, type Page, test } from '@playwright/test';
import { clientBooks, openDesk, teamSession } from '../desk/at-desk.ts';
import { readCode } from '../support/inbox.ts';
import { newPerson, type Person } from '../support/people.ts';
import { tick } from '../support/tick.ts';
import { firstFreeTime } from '../support/wizard.ts';
import { expectNothingStale, translatePage } from './translating.ts';

// A translating browser works beside the page all the time.
test.slow();

/** A Friday on which no other journey books: everybody is free. */
const quietDay = '2026-05-22';

/** Errors of a page, to check at the end. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React renders a page again that was translated during hydration, and says so.
    if (!message.includes('Minified React error #418')) errors.push(message);
  });
  return errors;
}

test('under a translating browser a client registers, books, and cancels on the profile @OUTSIDE-06', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page);
  const person = newPerson('Noor');
  const day = '2026-03-12';
  const time = await firstFreeTime(request, 'Omar Farouk', day, 45);
  await translatePage(page, 'Chrome');
  await page.goto('/');
  await expectNothingStale(page, 'home');
  await page
    .getByRole('link', { name: /book your session now/i })
    .first()
    .click();

  const main = page.getByRole('main');
  const summary = page.getByRole('complementary', { name: /your booking/i });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '‹STRETCHING›' }) });
  await card.getByRole('button', { name: /30 min/i }).click();
  await expect(summary).toContainText('30 MIN');
  await card.getByRole('button', { name: /45 min/i }).click();
  await expect(summary).toContainText('45 MIN');
  await expect(summary).not.toContainText('30 MIN');
  await expectNothingStale(page, 'services');
  await summary.getByRole('button', { name: /next/i }).click();
  await main.getByRole('button', { name: /al warqa/i }).click();
  await expectNothingStale(page, 'therapists');
  await main.getByRole('button', { name: /omar farouk/i }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /\b12 March 2026|March 12,? 2026/ })
    .click();
  await main.getByRole('button', { name: new RegExp(`‹?${time}›?$`) }).click();
  await expectNothingStale(page, 'times');
  await page.getByRole('button', { name: /confirm time/i }).click();

  await registerHere(page, person);
  await expectNothingStale(page, 'confirm');
  await tick(main.getByRole('checkbox', { name: /i have read and agree/i }));
  await main.getByRole('button', { name: /^‹?confirm›?$/i }).click();
  await expect(page.getByRole('link', { name: /return to homepage/i })).toBeVisible();
  await expectNothingStale(page, 'thank you');

  await page.goto('/profile');
  const coming = page.getByRole('tab', { name: /upcoming/i });
  await expect(coming).toContainText('UPCOMING (1)');
  const booked = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: /omar/i });
  await expectNothingStale(page, 'profile');
  await booked.getByRole('button', { name: /cancel/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^‹?cancel (it|session)/i })
    .click();
  await expect(coming).toContainText('UPCOMING (0)');
  await expectNothingStale(page, 'cancelled');
  expect(errors).toEqual([]);
});

async function registerHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel(/^‹?email/i).fill(person.email);
  await page.getByRole('button', { name: /^‹?continue›?$/i }).click();
  await expect(page.getByRole('heading', { name: /join/i })).toBeVisible();
  await expectNothingStale(page, 'registering');
  await page.getByLabel(/first name/i).fill(person.first_name);
  await page.getByLabel(/last name/i).fill(person.last_name);
  await page.getByRole('textbox', { name: /phone/i }).fill(person.phone_number);
  await tick(page.getByRole('radio', { name: /female/i }));
  await page.getByRole('button', { name: /create account/i }).click();
  await page.getByLabel(/6-digit code/i).fill(await readCode(page.request, person.email));
  await expect(page.getByText(person.email)).toBeVisible();
}

test('under a translating browser the desk has its board, its panel, a new booking and a cancelled one', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page);
  await clientBooks(request, 'Tala', 'Grace Wanjiru', quietDay);
  await translatePage(page, 'Firefox');
  await openDesk(page, await teamSession(request, 'manager'), `?date=${quietDay}&location=A`);
  const session = page.getByRole('main').getByRole('button', { name: /tala.*tester/i });
  await expectNothingStale(page, 'board');
  await session.click();
  const panel = page.getByRole('complementary', { name: /session/i });
  await expect(panel.getByRole('button', { name: /cancel the session/i })).toBeVisible();
  await expectNothingStale(page, 'panel');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  const form = page.getByRole('complementary', { name: /new session/i });
  await form.getByRole('combobox', { name: /client/i }).fill('Tala');
  await form.getByRole('option', { name: /tala/i }).first().click();
  await expectNothingStale(page, 'new session');
  await page.keyboard.press('Escape');

  await session.click();
  await panel.getByRole('button', { name: /cancel the session/i }).click();
  const cancelling = panel.getByRole('form', { name: /cancel the session/i });
  await cancelling.getByRole('button', { name: /cancel it now/i }).click();
  await expect(cancelling).toContainText(/please give a reason/i);
  await expectNothingStale(page, 'a reason is missing');
  await cancelling.getByRole('button', { name: /the client is ill/i }).click();
  await cancelling.getByRole('button', { name: /cancel it now/i }).click();
  await expect(session).toBeHidden();
  await expectNothingStale(page, 'cancelled');
  await page.keyboard.press('ArrowRight');
  await expectNothingStale(page, 'next day');
  expect(errors).toEqual([]);
});
