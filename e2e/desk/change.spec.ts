import { expect, type Page, test } from '@playwright/test';
import { clientBooks, openDesk, sessionFor, sessionOfFile } from './at-desk.ts';

/** A Friday for these tests alone. */
const day = '2026-04-10';

test.describe.configure({ mode: 'serial' });
const desk = sessionOfFile('manager');

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a session is moved by keys: the page says where it would go, what prevents it and what needs a reason, and undo works', async ({
  page,
  request,
}) => {
  const { time } = await clientBooks(request, 'Rana', 'Grace Wanjiru', day);
  const { time: later } = await clientBooks(request, 'Salma', 'Grace Wanjiru', day);
  await openDesk(page, desk, `?date=${day}&location=A&view=board`);
  const rana = sessionFor(page, 'Rana');
  await expect(rana).toContainText(time);

  await rana.click();
  const history = page.getByRole('complementary', { name: 'Session' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Booked' })).toBeVisible();
  await rana.focus();
  await page.keyboard.press('m');
  await expect(said(page, 'Rana Tester')).toContainText(`${time}–`);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(said(page, 'Rana Tester')).toContainText(`Salma Tester is there from ${later}.`);
  await page.keyboard.press('Enter');
  const refused = page.getByRole('region', { name: 'Not saved yet' });
  await expect(refused).toContainText('This time is now booked for Salma Tester');
  await expect(refused.getByRole('list').getByRole('button').first()).toBeFocused();
  // The panel ends above the bar, so that its last line can be scrolled to.
  await history.last().scrollIntoViewIfNeeded();
  const [end, sheet] = [await history.last().boundingBox(), await refused.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  await expect(rana).toBeFocused();

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(rana).toBeFocused();
  await expect(rana).toContainText(time);

  await page.keyboard.press('m');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(said(page, 'Rana Tester')).toContainText(
    'Free with a reason: not on the half hour.',
  );
  await page.keyboard.press('Enter');
  await expect(refused).toContainText('The start is not on the half hour.');
  await expect(refused.getByRole('button', { name: 'Agreed with the client' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(refused).toBeHidden();
  await expect(rana).not.toContainText(time);
  await expect(rana).toBeFocused();
  await expect(said(page, 'Rana Tester')).toContainText('Moved');
  await page.keyboard.press('u');
  await expect(rana).toContainText(time);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a session is dragged to another therapist, its end by the lower edge, and moved to the other branch by the form', async ({
  page,
  request,
}) => {
  const { time } = await clientBooks(request, 'Hala', 'Grace Wanjiru', day);
  await openDesk(page, desk, `?date=${day}&location=A&view=board`);
  const hala = sessionFor(page, 'Hala');
  await hala.scrollIntoViewIfNeeded();
  const box = await hala.boundingBox();
  const omar = await page.getByRole('list', { name: 'Sessions with Omar Farouk' }).boundingBox();
  if (!box || !omar) throw new Error('Nothing to drag');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(omar.x + omar.width / 2, middle.y, { steps: 4 });
  await expect(said(page, 'Hala Tester')).toContainText('Omar Farouk');
  const frame = await page.locator('.desk-goal').boundingBox();
  expect(frame?.width, 'as wide as one column').toBeLessThanOrEqual(omar.width);
  await page.mouse.up();
  const omars = page.getByRole('list', { name: 'Sessions with Omar Farouk' });
  await expect(omars.getByRole('button', { name: /Hala Tester/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Session' })).toBeHidden();

  const there = await hala.boundingBox();
  if (!there) throw new Error('Nothing to drag');
  await page.mouse.move(there.x + there.width / 2, there.y + there.height - 2);
  await page.mouse.down();
  await page.mouse.move(there.x + there.width / 2, there.y + there.height * 1.5 - 2, { steps: 4 });
  await page.mouse.up();
  await expect(said(page, 'Hala Tester')).toHaveCount(1);
  await hala.click();
  const panel = page.getByRole('complementary', { name: 'Session' });
  await expect(panel).toContainText('Stretching · 90 min');

  await panel.getByRole('button', { name: 'Change', exact: true }).click();
  const form = panel.getByRole('form', { name: 'Change the session' });
  await expect(form.getByLabel('Time')).toBeFocused();
  await page.keyboard.type('1610');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Time'), 'of 24 hours on any machine').toHaveValue('16:10');
  await form.getByLabel('Time').fill(time);
  await form.getByLabel('Length').selectOption('60');
  await form.getByLabel('Branch').selectOption('Al Mizhar');
  await expect(form.getByRole('status')).toContainText('outside of the shift');
  const save = form.getByRole('button', { name: 'Save the change' });
  const refused = form.getByRole('alert');
  await page.context().setOffline(true);
  await save.click();
  await expect(refused).toContainText('You are offline');
  await form.getByLabel('Length').selectOption('75');
  await expect(refused, 'it was about another change').toBeHidden();
  await form.getByLabel('Length').selectOption('60');
  await save.click();
  await expect(refused).toContainText('You are offline');
  await page.context().setOffline(false);
  await expect(refused, 'the network is back').toBeHidden();
  await expect(save).toBeFocused();
  await save.click();
  await expect(refused).toContainText('not on shift');
  await form.getByLabel('Another reason').fill('Sent for the afternoon');
  await form.getByRole('button', { name: 'Save with this reason' }).click();
  await expect(form).toBeHidden();
  await expect(panel).toContainText('Al Mizhar');
  await expect(panel).toContainText('Stretching · 60 min');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Moved' }).first()).toContainText(
    'Sent for the afternoon',
  );
  await expect(panel).toContainText(time);
});

test('on a phone a resting finger drags a session, and a moving one scrolls', async ({
  browser,
  request,
}) => {
  const { time } = await clientBooks(request, 'Lina', 'Omar Farouk', day);
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openDesk(page, desk, `?date=${day}&location=A&view=board`);
  const lina = sessionFor(page, 'Lina');
  await lina.scrollIntoViewIfNeeded();
  const cdp = await context.newCDPSession(page);
  const board = page.locator('.desk-board');
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: await middleOf(lina), y }];
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const middleOf = async (of: typeof lina) => {
    const box = await of.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const top = (await lina.boundingBox())?.y ?? 0;

  await touch('touchStart', top + 20);
  await touch('touchMove', top - 40);
  await expect(board).not.toHaveAttribute('data-dragged');
  await touch('touchEnd');
  await expect(lina).toContainText(time);

  await lina.scrollIntoViewIfNeeded();
  const from = (await lina.boundingBox())?.y ?? 0;
  await touch('touchStart', from + 20);
  await expect(board).toHaveAttribute('data-dragged');
  // Two rows of half an hour.
  await touch('touchMove', from + 20 + 88);
  await expect(said(page, 'Lina Tester')).toContainText('Free.');
  await touch('touchEnd');
  await expect(said(page, 'Lina Tester')).toContainText('Moved');
  await expect(lina).not.toContainText(time);
  await context.close();
});
