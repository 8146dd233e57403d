import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';

const branches = [
  { name: 'Al Warqa', address: 'Al Warqa Mall, Tripoli st, Dubai', phone: '+971 4 000 0001' },
  { name: 'Al Mizhar', address: 'Al Mizhar 1, Dubai', phone: '+971 4 000 0002' },
];

test('both branches show address, opening hours and contact', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const section = page.getByRole('region', { name: 'Come and find us' });
  for (const { name, address, phone } of branches) {
    const branch = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(branch.getByText(address)).toBeVisible();
    await expect(branch.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+9714/);
    await expect(branch.getByRole('link', { name: `Map of ${name}` })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(branch.getByText('12:00 to 22:00')).toBeVisible();
    await expect(branch.getByText('14:00 to 22:00', { exact: true })).toBeVisible();
    await expect(branch.getByText('10:00 to 22:00')).toBeVisible();
    // The studio's clock is at ten in the morning on a Tuesday.
    await expect(branch.getByText('Closed now, opens today at 12:00')).toBeVisible();
  }
});
