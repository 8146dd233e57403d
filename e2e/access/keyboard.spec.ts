import { expect, type Locator, type Page, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { beWhereRegistered, registered } from '../support/people.ts';
import { dayButton, firstFreeTime } from '../support/wizard.ts';

test('the whole wizard works by keyboard alone', async ({ page, request }) => {
  const person = await registered(request, 'Keys');
  const day = '2026-03-17';
  const time = await firstFreeTime(request, 'Huda Rahman', day, 60);
  const main = page.getByRole('main');

  await page.goto('/');
  await beWhereRegistered(page, person.email);
  await press(page, page.getByRole('link', { name: 'Book Your Session Now' }).first());
  await expect(page).toHaveURL('/booking');
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).toBeVisible();
  await press(
    page,
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Stretching', exact: true }) })
      .getByRole('button', { name: /^60 min/ }),
  );
  await press(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expectStep(page, 'Choose Your Preferred Location');
  await press(page, main.getByRole('button', { name: 'Al Mizhar' }));
  await expectStep(page, 'Choose a Therapist');
  await press(page, main.getByRole('button', { name: 'Huda Rahman' }));

  await expect(page).toHaveURL('/booking?step=time');
  await expectStep(page, 'Choose a Date and Time');
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  await page.keyboard.press('ArrowDown');
  await expect(dayButton(page, '2026-03-10')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dayButton(page, day)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, main.getByRole('button', { name: time, exact: true }));
  await press(page, page.getByRole('button', { name: 'Confirm Time' }));

  await expectStep(page, 'Sign In or Join');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await readCode(request, person.email));

  await expect(page).toHaveURL('/booking?step=confirm');
  await expectStep(page, 'Confirm Your Booking');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: 'Confirm', exact: true }));
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
});

/** A new step focuses its heading, and Tab continues from there. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let tabs = 0; tabs < 120; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
