import { expect, type Page, test } from '@playwright/test';
import { buyPackage, pickAnyTherapist, timeForAnyone } from '../support/packages.ts';
import { bearerOf, newPerson, type Person, registered } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import {
  agreeAndConfirm,
  dayButton,
  expectThankYou,
  goNext,
  pickDuration,
  pickLocation,
} from '../support/wizard.ts';
import { take } from './take.ts';

const amina: Person = { ...newPerson('Amina'), email: 'amina@client.example' };

const dialog = (page: Page) => page.getByRole('dialog');

test('the profile of a member', async ({ page, request }) => {
  const before = await (
    await request.get('/dev/inbox?to=amina@client.example', {
      headers: { accept: 'application/json' },
    })
  ).json();
  await signIn(page, amina, before.length + 1);
  await page.waitForLoadState('networkidle');
  await take(page, 'profile');
  for (const [open, name] of [
    [/^Show your membership card/, 'profile-card'],
    [/^Triforce/, 'profile-partner-code'],
    [/^Raptors/, 'profile-partner-card'],
    [/^Statement/, 'profile-statement'],
    [/^People/, 'profile-people'],
    [/^Cancel the session/, 'profile-cancel'],
    [/^Move the session/, 'profile-move'],
    [/^Details of the session/, 'profile-details'],
  ] as const) {
    await page.goto('/profile');
    await page.getByRole('button', { name: open }).first().click();
    await expect(dialog(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await take(page, name);
  }
  await page.goto('/profile');
  await page
    .getByRole('link', { name: 'Edit profile' })
    .or(page.getByRole('button', { name: 'Edit profile' }))
    .click();
  await page.waitForLoadState('networkidle');
  await take(page, 'profile-settings');
});

test('the profile of someone new', async ({ page, request }) => {
  await signIn(page, await registered(request, 'Nadia'));
  await page.waitForLoadState('networkidle');
  await take(page, 'profile-new');
});

test('the wizard to its end, and a blocked purchase', async ({ page, request }) => {
  const person = await registered(request, 'Farah');
  const time = await timeForAnyone(request, '2026-03-26', 60);
  const headers = await bearerOf(request, person);
  await buyPackage(request, headers, 'personal', 'Balance Package', {
    date: '2026-03-26',
    time,
    minutes: 60,
  });
  await signIn(page, person, 2);
  await page.goto('/booking');
  await page.getByRole('tab', { name: /^My Package/ }).click();
  await take(page, 'wizard-my-package');
  await page.getByRole('button', { name: 'Use my package' }).click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await dayButton(page, '2026-03-27').click();
  await page.getByRole('main').getByRole('button', { name: 'Available times' }).click();
  await page.getByRole('option').first().click();
  await take(page, 'wizard-slot-and-length');
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(page.getByRole('checkbox', { name: /cancellation policy/ })).toBeVisible();
  await take(page, 'wizard-confirm');
  await agreeAndConfirm(page);
  await expectThankYou(page);
  await take(page, 'wizard-done');

  await page.goto('/booking');
  await page.getByRole('tab', { name: /^My Package/ }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^300 min/ })
    .click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await dayButton(page, '2026-03-28').click();
  await page.getByRole('main').getByRole('button', { name: 'Available times' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await expect(page.getByRole('button', { name: 'Book With My Package' })).toBeVisible();
  await take(page, 'wizard-blocked');
});

test('a time that was just taken', async ({ page, request }) => {
  await signIn(page, await registered(request, 'Huda'));
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await dayButton(page, '2026-03-30').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  await page.route('**/appointment/appointments/', (route) =>
    route.fulfill({
      status: 409,
      json: {
        detail: 'This time is no longer free. Please choose another.',
        error: 'This time is no longer free. Please choose another.',
        free_times: [
          { date: '2026-03-30', time: '12:30' },
          { date: '2026-03-30', time: '13:00' },
        ],
      },
    }),
  );
  await agreeAndConfirm(page);
  await expect(page.getByText(/12:30/).first()).toBeVisible();
  await take(page, 'wizard-just-taken');
});
