import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { clientBooks, speak, teamSession } from './at-desk.ts';
import { examine } from './examine.ts';

/** A Tuesday that no other test uses; only this day has a shift of the new therapist. */
const day = '2026-07-14';
const form = (page: Page, name: string) => page.getByRole('form', { name });

test('a therapist added with hours appears on the site; retired, their upcoming sessions are listed with possible therapists', async ({
  page,
  request,
}) => {
  test.slow();
  const manager = await teamSession(request, 'manager', 'Widad');
  await enterAs(page, manager);
  await page.goto('/desk/studio/therapists');
  await page.getByRole('button', { name: 'New therapist' }).click();
  const made = form(page, 'New therapist');
  await made.getByLabel('First name').fill('Yumna');
  await made.getByLabel('Email').fill('yumna@limber.example');
  await made.getByLabel('Their own branch').selectOption({ label: 'Al Warqa' });
  await made.getByRole('checkbox', { name: 'Stretching', exact: true }).check();
  await made.getByLabel('Order').fill('90');
  await page.keyboard.press('Enter');
  await expect(made.getByLabel('Last name')).toBeFocused();
  await made.getByLabel('Last name').fill('Saleh');
  await page.keyboard.press('Enter');
  const yumna = form(page, 'Yumna Saleh');
  await expect(yumna).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('added · Widad Tester');

  const id = Number(new URL(page.url()).searchParams.get('open'));
  const shifts = [{ location: 'A', from_minute: 720, to_minute: 840 }];
  const data = { therapist_id: id, date: day, shifts };
  const planned = await request.post('/api/v1/desk/rota/days', {
    headers: manager.headers,
    data,
  });
  expect(planned.status(), await planned.text()).toBe(200);
  const { time } = await clientBooks(request, 'Zubaida', 'Yumna Saleh', day);
  expect(time).toBe('12:00');

  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Retire it now' }).click();
  const toCome = page.getByRole('region', { name: 'Still to come' });
  await expect(toCome).toContainText('1 session is still booked with them');
  await expect(toCome.getByRole('link', { name: /Zubaida Tester/ })).toBeVisible();
  await expect(history).toContainText('retired · Widad Tester');
  await examine(page, 'therapist');
  await speak(page, 'ar');
  await expect(page.getByRole('form')).toBeVisible();
  await examine(page, 'therapist in ar');
  await speak(page, 'en');
  await toCome.getByRole('button', { name: 'Note them as away and find somebody else' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yumna Saleh is away');
  await expect(page.getByRole('article', { name: /Zubaida/ })).toBeVisible();
});

test('pay is set from a day on, and branches, partners and texts are corrected beside their fields', async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager', 'Widad'));
  await page.goto('/desk/studio/pay');
  await page.getByRole('button', { name: 'Daniel Novak' }).click();
  const pay = form(page, 'Pay of Daniel Novak');
  await pay.getByLabel('From the day').fill('2026-08-01');
  await pay.getByLabel('AED an hour').fill('much');
  await page.keyboard.press('Enter');
  await expect(pay.getByText('Please type a number.')).toBeVisible();
  await pay.getByLabel('AED an hour').fill('52.5');
  await page.keyboard.press('Enter');
  await expect(pay.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByRole('region', { name: 'Rates' })).toContainText('52.50 AED');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('added · Widad Tester');
  await examine(page, 'pay');

  await page.goto('/desk/studio/branches?open=B');
  const branch = form(page, 'Al Mizhar');
  await branch.getByLabel('Telephone').fill('call us');
  await page.keyboard.press('Enter');
  await expect(branch.getByLabel('Telephone')).toBeFocused();
  await expect(branch.getByText('Please enter a telephone number.')).toBeVisible();
  await branch.getByRole('button', { name: 'Retire' }).click();
  await branch.getByRole('button', { name: 'Retire it now' }).click();
  await expect(branch.getByRole('alert')).toContainText('this branch');
  await examine(page, 'branch');

  await page.goto('/desk/studio/partners');
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('form').first()).toBeVisible();
  await examine(page, 'partner');
  await page.goto('/desk/studio/texts');
  await page.getByLabel('Find a text').fill('Warqa');
  await expect(page.getByRole('textbox', { name: 'Al Warqa', exact: true })).toBeVisible();
  await examine(page, 'texts');
});
