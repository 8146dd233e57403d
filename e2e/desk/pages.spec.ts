import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { speak, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';
import { clientAtDesk, pagesOf } from './pages-of-desk.ts';

/** As many as a manager has. */
const sections = 16;

test('every page of the desk: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  const session = await teamSession(request, 'manager');
  await enterAs(page, session);
  for (const path of await pagesOf(request, session)) {
    await page.goto(path);
    await examineInBoth(page, path);
  }
});

test('sections that do not fit into the bar are in its menu, in either language; Escape shuts it and gives the focus back', async ({
  page,
  request,
}) => {
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/hours');
  const bar = page.getByRole('banner');
  const opener = bar.locator('summary');
  // The mark leads to the desk too.
  const ways = async () => (await bar.getByRole('link').count()) - 1;
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    for (const [width, least] of [
      [390, 0],
      [1024, 3],
      [1440, 9],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await opener.click();
      await expect.poll(ways).toBe(sections);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect.poll(ways).toBeLessThan(sections);
      expect(await ways()).toBeGreaterThanOrEqual(least);
    }
  }
});

test('the page on which an account is claimed: no violation, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  const { headers } = await teamSession(request, 'front_desk');
  const id = await clientAtDesk(request, headers, 'Dunia');
  const made = await request.post(`/api/v1/desk/clients/${id}/claim-link`, { headers });
  expect(made.status(), await made.text()).toBe(201);
  const { url } = await made.json();
  await page.goto(url.slice(url.indexOf('/claim')));
  await expect(page.getByLabel('Email')).toBeVisible();
  await examineInBoth(page, 'claim');
});
