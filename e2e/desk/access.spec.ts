import { expect, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { employ } from '../support/server.ts';
import { makeCounter, openDesk, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';

test('the desk: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, await teamSession(request, 'manager'), '?view=board');
  for (const view of ['board', 'list'] as const) {
    await page.goto(`/desk?view=${view}`);
    await expect(page.locator('[data-session]').first()).toBeVisible();
    await examineInBoth(page, view);
  }
  await page.locator('[data-session]').first().click();
  const parts = page.getByRole('complementary').getByRole('heading', { level: 3 });
  // Three of each session; some show what is to pay.
  await expect(parts.nth(2)).toBeVisible();
  await examineInBoth(page, 'panel');
});

test('before the desk is open: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  await makeCounter(page, 'Counter to look at', 'Dana');
  await page.goto('/desk');
  const faces = page.getByRole('main').getByRole('button');
  await expect(faces.first()).toBeVisible();
  await examineInBoth(page, 'faces');
  await faces.filter({ hasText: 'Dana Tester' }).last().click();
  await examineInBoth(page, 'PIN');
  const person = await registered(request, 'Rana');
  await employ(person.email, 'front_desk');
  await enterAs(page, await sessionOf(request, person));
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rana');
  await examineInBoth(page, 'set-up');
  await page.getByRole('main').getByRole('button').nth(-2).click();
  await expect(page.locator('[data-secret]')).toBeVisible();
  await examineInBoth(page, 'app');
});
