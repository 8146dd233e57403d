import { expect, type Page, test } from '@playwright/test';
import { enterAs, type Session } from '../support/enter.ts';
import { clientBooks, sessionOfFile } from './at-desk.ts';

test.describe.configure({ mode: 'serial' });
const desk = sessionOfFile('front_desk', 'Farah');

/** A Tuesday that no other test uses. */
const sickDay = '2026-05-19';

async function open(page: Page, session: Session, path: string): Promise<void> {
  await enterAs(page, session);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

const sessionOf = (page: Page, firstName: string) =>
  page.getByRole('article', { name: new RegExp(firstName) });

test('a therapist is recorded sick, and each session of the day gets its outcome', {
  tag: '@quick',
}, async ({ page, request }) => {
  await clientBooks(request, 'Iman', 'Noura Al Hashimi', sickDay);
  await clientBooks(request, 'Jana', 'Noura Al Hashimi', sickDay);
  await clientBooks(request, 'Kinda', 'Noura Al Hashimi', sickDay);
  await open(page, desk, `/desk?date=${sickDay}&location=A&view=board`);
  await page.getByRole('link', { name: 'Noura Al Hashimi' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('option', { name: 'Noura Al Hashimi' })).toHaveJSProperty(
    'selected',
    true,
  );
  await expect(form.getByLabel('Last day')).toHaveValue(sickDay);
  await form.getByLabel('Note').fill('Told by telephone');
  await form.getByRole('button', { name: 'Save and show the sessions' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noura Al Hashimi is sick');
  await expect(page.getByRole('status')).toHaveText('3 sessions are still open.');
  const iman = sessionOf(page, 'Iman');
  await iman.getByRole('group', { name: 'Same time, with' }).getByRole('button').first().click();
  await expect(iman).toContainText('Agreed: ');
  // By the server's step that leaves money, minutes and room unchanged.
  const undone = page.waitForResponse(/\/move\/undo\/$/);
  await iman.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).status()).toBe(200);
  await expect(page.getByRole('status')).toHaveText('3 sessions are still open.');
  await iman.getByRole('group', { name: 'Same time, with' }).getByRole('button').first().click();
  await expect(iman).toContainText('Agreed: ');
  const jana = sessionOf(page, 'Jana');
  await jana.getByRole('button', { name: 'Cancel by us' }).click();
  await jana.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(jana).toContainText('Cancelled');
  const kinda = sessionOf(page, 'Kinda');
  await kinda.getByRole('button', { name: 'Not reached' }).click();
  await expect(page.getByRole('status')).toHaveText('Every session has an outcome.');
  // Reached after all.
  await kinda.getByRole('group', { name: 'Another time' }).getByRole('button').first().click();
  await expect(kinda).toContainText('Moved: ');
});
