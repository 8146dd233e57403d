import { type BrowserContext, expect, test } from '@playwright/test';
import { clientAtConfirm } from '../support/at-confirm.ts';
import { enterAs } from '../support/enter.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { confirmBooking } from '../support/wizard.ts';
import { teamSession } from './at-desk.ts';
import { examine } from './examine.ts';

// Has to start and stop a separate studio: every page shows what is set here.
test.describe.configure({ timeout: 240_000 });

let studio: OwnStudio;
let contexts: BrowserContext[];

test.beforeEach(async ({ browser }) => {
  studio = await openOwnStudio();
  const opened = { baseURL: studio.address, reducedMotion: 'reduce' } as const;
  contexts = [await browser.newContext(opened), await browser.newContext(opened)];
});

test.afterEach(async () => {
  for (const context of contexts) await context.close();
  await studio.stop();
});

test("a manager sets the studio's terms, and the site shows and applies them", async () => {
  const [desk, site] = contexts as [BrowserContext, BrowserContext];
  const page = await desk.newPage();

  await test.step('the desk keeps them within reason', async () => {
    await enterAs(page, await teamSession(desk.request, 'manager', 'Ghada', studio));
    await page.goto('/desk/studio/settings');
    const cutoff = page.getByLabel(
      'Hours before the start until which cancelling and moving are free',
    );
    await expect(cutoff).toHaveValue('3');
    await cutoff.fill('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter a whole number, 1 to 168.')).toBeVisible();
    await expect(cutoff).toBeFocused();
    await cutoff.fill('100');
    await page.getByLabel('Percent off for members').fill('15');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      'hours of the cutoff',
    );
    await examine(page, 'the terms');
  });

  await test.step('a page that was built before shows them when served', async () => {
    const served = async () => (await site.request.get('/discount')).text();
    // On a busy machine its drawing may take longer than a caller waits.
    const title = '<title>Limber membership — 15% off every booking</title>';
    await expect.poll(served).toContain(title);
    expect(await served()).not.toContain('10% off');
    const visitor = await site.newPage();
    await visitor.goto('/discount');
    await expect(visitor.getByText('15% off at the studio from the next booking')).toBeVisible();
    await visitor.close();
  });

  await test.step('a client who books for the day after tomorrow is told that they cannot cancel free of charge', async () => {
    const client = await site.newPage();
    await clientAtConfirm(client, site.request, {
      ...{ name: 'Amina', day: '2026-03-05' },
      ...{ service: 'Stretching', minutes: 60, location: 'Al Warqa', therapist: 'Omar Farouk' },
    });
    const main = client.getByRole('main');
    await expect(main.getByText('Please tell us at least 100 hours before')).toBeVisible();
    await expect(main.getByText('This session starts in less than 100 hours')).toBeVisible();
    await confirmBooking(client);
    await expect(main.getByText('It starts in less than 100 hours')).toBeVisible();
  });
});
