import { expect, test } from '@playwright/test';
import { untilEntryIsGone } from '../support/alive.ts';
import { packageCard } from '../support/dashboard.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { readCode, readInbox } from '../support/inbox.ts';
import { buyPackage, pickAnyTherapist, pickSlot, timeForAnyone } from '../support/packages.ts';
import { newPerson, registered } from '../support/people.ts';
import { giveCode, giveEmail, giveProfile } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import { confirmBooking, dayButton, goNext, pickLocation } from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bought = { date: '2026-04-01', minutes: 60 };

test('a package shared by e-mail: the guest registers, joins, books; the owner sees the minutes', {
  tag: '@quick',
}, async ({ page, request, browser }) => {
  // Two people and a whole booking.
  test.slow();
  const owner = await registered(request, 'Owner');
  const session = await sessionOf(request, owner);
  const time = await timeForAnyone(request, bought.date, 60);
  await buyPackage(request, session.headers, 'shared', 'Shared Package for Two', {
    ...bought,
    time,
  });
  const guest = newPerson('Guest');
  await enterAs(page, session);
  await page.goto('/profile');
  const owned = packageCard(page, 'Shared Package for Two');
  const people = page.getByRole('dialog', { name: 'Who shares this package' });

  await test.step('the owner invites with a cap', async () => {
    await owned.getByRole('button', { name: 'People' }).click();
    await expect(people).toContainText('1 of 2 people');
    await expect(people.getByRole('listitem')).toContainText('60 min used');
    await people.getByLabel('Email').fill(guest.email);
    const cap = people.getByLabel('Most minutes they may use (optional)');
    await cap.fill('7');
    await expect(people).toContainText('Please give a number of minutes in steps of 5.');
    await expect(people.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
    await cap.fill('120');
    await people.getByRole('button', { name: 'Send invitation' }).click();
    await expect(people.getByRole('listitem')).toHaveCount(2);
    await expect(people.getByRole('listitem').nth(1)).toContainText('Invited');
    await expect(people).toContainText('This package is full');
  });

  await expect.poll(async () => (await readInbox(request, guest.email)).length).toBe(1);
  const [mail] = await readInbox(request, guest.email);
  const link = /\/invitation\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await test.step('the guest opens the link, registers and joins as an adult', async () => {
    await theirs.goto(link);
    await expect(
      theirs.getByRole('heading', { name: 'Owner shares a package with you' }),
    ).toBeVisible();
    await theirs.getByRole('button', { name: 'Sign in to accept' }).click();
    await expect(theirs.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
    await giveEmail(theirs, guest.email);
    await giveProfile(theirs, guest);
    await giveCode(theirs, await readCode(request, guest.email));
    const accept = theirs.getByRole('button', { name: 'Accept the invitation' });
    await expect(accept).toBeDisabled();
    await tick(theirs.getByRole('checkbox', { name: 'I am 18 or older' }));
    await accept.click();
    await expect(theirs).toHaveURL('/profile');
  });

  await test.step('the guest books from it', async () => {
    const shared = packageCard(theirs, 'Shared Package for Two');
    await expect(shared).toContainText('Shared with you by Owner');
    await expect(shared).toContainText('Your cap: 120 min, 120 min of it left');
    await expect(shared.getByRole('button', { name: 'People' })).toBeHidden();
    await expect(shared.getByRole('button', { name: 'Statement' })).toBeHidden();
    await shared.getByRole('link', { name: 'Book' }).click();
    await goNext(theirs);
    await pickLocation(theirs, 'Al Warqa');
    await pickAnyTherapist(theirs);
    await dayButton(theirs, '2026-03-31').click();
    await pickSlot(theirs, /\(Max: (6\d|[789]\d|1\d\d) mins\)$/);
    await theirs.getByRole('main').getByRole('button', { name: '60 minutes' }).click();
    await theirs.getByRole('button', { name: 'Confirm Time' }).click();
    await confirmBooking(theirs);
    const main = theirs.getByRole('main');
    await expect(main).toContainText('480 of 600 min left in the package');
    await expect(main).toContainText('Your cap leaves you 60 min.');
  });

  await test.step('the owner sees the minutes, not the session @PROFILE-24', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
    await expect(owned).toContainText('480of 600 min');
    await owned.getByRole('button', { name: 'People' }).click();
    const row = people.getByRole('listitem').nth(1);
    await expect(row).toContainText('Guest Tester');
    await expect(row).toContainText('Joined');
    await expect(row).toContainText('60 of at most 120 min used');
    await row.getByRole('button', { name: 'Change the cap' }).click();
    await row.getByLabel('Most minutes they may use').fill('');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText(/^.*[^\d]60 min used/);
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(row).toContainText('Sessions they have booked stay booked');
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(people.getByRole('listitem')).toHaveCount(1);
  });

  await theirs.goto('/profile');
  await expect(theirs.getByText('No packages yet')).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
  await elsewhere.close();
});

test('an invitation is for its own address only, and may be withdrawn', async ({
  page,
  request,
}) => {
  const owner = await registered(request, 'Host');
  const session = await sessionOf(request, owner);
  const time = await timeForAnyone(request, '2026-04-02', 60);
  const { package: owned } = await buyPackage(
    request,
    session.headers,
    'shared',
    'Shared Package for Two',
    { date: '2026-04-02', time, minutes: 60 },
  );
  const guest = newPerson('Invitee');
  const invited = await request.post(`/api/v1/appointment/packages/${owned.id}/people/`, {
    headers: session.headers,
    data: { email: guest.email },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  await expect.poll(async () => (await readInbox(request, guest.email)).length).toBe(1);
  const [mail] = await readInbox(request, guest.email);
  const link = /\/invitation\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';

  await enterAs(page, session);
  await page.goto(link);
  await expect(page.getByText(`the invitation is for ${guest.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with that address' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign in to accept' })).toBeVisible();
  // A navigation under way would cancel the reload.
  await untilEntryIsGone(page);

  const { id } = await invited.json();
  const removed = await request.delete(`/api/v1/appointment/packages/${owned.id}/people/${id}/`, {
    headers: session.headers,
  });
  expect(removed.status()).toBe(204);
  await page.reload();
  await expect(page.getByText('This invitation is no longer open')).toBeVisible();
  await page.goto('/invitation/nobody-wrote-this');
  await expect(page.getByText('This invitation is no longer open')).toBeVisible();
});
