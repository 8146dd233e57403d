import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { enterAs, sessionOf } from './enter.ts';
import { readInbox } from './inbox.ts';
import { cardPath, seededMember } from './member.ts';
import { buyPackage, pickAnyTherapist, pickSlot, timeForAnyone } from './packages.ts';
import { newPerson, registered } from './people.ts';
import type { Walk } from './walk.ts';
import {
  agreeAndConfirm,
  confirmBooking,
  dayButton,
  goNext,
  pickDuration,
  pickLocation,
} from './wizard.ts';

/** Every page and state for signed-in clients. */
export const clientWalks: Walk[] = [
  {
    title: 'the profile of a member',
    async go(page, request, see) {
      const session = await seededMember(request);
      await enterAs(page, session);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Your Discounts' })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await see('profile');
      await page.goto(await cardPath(request, session));
      await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible();
      await see('card-valid');
    },
  },
  {
    title: 'the dialogs of membership and packages',
    go: dialogWalk('2026-05-18', [
      [/^Show your membership card/, 'profile-card'],
      [/^Triforce/, 'profile-partner-code'],
      [/^Raptors/, 'profile-partner-card'],
      [/^Statement/, 'profile-statement'],
      [/^People/, 'profile-people'],
    ]),
  },
  {
    title: 'the dialogs of a session',
    go: dialogWalk('2026-05-19', [
      [/^Cancel the session/, 'profile-cancel'],
      [/^Move the session/, 'profile-move'],
      [/^Details of the session/, 'profile-details'],
    ]),
  },
  {
    title: 'settings of a member',
    async go(page, request, see) {
      await enterAs(page, await sessionOf(request, await registered(request, 'Reem')));
      await page.goto('/profile');
      await expect(page.getByText('UNLOCK NOW')).toBeVisible();
      await see('profile-new');
      await page.goto('/profile/settings');
      await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
      await see('profile-settings');
      await page.getByRole('button', { name: 'Erase my account' }).click();
      await expect(page.getByRole('dialog', { name: 'Erase my account' })).toBeVisible();
      await see('profile-erase');
    },
  },
  {
    title: 'an invitation to a package',
    async go(page, request, see) {
      const owner = await sessionOf(request, await registered(request, 'Inviter'));
      const when = { date: '2026-05-20', minutes: 60 };
      const time = await timeForAnyone(request, when.date, 60);
      const bought = await buyPackage(request, owner.headers, 'shared', 'Shared Package for Two', {
        ...when,
        time,
      });
      const guest = newPerson('Guest');
      await request.post(`/api/v1/appointment/packages/${bought.package.id}/people/`, {
        headers: owner.headers,
        data: { email: guest.email },
      });
      await expect.poll(async () => (await readInbox(request, guest.email)).length).toBe(1);
      const [mail] = await readInbox(request, guest.email);
      await page.goto(/\/invitation\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
      await expect(page.getByRole('button', { name: 'Sign in to accept' })).toBeVisible();
      await see('invitation');
    },
  },
  {
    title: 'a session from a package',
    async go(page, request, see) {
      await enterAsOwner(page, request, '2026-05-21');
      await page.goto('/booking');
      await page.getByRole('tab', { name: /^My Package/ }).click();
      await page.getByRole('button', { name: 'Use my package' }).click();
      await see('wizard-my-package');
      await goNext(page);
      await pickLocation(page, 'Al Warqa');
      await pickAnyTherapist(page);
      await dayButton(page, '2026-03-27').click();
      await page.getByRole('main').getByRole('button', { name: 'Available times' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await see('wizard-slots');
      // Reloading the times, as after a change of language, closes the list.
      await dayButton(page, '2026-03-28').click();
      await pickSlot(page, /Max/);
      await see('wizard-slot-and-length');
      await page.getByRole('button', { name: 'Confirm Time' }).click();
      await expect(page.getByRole('checkbox', { name: /cancellation policy/ })).toBeVisible();
      await see('wizard-confirm');
      await confirmBooking(page);
      await see('wizard-done');
    },
  },
  {
    title: 'a second package is refused',
    async go(page, request, see) {
      await enterAsOwner(page, request, '2026-05-22');
      await page.goto('/booking');
      await page.getByRole('tab', { name: /^My Package/ }).click();
      const option = page.getByRole('main').getByRole('button', { name: /^300 min/ });
      await option.click();
      await goNext(page);
      await pickLocation(page, 'Al Warqa');
      await pickAnyTherapist(page);
      await dayButton(page, '2026-03-29').click();
      await pickSlot(page, /Max/);
      await page.getByRole('button', { name: 'Confirm Time' }).click();
      await expect(page.getByRole('button', { name: 'Book With My Package' })).toBeVisible();
      await see('wizard-blocked');
    },
  },
  {
    title: 'a time that was just taken',
    async go(page, request, see) {
      await enterAs(page, await sessionOf(request, await registered(request, 'Huda')));
      await page.goto('/booking');
      await pickDuration(page, 'Stretching', 60);
      await goNext(page);
      await pickLocation(page, 'Al Warqa');
      await pickAnyTherapist(page);
      await dayButton(page, '2026-03-30').click();
      await firstTime(page).click();
      await page.getByRole('button', { name: 'Confirm Time' }).click();
      const said = 'This time is no longer free. Please choose another.';
      await page.route('**/appointment/appointments/', (route) =>
        route.fulfill({
          status: 409,
          json: {
            detail: said,
            error: said,
            free_times: [
              { date: '2026-03-30', time: '12:30' },
              { date: '2026-03-30', time: '13:00' },
            ],
          },
        }),
      );
      await agreeAndConfirm(page);
      await expect(page.getByRole('button', { name: /12:30/ })).toBeVisible();
      await see('wizard-just-taken');
    },
  },
];

/**
 * Opens the dashboard's dialogs by their buttons; its client bought a package with a first session
 * on a day.
 */
function dialogWalk(date: string, dialogs: [button: RegExp, name: string][]): Walk['go'] {
  return async (page, request, see) => {
    const session = await sessionOf(request, await registered(request, 'Dana'));
    const first = { date, time: await timeForAnyone(request, date, 60), minutes: 60 };
    await buyPackage(request, session.headers, 'shared', 'Shared Package for Two', first);
    await enterAs(page, session);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Your Discounts' })).toBeVisible();
    for (const [button, name] of dialogs) {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await see(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  };
}

/** Signs the browser in as a client who bought a package with a first session on a day. */
async function enterAsOwner(page: Page, request: APIRequestContext, date: string): Promise<void> {
  const session = await sessionOf(request, await registered(request, 'Farah'));
  const first = { date, time: await timeForAnyone(request, date, 60), minutes: 60 };
  await buyPackage(request, session.headers, 'personal', 'Balance Package', first);
  await enterAs(page, session);
}

function firstTime(page: Page) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first();
}
