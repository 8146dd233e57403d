import { expect, type Locator, test } from '@playwright/test';
import { appointmentCard, firstFreeDay, packageCard } from '../support/dashboard.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { buyPackage, pickSlot, timeForAnyone } from '../support/packages.ts';
import { registered } from '../support/people.ts';
import { tick } from '../support/tick.ts';
import {
  bookingBody,
  confirmBooking,
  dayButton,
  freeTimes,
  goNext,
  openWholeMonth,
  pickLocation,
  pickTherapist,
  stripDay,
} from '../support/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a session paid in minutes and cancelled in time returns the minutes @PROFILE-21 @PROFILE-23', {
  tag: '@quick',
}, async ({ page, request }) => {
  // A whole booking comes first.
  test.slow();
  const person = await registered(request, 'Noor');
  const session = await sessionOf(request, person);
  // A Tuesday, Omar's day off: the first session is with another therapist.
  const tuesday = '2026-05-05';
  await buyPackage(request, session.headers, 'personal', 'Starter Package', {
    date: tuesday,
    time: await timeForAnyone(request, tuesday, 60),
    minutes: 60,
  });
  await enterAs(page, session);
  await page.goto('/profile');
  const owned = packageCard(page, 'Starter Package');
  await expect(owned).toContainText('240of 300 min');
  await expect(owned).toContainText('20% used');

  await test.step('book with it @TYPE-02', async () => {
    await owned.getByRole('link', { name: 'Book' }).click();
    await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(
      'Starter Package',
    );
    await goNext(page);
    await pickLocation(page, 'Al Warqa');
    await pickTherapist(page, 'Omar Farouk');
    await dayButton(page, '2026-03-21').click();
    await pickSlot(page, /\(Max: (9\d|1\d\d) mins\)$/);
    await page.getByRole('main').getByRole('button', { name: '90 minutes' }).click();
    await page.getByRole('button', { name: 'Confirm Time' }).click();
    await confirmBooking(page);
  });

  await page.goto('/profile');
  await expect(owned).toContainText('150of 300 min');
  await expect(owned).toContainText('50% used');
  const card = appointmentCard(page, 'Omar Farouk');
  await expect(card).toContainText('from your package');
  await expect(card).toContainText(/Free to cancel until Mar 21, \d\d:\d\d/);
  await card.getByRole('button', { name: /^Cancel the session/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('90 min go back to your package');
  await dialog.getByRole('button', { name: 'Cancel session' }).click();

  await expect(
    page.getByRole('alert').getByText('Your session is cancelled. 90 min are back'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(owned).toContainText('240of 300 min');
  await owned.getByRole('button', { name: 'Statement' }).click();
  const rows = page.getByRole('dialog', { name: 'Statement of minutes' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/minutes back.*\+90240$/);
  await expect(rows.nth(2)).toContainText(/Session booked.*Stretching.*with Omar Farouk−90150$/);
  await expect(rows.nth(3)).toContainText(/Session booked.*−60240$/);
  await expect(rows.nth(4)).toContainText(/Bought.*\+300300$/);
});

test('cancelled less than three hours before it counts as used, and the dialog says so first', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Late');
  const session = await sessionOf(request, person);
  const soon = (await freeTimes(request, 'Daniel Novak', '2026-03-03', 30))[0] ?? '';
  expect(soon < '13:00', `Daniel is free at ${soon}`).toBe(true);
  await buyPackage(request, session.headers, 'personal', 'Starter Package', {
    date: '2026-03-03',
    time: soon,
    minutes: 30,
  });
  await enterAs(page, session);
  await page.goto('/profile');
  await expect(page.getByRole('tab', { name: 'Today (1)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = page.getByRole('tabpanel').getByRole('listitem');
  await expect(card).toContainText('Cancelling now counts as used');
  await expect(card.getByRole('button', { name: /^Move/ })).toBeHidden();
  await card.getByRole('button', { name: /^Cancel the session/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('30 min of your package are gone');
  const anyway = dialog.getByRole('button', { name: 'Cancel anyway' });
  await expect(anyway).toBeDisabled();
  await tick(
    dialog.getByRole('checkbox', { name: 'I understand that this session counts as used' }),
  );
  await anyway.click();
  await expect(page.getByRole('alert').getByText('counts as used')).toBeVisible();
  await expect(card).toContainText('Cancelled too late: it counts as used');
  await expect(packageCard(page, 'Starter Package')).toContainText('270of 300 min');
});

test('a session moves to another day and therapist, keeps its card, and downloads as a calendar file', {
  tag: '@quick',
}, async ({ page, request }) => {
  const person = await registered(request, 'Mover');
  const session = await sessionOf(request, person);
  const days = ['2026-03-20', '2026-03-23', '2026-03-24'];
  const { date, time } = await firstFreeDay(request, 'Karim Mansour', days, 60);
  const choice = {
    service: 'Stretching',
    minutes: 60,
    location: 'B',
    therapist: 'Karim Mansour',
    date,
    time,
  };
  const made = await request.post('/api/v1/appointment/appointments/', {
    headers: session.headers,
    data: await bookingBody(request, choice),
  });
  expect(made.status(), await made.text()).toBe(201);
  const there = await firstFreeDay(request, 'Huda Rahman', days, 60);
  const taken = there.times.at(-1) ?? '';
  const day = `Mar ${there.date.slice(-2)}`;

  await enterAs(page, session);
  await page.goto('/profile');
  const card = page.getByRole('tabpanel').getByRole('listitem');
  await expect(card).toContainText('Karim Mansour');
  await card.getByRole('button', { name: /^Move the session/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this session' });
  await expect(dialog.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  // Beside the month, not below it.
  const firstTime = dialog
    .getByRole('group', { name: 'Available times' })
    .getByRole('button')
    .first();
  await expect(firstTime).toBeInViewport({ ratio: 1 });
  await expect(dayButton(page, there.date)).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Therapist').selectOption('Huda Rahman');
  await dayButton(page, there.date).click();

  await test.step('someone else takes the time meanwhile', async () => {
    await dialog.getByRole('button', { name: taken, exact: true }).click();
    const other = await sessionOf(request, await registered(request, 'Faster'));
    const first = await request.post('/api/v1/appointment/appointments/', {
      headers: other.headers,
      data: await bookingBody(request, {
        ...choice,
        therapist: 'Huda Rahman',
        date: there.date,
        time: taken,
      }),
    });
    expect(first.status(), await first.text()).toBe(201);
    await dialog.getByRole('button', { name: `Move to ${day}, ${taken}` }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('button')).toHaveCount(3);
    // The pressed button is disabled now; keys continue from the refusal.
    await expect(dialog.locator(':focus').filter({ has: page.getByRole('alert') })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(alert.getByRole('button').first()).toBeFocused();
  });

  await dialog.getByRole('button', { name: there.time, exact: true }).first().click();
  await dialog.getByRole('button', { name: `Move to ${day}, ${there.time}` }).click();
  await expect(page.getByRole('alert').getByText('Your session is now on')).toBeVisible();
  await expect(card).toContainText('Huda Rahman');
  await expect(card).toContainText(day);
  await expect(card).toContainText(there.time);

  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: /to your calendar$/ }).click();
  await page.getByRole('button', { name: 'Apple Calendar or another app' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
});

test('on a phone neither the times nor a refusal with its links are covered by the button that moves', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await sessionOf(request, await registered(request, 'Thumb'));
  const days = ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27'];
  const here = await firstFreeDay(request, 'Liza Santos', days, 60);
  const choice = { service: 'Stretching', minutes: 60, location: 'B', therapist: 'Liza Santos' };
  const book = async (by: typeof session, date: string, time: string) => {
    const data = await bookingBody(request, { ...choice, date, time });
    const made = await request.post('/api/v1/appointment/appointments/', {
      headers: by.headers,
      data,
    });
    expect(made.status(), await made.text()).toBe(201);
  };
  await book(session, here.date, here.time);
  const later = days.filter((day) => day > here.date);
  const there = await firstFreeDay(request, 'Liza Santos', later, 60);

  await enterAs(page, session);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Move the session/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this session' });
  const button = dialog.getByRole('button', { name: /^(Choose a time|Move to)/ });
  const expectClear = async (part: Locator) => {
    await expect(part).toBeInViewport({ ratio: 1 });
    // Both may still be loading.
    const overlapPx = async () => {
      const [box, below] = [await part.boundingBox(), await button.boundingBox()];
      return (box?.y ?? 0) + (box?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(overlapPx).toBeLessThanOrEqual(0);
  };
  const times = dialog.getByRole('group', { name: 'Available times' }).getByRole('button');
  await test.step('days and times are visible together', async () => {
    await expectClear(times.first());
    await expect(stripDay(page, here.date)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('All times are Dubai time.')).toBeInViewport();
  });
  await test.step('even when scrolled no further than needed, as by keyboard', async () => {
    await times.last().evaluate((last) => last.scrollIntoView({ block: 'nearest' }));
    await expectClear(times.last());
  });
  await openWholeMonth(page);
  await dayButton(page, there.date).click();
  await expect(stripDay(page, there.date)).toBeFocused();
  await expect(stripDay(page, there.date)).toBeInViewport({ ratio: 1 });
  const time = dialog.getByRole('button', { name: there.time, exact: true });
  await expectClear(time);
  await time.click();

  await book(await sessionOf(request, await registered(request, 'Quick')), there.date, there.time);
  await button.click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal.getByRole('button')).toHaveCount(3);
  await expectClear(refusal);
});
