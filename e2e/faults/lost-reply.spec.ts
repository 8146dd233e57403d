import { expect, type Page, test } from '@playwright/test';
import { clientBooks, openDesk, sessionFor, teamSession } from '../desk/at-desk.ts';
import { enterAs } from '../support/enter.ts';
import { ownerOf, pickAnyTherapist, pickSlot } from '../support/packages.ts';
import { today } from '../support/server.ts';
import {
  agreeAndConfirm,
  dayButton,
  expectThankYou,
  goNext,
  pickLocation,
} from '../support/wizard.ts';

/**
 * The next `times` requests to an address arrive, but their replies are lost; afterwards none
 * arrives until released.
 */
async function losesReplies(page: Page, address: string) {
  const keys: (string | undefined)[] = [];
  const bodies: (string | null)[] = [];
  let isLost = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    bodies.push(route.request().postData());
    if (!isLost) return route.fallback();
    if (keys.length === 1) await route.fetch();
    return route.abort();
  });
  return { keys, bodies, end: () => (isLost = false) };
}

test('a booking whose reply was lost is checked, even after a reload, and booked once from the package @SUBMIT-12', async ({
  page,
  request,
}) => {
  const product = 'Starter Package';
  const { own } = await ownerOf(request, {
    name: 'Lamia',
    day: '2026-04-03',
    kind: 'personal',
    product,
  });
  const before = await leftOf();
  await enterAs(page, own);
  await page.goto('/booking');
  await page.getByRole('main').getByRole('button', { name: 'Use my package' }).click();
  await goNext(page);
  await pickLocation(page, 'Al Warqa');
  await pickAnyTherapist(page);
  await dayButton(page, '2026-03-31').click();
  await pickSlot(page, /mins\)$/);
  await page.getByRole('button', { name: 'Confirm Time' }).click();
  const lost = await losesReplies(page, '**/api/v1/appointment/appointments/');
  await agreeAndConfirm(page);

  const checking = page
    .getByRole('status')
    .filter({ hasText: 'We are checking whether your booking arrived.' });
  await expect(checking).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  await expect.poll(() => lost.keys.length).toBeGreaterThanOrEqual(3);
  await expect(main.getByText('You already have')).toBeHidden();
  await page.reload();
  await expect(checking).toBeVisible();
  await expect(main.getByText('You already have')).toBeHidden();
  await expect(main.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  lost.end();
  await expectThankYou(page);
  expect(new Set(lost.keys).size).toBe(1);
  expect(new Set(lost.bodies).size).toBe(1);
  await expect(checking).toBeHidden();
  const list = await request.get('/api/v1/appointment/appointments-mobile/next/', own);
  expect((await list.json()).count).toBe(2);
  expect(before - (await leftOf())).toBe(lastingOf(lost.bodies[0]));

  async function leftOf(): Promise<number> {
    const held = await request.get('/api/v1/appointment/active-package/', own);
    const found = await held.json();
    return found.remaining_time;
  }
});

const lastingOf = (body: string | null | undefined) => JSON.parse(body ?? '{}').total_duration;

test('a desk step whose reply was lost is checked and done once', async ({ page, request }) => {
  const desk = await teamSession(request, 'front_desk');
  await clientBooks(request, 'Lujain', 'Daniel Novak', today);
  await openDesk(page, desk, '?view=list&location=A');
  const session = sessionFor(page, 'Lujain');
  const lost = await losesReplies(page, '**/api/v1/desk/bookings/*/check-in/');
  // Focused and pressed at once: a list that is loaded again meanwhile would take the focus away.
  await session.press('i');
  const checking = page.getByRole('status').filter({
    hasText: 'No answer came. We are checking whether this was saved.',
  });
  await expect(checking).toBeVisible();
  lost.end();
  await expect(checking).toBeHidden();
  await expect(session).toContainText('Here');
  expect(new Set(lost.keys).size).toBe(1);
});
