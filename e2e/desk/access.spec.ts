import { expect, type Page, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { employ } from '../support/server.ts';
import { makeCounter, openDesk, speak, teamSession } from './at-desk.ts';
import { examine } from './examine.ts';

test('the desk: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  await openDesk(page, await teamSession(request, 'manager'), '?view=board');
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    for (const view of ['board', 'list'] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.keyboard.press('Escape');
      await show(page, view);
      await examine(page, `${view} in ${language}`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('[data-session]').first().click();
    const parts = page.getByRole('complementary').getByRole('heading', { level: 3 });
    // Three of each session; some show what is to pay.
    await expect(parts.nth(2)).toBeVisible();
    await examine(page, `panel in ${language}`);
  }
});

test('before the desk is open: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  await makeCounter(page, 'Counter to look at', 'Dana');
  for (const language of ['en', 'ar'] as const) {
    await page.goto('/desk');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await speak(page, language);
    await examine(page, `faces in ${language}`);
    await page.getByRole('main').getByRole('button', { name: 'Dana Tester' }).last().click();
    await examine(page, `PIN in ${language}`);
  }
  const person = await registered(request, 'Rana');
  await employ(person.email, 'front_desk');
  await enterAs(page, await sessionOf(request, person));
  await page.goto('/desk');
  for (const language of ['en', 'ar'] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rana');
    await speak(page, language);
    await examine(page, `set-up in ${language}`);
    await page.getByRole('main').getByRole('button').nth(-2).click();
    await expect(page.locator('[data-secret]')).toBeVisible();
    await examine(page, `app in ${language}`);
    await page.reload();
  }
});

async function show(page: Page, view: 'board' | 'list'): Promise<void> {
  await page.goto(`/desk?view=${view}`);
  await expect(page.locator('[data-session]').first()).toBeVisible();
}
