import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access/examine.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { tick } from '../support/tick.ts';
import { freeTimes, therapistId } from '../support/wizard.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a change in a sheet returns to the step if everything else fits; otherwise it says what does not', async ({
  page,
  request,
}) => {
  const date = '2026-03-26';
  const [time = '', , later = ''] = await freeTimes(request, 'Huda Rahman', date, 60);
  const therapist = await therapistId(request, 'Huda Rahman');
  await enterAs(page, await sessionOf(request, await registered(request, 'Change')));
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${therapist}&location=B&date=${date}&time=${time}`,
  );
  await expect(page).toHaveURL('/booking?step=confirm');
  const main = page.getByRole('main');
  const agreement = page.getByRole('checkbox', { name: /^I have read and agree/ });
  const change = (label: string) => main.getByRole('link', { name: `Change ${label}` });
  const sheet = (name: string) => page.getByRole('dialog', { name });
  await tick(agreement);

  await test.step('closing the sheet changes nothing', async () => {
    await change('Services').click();
    const services = sheet('Select Your Service');
    await services
      .getByRole('button', { name: /^90 min/ })
      .first()
      .click();
    await expect(services.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'services in a sheet', 'light');
    await services.getByRole('button', { name: 'Close' }).click();
    await expect(services).toBeHidden();
    await expect(main).toContainText('Stretching 60 min');
    await expect(change('Services')).toBeFocused();
  });

  await test.step('a shorter session keeps its time', async () => {
    await change('Services').click();
    const services = sheet('Select Your Service');
    await services
      .getByRole('button', { name: /^30 min/ })
      .first()
      .click();
    await services.getByRole('button', { name: 'Done' }).click();
    await expect(services).toBeHidden();
    await expect(main).toContainText('Stretching 30 min');
    await expect(main).toContainText(time);
  });

  await test.step('choosing another time closes the sheet', async () => {
    await change('Date and time').click();
    const times = sheet('Choose a Date and Time');
    await times.getByRole('button', { name: later, exact: true }).click();
    await times.getByRole('button', { name: 'Confirm Time' }).click();
    await expect(times).toBeHidden();
    await expect(page).toHaveURL('/booking?step=confirm');
    await expect(main).toContainText(later);
    await expect(agreement).toBeChecked();
  });

  await test.step('another therapist who is free then keeps the time', async () => {
    await page.getByRole('button', { name: /^Your booking/ }).click();
    await sheet('Your booking').getByRole('link', { name: 'Change Therapist' }).click();
    await sheet('Choose a Therapist')
      .getByRole('button', { name: 'Choose any free therapist' })
      .click();
    await expect(sheet('Choose a Therapist')).toBeHidden();
    await expect(page).toHaveURL('/booking?step=confirm');
    await expect(main).toContainText('Any available therapist');
    await expect(main).toContainText(later);
    await expect(page.getByRole('button', { name: /^Your booking/ })).toBeFocused();
    await expect(main.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  });

  await test.step('if something does not fit, the wizard says what and goes to that step', async () => {
    await change('Therapist').click();
    await sheet('Choose a Therapist').getByRole('button', { name: 'Huda Rahman' }).click();
    await expect(main).toContainText('Huda Rahman');
    await change('Location').click();
    await sheet('Choose Your Preferred Location').getByRole('button', { name: 'Al Warqa' }).click();
    await expect(page).toHaveURL('/booking?step=therapist');
    await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeFocused();
    await expect(
      main.getByRole('status').filter({ hasText: 'does not fit the therapist chosen before' }),
    ).toBeVisible();
  });

  await test.step('opened in another tab, the link leads to the step', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /^Your booking/ }).click();
    await expect(
      sheet('Your booking').getByRole('link', { name: 'Change Services' }),
    ).toHaveAttribute('href', '/booking');
  });
});
