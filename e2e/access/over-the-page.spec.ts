import { expect, test } from '@playwright/test';
import { untilEntryIsGone } from '../support/alive.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { newMember } from '../support/member.ts';
import { registered } from '../support/people.ts';
import { goNext, pickDuration } from '../support/wizard.ts';

test('a card whose code fails to load says so in its place, and appears once it loads', async ({
  page,
  request,
}) => {
  await enterAs(page, await newMember(request, 'Cardless', '2026-04-28'));
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Membership' });
  const show = part.getByRole('button', { name: 'Show your membership card' });
  await expect(show).toBeVisible();

  await test.step('neither the dialog nor the page breaks when a file is missing', async () => {
    await page.route(/\/assets\/dialog-frame-/, (route) => route.abort());
    await show.click();
    const missing = page.getByRole('dialog', { name: 'This part could not be loaded' });
    await expect(missing.getByRole('alert')).toContainText('Please check your connection');
    await missing.getByRole('button', { name: 'Close' }).click();
    await expect(missing).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your Packages' })).toBeVisible();
    await page.unroute(/\/assets\/dialog-frame-/);
    // Some browsers remember that a file was missing for as long as the page is open.
    await page.reload();
  });

  await test.step('the card shows without its code', async () => {
    await page.route(/\/assets\/pass-code-/, (route) => route.abort());
    await show.click();
    const dialog = page.getByRole('dialog', { name: 'Your Membership Card' });
    await expect(dialog.getByRole('alert')).toContainText(
      'The code of your card could not be loaded.',
    );
    await expect(dialog).toContainText(/LMB-\d{4}-\d{4}/);
    await page.unroute(/\/assets\/pass-code-/);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toBeHidden();
    // In such a browser the page was reloaded, without its dialog.
    if (await dialog.isHidden()) await show.click();
    await expect(dialog.getByRole('img', { name: 'QR code of your membership' })).toBeVisible();
  });
});

test('Back closes an overlay first, and then leaves the page', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, await newMember(request, 'Backward', '2026-04-29'));
  await page.goto('/discount');
  await page.goto('/profile');
  const show = page.getByRole('button', { name: 'Show your membership card' });
  const dialog = page.getByRole('dialog', { name: 'Your Membership Card' });
  await show.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile');

  // Reloaded while it was open, the page still has its entry, and the next one is told apart.
  await show.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await show.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/profile');

  // Closed by its own button it leaves no entry behind.
  await show.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await untilEntryIsGone(page);
  await page.goBack();
  await expect(page).toHaveURL('/discount');
});

test('Back closes a sheet; a link followed from it leaves no extra entry behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  const where = page.getByRole('heading', { name: 'Choose Your Preferred Location' });
  await expect(where).toBeVisible();
  const show = page.getByRole('button', { name: /^Your booking/ });
  const sheet = page.getByRole('dialog', { name: 'Your booking' });
  await show.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(where).toBeVisible();

  // One over the other: each closes with its own Back.
  await show.click();
  await sheet.getByRole('link', { name: 'Change Services' }).click();
  const change = page.getByRole('dialog', { name: 'Select Your Service' });
  await expect(change).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(change).toBeHidden();
  await expect(where).toBeVisible();

  await show.click();
  await sheet.getByRole('link', { name: 'Change Services' }).click();
  await change
    .getByRole('link', { name: /^Next opening/ })
    .first()
    .click();
  await expect(page).toHaveURL(/step=(login|time)$/);
  await expect(change).toBeHidden();
  await page.goBack();
  await expect(where).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
});

test('unsaved settings are not lost without a question', async ({ page, request }) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Unsaved')));
  await page.goto('/profile');
  // Before the scripts are loaded a link leads to another document, about which the browser itself
  // asks.
  await expect(page.getByRole('heading', { name: 'Your Appointments' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  const goal = page.getByLabel('Goal (optional)');
  await expect(goal).toBeVisible();
  await goal.fill('Touch my toes');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/profile/settings');
  await expect(goal).toHaveValue('Touch my toes');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/profile');

  // After saving, it asks nothing.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await goal.fill('Run a marathon');
  await page
    .getByRole('main')
    .locator('form')
    .first()
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('alert').getByText('Your profile is saved.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expect(question).toBeHidden();
});
