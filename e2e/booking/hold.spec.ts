import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../access/examine.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { newPerson, registered } from '../support/people.ts';
import { rivalTakes } from '../support/rival.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { giveCode, giveEmail, giveProfile } from '../support/sign-in.ts';
import {
  confirmBooking,
  firstFreeTime,
  freeTimes,
  openChosen,
  pickTime,
} from '../support/wizard.ts';

const therapist = 'Daniel Novak';
const service = { service: 'Dynamic Stretching', minutes: 60 };
const choice = { ...service, location: 'Al Warqa', therapist };
const day = '2026-03-11';

// One studio for both.
test.describe.configure({ mode: 'default' });
let studio: OwnStudio;
test.beforeAll(async () => {
  studio = await openOwnStudio();
});
test.afterAll(() => studio.stop());

let visitors: BrowserContext[] = [];
test.afterEach(async () => {
  // The browser is the next journey's too.
  for (const visitor of visitors) await visitor.close();
  visitors = [];
});

async function openVisitor(browser: Browser): Promise<BrowserContext> {
  const visitor = await browser.newContext({ baseURL: studio.address });
  visitors.push(visitor);
  return visitor;
}

/** A separate browser, whose clock runs and can be moved. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await (await openVisitor(browser)).newPage();
  await page.clock.install();
  return page;
}

const isHeld = (page: Page) => page.getByText(/^Held for you until \d\d:\d\d$/);
const isOver = (page: Page) => page.getByText('The time was held for 5 minutes.');

/** Moves the clocks of the page and the studio by five minutes. */
async function runOut(page: Page): Promise<void> {
  await studio.change(`update holds set expires_at = expires_at - interval '10 minutes'`);
  await page.clock.fastForward('05:01');
  await expect(isOver(page)).toBeVisible();
  await page.clock.setSystemTime(new Date());
}

test('a chosen time is held once the code is sent; when the hold runs out it is renewed, and booked', async ({
  browser,
}) => {
  const page = await openPage(browser);
  const others = (await openVisitor(browser)).request;
  const seen = () => freeTimes(others, therapist, day, 60);
  const time = await firstFreeTime(others, therapist, day, 60);
  const amina = newPerson('Amina');
  await openChosen(page, others, choice);
  await pickTime(page, day, time);
  await expect(page.getByText('Your time is held for you as soon as your code')).toBeVisible();
  expect(await seen()).toContain(time);
  await giveEmail(page, amina.email);
  await giveProfile(page, amina);
  await expect(isHeld(page)).toBeVisible();
  await expect(page.getByText(/^[34]:\d\d$/)).toBeVisible();
  expect(await seen()).not.toContain(time);

  await giveCode(page, await readCode(page.request, amina.email));
  await expect(page).toHaveURL('/booking?step=confirm');
  await expect(isHeld(page)).toBeVisible();
  // It loads the time again, which must not happen after the clock was moved.
  const told = page.waitForResponse('**/service/studio/**');
  await page.reload();
  await (await told).finished();
  await expect(isHeld(page)).toBeVisible();

  await runOut(page);
  await expectAccessible(page, 'a hold that is over', 'dark');
  expect(await seen()).toContain(time);
  await page.getByRole('button', { name: 'Hold it again' }).click();
  await expect(isHeld(page)).toBeVisible();
  expect(await seen()).not.toContain(time);
  await confirmBooking(page);
  expect(await seen()).not.toContain(time);
});

test('a time that was taken after its hold leads to those near it, and another choice releases a hold', async ({
  browser,
}) => {
  const page = await openPage(browser);
  const others = (await openVisitor(browser)).request;
  const seen = () => freeTimes(others, therapist, '2026-03-25', 60);
  const [first = '', second = ''] = (await seen()).filter((_, place) => place % 2 === 0);
  await enterAs(page, await sessionOf(page.request, await registered(page.request, 'Badr')));
  await openChosen(page, others, choice);
  await pickTime(page, '2026-03-25', first);
  await expect(isHeld(page)).toBeVisible();
  expect(await seen()).not.toContain(first);
  await page.goBack();
  const times = page.getByRole('group', { name: 'Available times' });
  await expect(times.getByRole('button', { name: first, exact: true })).toBeEnabled();
  await times.getByRole('button', { name: second, exact: true }).click();
  await expect.poll(seen).toContain(first);
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(isHeld(page)).toBeVisible();
  expect(await seen()).not.toContain(second);

  await runOut(page);
  await rivalTakes(others, {
    ...service,
    ...{ therapist, location: 'A', date: '2026-03-25', time: second },
  });
  await page.getByRole('button', { name: 'Hold it again' }).click();
  await expect(page.getByText('These times are free:')).toBeVisible();
  const offer = page
    .getByRole('main')
    .getByRole('button', { name: /2026, \d\d:\d\d$/ })
    .first();
  const offered = (await offer.textContent())?.slice(-5) ?? '';
  await offer.click();
  await expect(isHeld(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(offered);
  await confirmBooking(page);
});
