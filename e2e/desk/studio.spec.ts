import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAs, type Session } from '../support/enter.ts';
import { speak, teamSession } from './at-desk.ts';
import { examine } from './examine.ts';

/** Another person changes the room of this name, which no service needs. */
async function changeMeanwhile(request: APIRequestContext, { headers }: Session, name: string) {
  const list = await request.get('/api/v1/desk/studio/resources', { headers });
  const rooms: { id: number; version: number; name: { en: string }; kind: object }[] =
    await list.json();
  const room = rooms.find((each) => each.name.en === name);
  if (!room) throw new Error(`There is no ${name}.`);
  const data = { version: room.version, name: room.name, kind: room.kind, position: 7 };
  const url = `/api/v1/desk/studio/resources/${room.id}`;
  const changed = await request.put(url, { headers, data });
  expect(changed.status(), await changed.text()).toBe(200);
}

const form = (page: Page, name: string) => page.getByRole('form', { name });

test('a manager adds a room, is told who was faster, retires it, and the history shows who did what', async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager', 'Ghada'));
  await page.goto('/desk/studio');
  await page.getByRole('main').getByRole('link', { name: 'Rooms and devices' }).click();
  await page.getByRole('button', { name: 'New room or device' }).click();
  const made = form(page, 'New room or device');
  await expect(page.getByRole('heading', { name: 'New room or device' })).toBeFocused();
  const branch = made.getByLabel('Branch');
  await branch.selectOption({ label: 'Al Mizhar' });
  await made.getByLabel('Name in English').fill('Quiet room');
  await made.getByLabel('Kind in English').fill('Quiet room');
  await made.getByLabel('Kind in Arabic').fill('غرفة هادئة');
  await page.keyboard.press('Enter');
  await expect(made.getByLabel('Name in Arabic')).toBeFocused();
  await expect(made.getByText('This field is required.')).toBeVisible();
  await made.getByLabel('Name in Arabic').fill('الغرفة الهادئة');
  await page.keyboard.press('Enter');

  const room = form(page, 'Quiet room');
  await expect(room).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('added · Ghada Tester');
  await changeMeanwhile(request, await teamSession(request, 'manager', 'Omaima'), 'Quiet room');
  await room.getByLabel('Name in English').fill('Silent room');
  await page.keyboard.press('Enter');
  await expect(room.getByRole('alert')).toHaveText(
    'Omaima Tester has just changed this. Please look at it again.',
  );
  await expect(history).toContainText('changed · Omaima Tester');
  await expect(room.getByLabel('Name in English')).toHaveValue('Silent room');
  await expect(room.getByLabel('Order')).toHaveValue('7');
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(form(page, 'Silent room').getByRole('status')).toHaveText('Saved.');
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Retire it now' }).click();
  await expect(history).toContainText('retired · Ghada Tester');
  await examine(page, 'room');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Restore it' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Silent room' })).toBeFocused();
  await expect(page.getByRole('row', { name: 'Silent room' })).toContainText('Retired');
});

test('services and packages: prices are corrected beside their field, nothing is cut off in either language', async ({
  page,
  request,
}) => {
  test.slow();
  await enterAs(page, await teamSession(request, 'manager', 'Ghada'));
  await page.goto('/desk/studio/services');
  await page.getByRole('button', { name: 'Cupping' }).click();
  const cupping = form(page, 'Cupping');
  await cupping.getByLabel('Price in AED').first().fill('cheap');
  await page.keyboard.press('Enter');
  await expect(cupping.getByText('Please type each price as an amount.')).toBeVisible();
  await expect(cupping.getByRole('checkbox', { name: 'Treatment room' })).toBeChecked();
  await examine(page, 'service');
  await page.goto('/desk/studio/packages');
  await speak(page, 'ar');
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('form')).toBeVisible();
  await examine(page, 'package in ar');
});
