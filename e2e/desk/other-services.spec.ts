import { expect, test } from '@playwright/test';
import { clientBooks, openDesk, sessionFor, teamSession } from './at-desk.ts';

/** A Friday for this test alone. */
const day = '2026-05-08';

test("a booked session gets another service in a room chosen by hand, and is changed back; the client's page leads to the till", async ({
  page,
  request,
}) => {
  const desk = await teamSession(request, 'manager');
  await clientBooks(request, 'Mariam', 'Omar Farouk', day);
  await openDesk(page, desk, `?date=${day}&location=A&view=board`);
  await sessionFor(page, 'Mariam').click();
  const panel = page.getByRole('complementary', { name: 'Session' });
  await panel.getByRole('button', { name: 'Change', exact: true }).click();
  const form = panel.getByRole('form', { name: 'Change the session' });
  await form.getByLabel('Service').selectOption('Red-Light Therapy');
  await expect(form.getByLabel('Length')).toHaveValue('30');
  await form.getByLabel('Service').selectOption('Sport Massage');
  const room = form.getByLabel('Room or device');
  await expect(room).toHaveValue('');
  await room.selectOption('Treatment room 2');
  await form.getByRole('button', { name: 'Add a service' }).click();
  await form.getByLabel('Service', { exact: true }).nth(1).selectOption('Red-Light Therapy');
  await form.getByRole('button', { name: 'Save the change' }).click();
  await expect(form).toBeHidden();
  await expect(panel).toContainText('Sport Massage · 30 min');
  await expect(panel).toContainText('Red-Light Therapy · 30 min');
  await expect(panel).toContainText('Treatment room 2');
  const story = panel.getByRole('listitem').filter({ hasText: 'Moved' }).first();
  await expect(story).toContainText('Stretching');
  await page.getByRole('button', { name: 'Undo U' }).click();
  await expect(panel).toContainText('Stretching · 60 min');
  await expect(panel).not.toContainText('Treatment room 2');

  const found = await request.get('/api/v1/desk/clients?q=Mariam%20Tester', {
    headers: desk.headers,
  });
  const [client] = await found.json();
  await page.goto(`/desk/clients/${client.id}`);
  await page.getByRole('link', { name: 'To the till' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Till' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sell and take' })).toContainText('Mariam Tester');
});
