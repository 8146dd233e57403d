import { expect, test } from '@playwright/test';
import { clientBooks, deskDay, openDesk, sessionFor, teamSession } from './at-desk.ts';
import { openTill } from './at-till.ts';

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
