import { expect, test } from '@playwright/test';
import { clientAtDesk, clientBooks, keepBack, openDesk, sessionOfFile } from './at-desk.ts';

test.describe.configure({ mode: 'serial' });
const desk = sessionOfFile('front_desk', 'Fatin');

/** A Saturday beyond the demo's data. */
const saturday = '2026-07-25';
const newSession = { name: 'New session', exact: true };

test('Ctrl-K finds clients of the whole studio and sessions of the day, to book for or open them; free times are offered by WhatsApp, which is logged', async ({
  page,
  request,
}) => {
  await clientBooks(request, 'Uma', 'Omar Farouk', saturday);
  const id = await clientAtDesk(page.request, desk, 'Thuraya', '0587007788');
  await openDesk(page, desk, `?date=${saturday}`);
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Find' });
  await page.keyboard.type('uma');
  await finder.getByRole('option', { name: /Uma Tester Session of this day/ }).click();
  await expect(finder).toBeHidden();
  const panel = page.getByRole('complementary', { name: 'Session', exact: true });
  await expect(panel.getByRole('heading', { name: 'Uma Tester' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('0587007788');
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('button', { name: 'Book a session' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(finder.getByRole('button', { name: 'Open client' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const form = page.getByRole('complementary', newSession);
  await expect(form).toContainText('Thuraya');
  const offer = form.getByRole('link', { name: 'Offer free times by WhatsApp' });
  await expect(offer).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/971587007788\?text=Hello%20Thuraya/,
  );
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
  const chat = page.waitForEvent('popup');
  await offer.click();
  await (await chat).close();
  const contacts = `/api/v1/desk/clients/${id}/contacts`;
  await expect
    .poll(
      async () =>
        (await (await page.request.get(contacts, { headers: desk.headers })).json()).results,
    )
    .toMatchObject([{ channel: 'whatsapp', about: 'free_times' }]);
});

test('typing after Ctrl-K is not lost and goes to no other field, however late Find is rendered', async ({
  page,
}) => {
  await clientAtDesk(page.request, desk, 'Hessa', '0587014477');
  const letGo = await keepBack(page, '**/assets/finder-*.js');
  await openDesk(page, desk, `?date=${saturday}&location=A&book=new`);
  const left = page
    .getByRole('complementary', newSession)
    .getByRole('combobox', { name: 'Client' });
  await expect(left).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('0587014477');
  await page.keyboard.press('Enter');
  letGo();
  const finder = page.getByRole('dialog', { name: 'Find' });
  await expect(finder.getByText('Hessa')).toBeVisible();
  await expect(finder.getByRole('button', { name: 'Book a session' })).toBeFocused();
  await expect(left).toHaveValue('');
});
