import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { clientBooks, deskDay, openDesk, sessionFor, teamSession } from './at-desk.ts';
import { openTill, sellForLater } from './at-till.ts';

test('X, method, Enter settles an ordinary session in three keys', async ({ page, request }) => {
  await clientBooks(request, 'Rana');
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk);
  await openDesk(page, desk, `?view=list&location=A&date=${deskDay}`);
  await sessionFor(page, 'Rana').focus();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('x');
  const panel = page.getByRole('complementary', { name: 'Session' });
  await expect(panel.getByRole('button', { name: 'Take 320 AED' })).toBeVisible();
  await press('c');
  await press('Enter');
  await expect(panel.getByText('Paid: 320 AED')).toBeFocused();
  expect(keys).toBe(3);
  await expect(panel).toContainText(/INV-A-\d{6}/);
  await expect(panel.getByRole('button', { name: 'Take' })).toBeHidden();
});

test('a package is sold at the counter with its first session and paid in two payments; what its minutes are booked for keeps it from being voided', async ({
  page,
  request,
}) => {
  await clientBooks(request, 'Mira');
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk);
  await openDesk(page, desk);
  await page.getByRole('link', { name: 'Till' }).click();
  await page.getByRole('combobox', { name: 'Client' }).fill('Mira');
  await page.getByRole('option', { name: /Mira Tester/ }).click();
  const sell = page.getByRole('region', { name: 'Sell and take' });
  await sell.getByRole('button', { name: /Starter Package/ }).click();
  await sell.getByLabel('First session that it pays for').selectOption({ index: 1 });

  await sell.getByRole('button', { name: 'In parts' }).click();
  const ways = sell.getByRole('group', { name: 'How it is paid' });
  await ways.nth(0).getByText('Cash').click();
  await ways.nth(1).getByText('Later').click();
  await sell.getByLabel('Amount in AED').fill('1,000');
  await sell.getByLabel('Received').fill('1,100');
  await expect(sell.getByText('Change: 100 AED')).toBeVisible();
  await sell.getByRole('button', { name: 'Take 1,000 AED' }).click();
  await expect(sell.getByText(/Still due: [\d,.]+ AED/)).toBeFocused();
  await expect(sell).toContainText(/INV-A-\d{6}/);

  await sell.getByRole('button', { name: 'Take the rest' }).click();
  await page.keyboard.press('t');
  await expect(sell.getByLabel('Number of the slip')).toBeFocused();
  await page.keyboard.type('004211');
  await page.keyboard.press('Enter');
  await expect(sell.getByText(/Paid: [\d,.]+ AED/)).toBeFocused();

  const sold = page.getByRole('region', { name: 'Sales of the day' });
  await sold.getByText('Mira Tester').click();
  await sold.getByRole('button', { name: 'Void this sale' }).click();
  await sold.getByLabel('Reason').fill('The wrong package');
  await sold.getByRole('button', { name: 'Void it now' }).click();
  await expect(sold.getByText(/Minutes of this package are booked/)).toBeVisible();
});

test('what was put off is taken from the list of what is owed; a mistake of the day is voided', async ({
  page,
  request,
}) => {
  const client = await registered(request, 'Zeina');
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk);
  await sellForLater(request, desk, client);
  await enterAs(page, desk);
  await page.goto('/desk/till?location=A');
  const owed = page.getByRole('region', { name: 'Not paid yet' });
  await owed.getByRole('button', { name: /Take from Zeina Tester/ }).click();
  const sell = page.getByRole('region', { name: 'Sell and take' });
  await expect(sell.getByRole('radio', { name: 'Cash' })).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(sell.getByText(/Paid: [\d,.]+ AED/)).toBeFocused();
  await expect(owed.getByText('Zeina Tester')).toBeHidden();

  const sold = page.getByRole('region', { name: 'Sales of the day' });
  await sold.getByText('Zeina Tester').click();
  await sold.getByRole('button', { name: 'Void this sale' }).click();
  await sold.getByLabel('Reason').fill('Taken twice');
  await sold.getByRole('button', { name: 'Void it now' }).click();
  await expect(sold.getByRole('listitem').filter({ hasText: 'Zeina Tester' })).toContainText(
    /Voided.*CN-A-\d{6}/s,
  );
});
