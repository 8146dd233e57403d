import { expect, test } from '@playwright/test';
import { startSecondServer } from './support/server.ts';
import { dayButton, fillUntilTime } from './support/wizard.ts';

test('days of a closure cannot be booked; the first day after it is offered', async ({ page }) => {
  const during = await startSecondServer(4109, '2025-06-06T10:00:00+04:00');
  try {
    await page.goto(`${during.address}/booking`);
    await fillUntilTime(page, {
      service: 'Stretching',
      minutes: 30,
      location: 'Al Warqa',
      therapist: 'Omar Farouk',
    });
    const summary = page.getByRole('complementary', { name: 'Your booking' });
    const field = page.getByRole('textbox', { name: /Date/ });
    await expect(field).toHaveValue('06/09/2025');
    await expect(dayButton(page, '2025-06-07')).toHaveAttribute('aria-disabled', 'true');

    await field.fill('06/07/2025');
    await field.press('Enter');
    await expect(page.getByText('We are closed on this date for Eid Al Adha.')).toBeVisible();
    await expect(page.getByText('Please select a date after June 8th, 2025.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm Time' })).toBeHidden();
    await expect(summary).toContainText('Omar Farouk');
  } finally {
    await during.stop();
  }
});
