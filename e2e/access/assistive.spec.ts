import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { buyPackage, pickAnyTherapist, timeForAnyone } from '../support/packages.ts';
import { registered } from '../support/people.ts';
import { dayButton, goNext, pickDuration, pickLocation } from '../support/wizard.ts';

test('each step is announced: its heading takes the focus and says which step it is', async ({
  page,
}) => {
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'Select Your Service' })).not.toBeFocused();
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  const location = page.getByRole('heading', { name: 'Choose Your Preferred Location' });
  await expect(location).toBeFocused();
  await expect(location).toHaveAccessibleDescription('Step 2 of 5 · Place & therapist');
  await pickLocation(page, 'Al Warqa');
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeFocused();
  await pickAnyTherapist(page);
  const time = page.getByRole('heading', { name: 'Choose a Date and Time' });
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription('Step 3 of 5 · Time');
  const progress = page.getByRole('navigation', { name: 'Booking progress' });
  await expect(progress.locator('[aria-current=step]')).toContainText('Time');
  await expect(progress.getByRole('listitem').first()).toContainText('Service (done)');
});

test('a dialog keeps the focus inside and returns it to the button that opened it', async ({
  page,
}) => {
  await page.goto('/booking');
  await page.getByRole('tab', { name: 'Packages', exact: true }).click();
  await expectModal(page, page.getByRole('button', { name: /sign in to use it/i }));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectModal(page, page.getByRole('button', { name: /^Your booking/ }));
  await page.goto('/');
  await expectModal(page, page.getByRole('button', { name: 'Open menu' }));
});

test('so do the dialogs of the dashboard', async ({ page, request }) => {
  test.slow();
  const session = await sessionOf(request, await registered(request, 'Focus'));
  const when = { date: '2026-05-06', minutes: 60 };
  const time = await timeForAnyone(request, when.date, 60);
  await buyPackage(request, session.headers, 'shared', 'Shared Package for Two', { ...when, time });
  await enterAs(page, session);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Discounts' })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  for (const name of [
    'Show your membership card',
    /^Move the session/,
    /^Cancel the session/,
    /^Details of the session/,
    /^People/,
    /^Statement/,
    /^Triforce/,
  ])
    await expectModal(page, page.getByRole('button', { name }).first());
});

test('the calendar, the list of times and the length of a session work by keyboard', async ({
  page,
  request,
}) => {
  const session = await sessionOf(request, await registered(request, 'Keypad'));
  const time = await timeForAnyone(request, '2026-05-07', 60);
  await buyPackage(request, session.headers, 'personal', 'Balance Package', {
    date: '2026-05-07',
    time,
    minutes: 60,
  });
  await enterAs(page, session);
  await page.goto('/booking');
  await page.getByRole('tab', { name: /^My Package/ }).click();
  await page.getByRole('button', { name: 'Use my package' }).click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);

  await test.step('days by arrows, weeks by rows, months by pages', async () => {
    await dayButton(page, '2026-03-23').focus();
    await page.keyboard.press('ArrowRight');
    await expect(dayButton(page, '2026-03-24')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dayButton(page, '2026-03-31')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(dayButton(page, '2026-04-30')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(dayButton(page, '2026-03-30')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dayButton(page, '2026-03-30')).toHaveAccessibleName(/selected/i);
  });

  await test.step('times by arrows; Escape leaves the choice', async () => {
    const opener = page.getByRole('main').getByRole('button', { name: 'Available times' });
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Available times' });
    await expect(list).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
    await expect(opener).toContainText(/Max/);
  });

  await test.step('minutes by arrows, buttons and presets', async () => {
    const slider = page.getByRole('slider', { name: 'Duration' });
    await slider.focus();
    await page.keyboard.press('Home');
    const least = Number(await slider.getAttribute('min'));
    await expect(slider).toHaveValue(String(least));
    await expect(slider).toHaveAttribute('aria-valuetext', `${least} min`);
    await expect(page.getByRole('button', { name: '5 minutes less' })).toBeDisabled();
    await page.getByRole('button', { name: '5 minutes more' }).press('Enter');
    await expect(slider).toHaveValue(String(least + 5));
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(least));
    const half = page.getByRole('button', { name: '30 minutes', exact: true });
    await half.press('Space');
    await expect(half).toHaveAttribute('aria-pressed', 'true');
  });
});

test('in forced colours a selection differs from the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const place = (name: string) =>
    page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(page.getByRole('checkbox', { name: 'Lower back', exact: true })).toBeChecked();
  await expectDifferent(place('Lower back'), place('Neck'));

  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  const main = page.getByRole('main');
  await expectDifferent(
    main.getByRole('tab', { name: 'Individual Services' }),
    main.getByRole('tab', { name: 'Packages', exact: true }),
  );
  await expectDifferent(
    main.getByRole('button', { name: /^60 min/, pressed: true }),
    main.getByRole('button', { name: /^45 min/ }).first(),
  );
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await expectDifferent(
    main.locator('label').filter({ hasText: 'No preference' }),
    main.locator('label').filter({ hasText: 'A woman' }),
  );
  await pickAnyTherapist(page);
  await dayButton(page, '2026-03-24').click();
  await expectDifferent(dayButton(page, '2026-03-24'), dayButton(page, '2026-03-25'));
  const times = main.getByRole('button', { name: /^\d\d:\d\d$/ });
  await times.first().click();
  await expectDifferent(times.first(), times.nth(1));
});

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const views = { count: 0 };
    Object.assign(window, { views });
    document.startViewTransition = (() => {
      views.count += 1;
      return undefined;
    }) as unknown as typeof document.startViewTransition;
  });
  for (const path of ['/', '/discount']) {
    await page.goto(path);
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await longAnimations(page), path).toEqual([]);
  }
  await page.goto('/booking');
  await pickDuration(page, 'Stretching', 60);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
  expect(await longAnimations(page)).toEqual([]);
  expect(
    await page.evaluate(() => (window as unknown as { views: { count: number } }).views.count),
  ).toBe(0);
});

/** Opens a dialog by Enter, tabs all the way round, and closes it by Escape. */
async function expectModal(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const inside = () =>
    page.evaluate(() => {
      const held = document.activeElement?.closest('[role=dialog], dialog') !== null;
      return held || document.activeElement === document.body;
    });
  await expect.poll(inside).toBe(true);
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** A selection differs by more than its shade: by its fill or an edge. */
async function expectDifferent(chosen: Locator, other: Locator): Promise<void> {
  const look = (element: Locator) =>
    element.evaluate((node) => {
      const { backgroundColor, outlineStyle, borderWidth } = getComputedStyle(node);
      return `${backgroundColor} ${outlineStyle} ${borderWidth}`;
    });
  await expect.poll(async () => (await look(chosen)) !== (await look(other))).toBe(true);
}

async function longAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 20)
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );
}
