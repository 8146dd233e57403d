import { expect, test } from '@playwright/test';
import { today } from '../support/server.ts';
import { clientBooks, openDesk, sessionFor, teamSession } from './at-desk.ts';

test('a client is checked in by a key, and another key undoes it; cancelling says what happens to the payment', {
  tag: '@quick',
}, async ({ page, request }) => {
  await clientBooks(request, 'Tala', 'Grace Wanjiru', today);
  await openDesk(page, await teamSession(request, 'manager'), '?view=list&location=A');
  const tala = sessionFor(page, 'Tala');
  await tala.focus();
  await page.keyboard.press('i');
  await expect(tala).toContainText('Here');
  await expect(page.getByRole('status').filter({ hasText: 'Tala Tester' })).toContainText('Here');
  await page.keyboard.press('u');
  await expect(tala).toContainText('Booked');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  await tala.click();
  const panel = page.getByRole('complementary', { name: 'Session' });
  await panel.getByRole('button', { name: 'Check in' }).click();
  await expect(panel).toContainText('Here');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Here' })).not.toHaveCount(0);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('button', { name: 'Check in' })).toBeVisible();

  await panel.getByRole('button', { name: 'Cancel the session' }).click();
  await panel.getByRole('radio', { name: 'The studio' }).check();
  await panel.getByLabel('Reason').fill('The therapist is ill');
  await panel.getByRole('button', { name: 'Cancel it now' }).click();
  await expect(tala).toBeHidden();
  await expect(panel).toBeHidden();

  const bar = page.getByRole('status').filter({ hasText: 'Tala Tester' });
  await expect(bar).toContainText('Cancelled');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});
