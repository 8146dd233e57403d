import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { speak, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';
import { clientAtDesk, pagesOf } from './pages-of-desk.ts';

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

test('the five sections are in the bar, or on a phone in its menu; the second row has the pages of the open one', async ({
  page,
  request,
}) => {
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/hours');
  const bar = page.getByRole('banner');
  const opener = bar.locator('summary');
  const ofRota = page.getByRole('navigation', { name: /Rota|جدول الدوام/ }).getByRole('link');
  // The logo leads to the desk too.
  const places = async () => (await bar.getByRole('link').count()) - 1;
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    for (const [width, inBar] of [
      [390, 0],
      [768, 5],
      [1024, 5],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(places).toBe(inBar);
      await expect(ofRota).toHaveCount(3);
      await expect(ofRota.last()).toHaveAttribute('aria-current', 'page');
      await opener.click();
      await expect.poll(places).toBe(5);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  }
});

test('the page for claiming an account: no violation, nothing cut off, nothing too small', async ({
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
