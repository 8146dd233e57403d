import { expect, type Locator, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { makeTherapistOf } from '../support/server.ts';
import { clientBooks, openDesk, sessionAs, speak, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a therapist has their day on the phone: the next client large, here, done, a note, and running late', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await clientBooks(request, 'Monira', 'Grace Wanjiru', '2026-04-24', { agrees: true });
  const person = await registered(request, 'Salma');
  await makeTherapistOf(person.email, 'Monira', '09:50');
  await enterAs(page, await sessionAs(request, person, 'therapist'));
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/desk\/mine$/);

  const next = page.getByRole('article');
  await expect(next).toContainText('09:50');
  await expect(next).toContainText('Monira T.');
  await expect(page.getByRole('main')).not.toContainText('Tester');
  await next.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible();
  await next.getByRole('button', { name: 'Notes' }).click();
  await next.getByRole('textbox', { name: 'Note' }).fill('The left shoulder is better.');
  await next.getByRole('button', { name: 'Keep the note' }).click();
  await expect(next.getByRole('listitem')).toContainText('The left shoulder is better.');
  await examineInBoth(page, 'own day');
  await speak(page, 'en');

  await page.getByRole('button', { name: 'I am running late' }).click();
  await page.getByRole('button', { name: '15 min', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Coming late' })).toContainText('15 minutes late');
  const counter = await browser.newPage();
  await openDesk(counter, await teamSession(request, 'front_desk'), '?view=board');
  await expect(counter.getByText('15 minutes late')).toBeVisible();
  for (const language of ['en', 'ar'] as const) {
    await speak(counter, language);
    await expectInHead(counter.getByText(/15 minutes late|15 دقيقة/));
  }
  await speak(counter, 'en');
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(counter.getByText('15 minutes late')).toBeHidden();
  await counter.close();

  await next.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('All sessions of this day are over.')).toBeVisible();
  await page.getByRole('button', { name: 'I am sick' }).click();
  await page.getByRole('radio', { name: 'Until 4 Mar' }).check();
  await page.getByRole('button', { name: 'Tell the desk' }).click();
  await expect(page.getByText('Sick', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /09:50/ }).click();
  await expect(page.getByRole('button', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the session' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible();
});

/** Fails if a line overflows the head of its column, whose lower edge would cross it out. */
async function expectInHead(line: Locator) {
  const beyond = () =>
    line.evaluate((element) => {
      const edge = element.closest('.desk-head')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().bottom - edge;
    });
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}
