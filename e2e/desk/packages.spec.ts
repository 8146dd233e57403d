import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { teamSession } from './at-desk.ts';
import { openTill, sellForLater } from './at-till.ts';

test('a package is frozen, the freeze ended and its last day corrected, and the desk sees by whom and why', async ({
  page,
  request,
}) => {
  const client = await registered(request, 'Shamsa');
  const desk = await teamSession(request, 'front_desk', 'Muna');
  await openTill(request, desk);
  await sellForLater(request, desk, client, 2750);
  await enterAs(page, desk);
  await page.goto('/desk/clients');
  await page.getByRole('searchbox', { name: 'Find a client' }).fill(client.email);
  await page.getByRole('link', { name: /Shamsa/ }).click();
  const packages = page.getByRole('region', { name: 'Packages' });
  await packages.getByRole('button', { name: 'Freeze', exact: true }).click();
  const freeze = packages.getByRole('form', { name: /^Freeze/ });
  const today = Temporal.PlainDate.from(await freeze.getByLabel('First day').inputValue());
  const inDays = (days: number) => today.add({ days }).toString();
  await freeze.getByLabel('First day').fill(inDays(2));
  await freeze.getByLabel('Last day').fill(inDays(8));
  await freeze.getByLabel('Reason').fill('Travels');
  await freeze.getByRole('button', { name: 'Freeze' }).click();
  await expect(packages.getByText(/^Frozen from/)).toBeVisible();

  await packages.getByRole('button', { name: 'End the freeze' }).click();
  const ending = packages.getByRole('form', { name: /^End the freeze/ });
  await ending.getByLabel('Reason').fill('Stays at home');
  await ending.getByRole('button', { name: 'End the freeze' }).click();
  await expect(packages.getByText(/^Frozen from/)).toBeHidden();

  await packages.getByRole('button', { name: 'Change the last day' }).click();
  const last = packages.getByRole('form', { name: /^Change the last day/ });
  await last.getByLabel('Last day').fill(inDays(20));
  await last.getByLabel('Reason').fill('As was agreed');
  await last.getByRole('button', { name: 'Save' }).click();
  await packages.getByRole('button', { name: 'Changes of the last day' }).click();
  const rows = packages.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/Shortened.*Muna.*As was agreed/);
  await expect(rows.nth(2)).toContainText(/Freeze ended.*Muna.*Stays at home/);
  await expect(rows.nth(3)).toContainText(/Frozen.*Muna.*Travels/);
});
