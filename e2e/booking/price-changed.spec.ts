import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { ownerOf, pickAnyTherapist } from '../support/packages.ts';
import { toast } from '../support/toasts.ts';
import {
  agreeAndConfirm,
  expectThankYou,
  goNext,
  pickDuration,
  pickFirstTime,
  pickLocation,
} from '../support/wizard.ts';

test('a price other than the one shown needs confirmation @MEMB-01', async ({ page, request }) => {
  const { own } = await ownerOf(request, {
    name: 'Reem',
    day: '2026-05-11',
    kind: 'personal',
    product: 'Balance Package',
  });
  // The page does not learn of the membership; the server does.
  await page.route('**/appointment/membership/status/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Broken.' } }),
  );
  await enterAs(page, own);
  await page.goto('/booking');
  await page.getByRole('tab', { name: 'Individual Services' }).click();
  await pickDuration(page, 'Stretching', 30);
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  const main = page.getByRole('main');
  await pickFirstTime(page, '2026-03-17');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('Total180 AED');
  await test.step('a failure without a sentence, and one with it @ERR-12', async () => {
    const sentence = 'Failed to create the appointment. Please try again.';
    const call = '**/appointment/appointments/';
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await agreeAndConfirm(page);
    await expect(toast(page, 'error', sentence)).toBeVisible();
    await expect(main.getByRole('alert')).toContainText(sentence);
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 422, json: { detail: 'No.' } }));
    await main.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(toast(page, 'error', 'Failed to create appointment: No.')).toBeVisible();
    await expect(main.getByRole('alert')).toContainText('Failed to create appointment: No.');
    await page.unroute(call);
  });
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(
    main.getByText('The price is 162 AED. Please confirm again if you agree.'),
  ).toBeVisible();
  await expect(summary).toContainText('Total162 AED');
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectThankYou(page);
  await expect(main).toContainText('162 AED');
});
