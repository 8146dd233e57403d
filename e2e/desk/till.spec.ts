import { type APIRequestContext, expect, test } from '@playwright/test';
import { enterAs, type Session } from '../support/enter.ts';
import {
  clientAtDesk,
  clientBooks,
  deskDay,
  openDesk,
  sessionFor,
  teamSession,
} from './at-desk.ts';
import { openTill } from './at-till.ts';
import { examineInBoth } from './examine.ts';

test('X, method, Enter settles an ordinary session in three keys', { tag: '@quick' }, async ({
  page,
  request,
}) => {
  await clientBooks(request, 'Rana');
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk);
  await openDesk(page, desk, `?view=list&location=A&date=${deskDay}`);
  await sessionFor(page, 'Rana').focus();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('x');
  const panel = page.getByRole('complementary', { name: 'Session' });
  await expect(panel.getByRole('button', { name: 'Take 320.00 AED' })).toBeVisible();
  await press('c');
  await press('Enter');
  await expect(panel.getByText('Paid: 320.00 AED')).toBeFocused();
  expect(keys).toBe(3);
  await expect(panel).toContainText(/INV-A-\d{6}/);
  await expect(panel.getByRole('button', { name: 'Take' })).toBeHidden();
});

test('a client pays onto their account, which pays what it can of a package at the till @CREDIT-01', async ({
  page,
  request,
}) => {
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk);
  const client = await clientAtDesk(request, desk, 'Shamma', '0567711224');
  await enterAs(page, desk);
  await page.goto(`/desk/clients/${client}?location=A`);
  const account = page.getByRole('region', { name: 'Money on account' });
  await account.getByRole('button', { name: 'Pay in' }).click();
  await account.getByLabel('Amount in AED').fill('300');
  await account.getByRole('button', { name: 'Take onto the account' }).click();
  await expect(account.getByRole('listitem')).toContainText('Paid in300.00 AED');

  await page.goto(`/desk/till?location=A&client=${client}`);
  const sell = page.getByRole('region', { name: 'Sell and take' });
  await expect(sell.getByText('On the account: 300.00 AED')).toBeVisible();
  await sell
    .getByRole('button', { name: /Starter Package/ })
    .last()
    .click();
  await sell.getByText('Account credit').first().click();
  await sell.getByText('Cash', { exact: true }).last().click();
  await sell.getByRole('button', { name: /^Take [\d,.]+ AED/ }).click();
  await expect(sell.getByText(/Paid: [\d,.]+ AED/)).toBeFocused();

  await page.goto(`/desk/clients/${client}`);
  await expect(account.getByRole('listitem').first()).toContainText('Used for a sale−300.00 AED');
  await expect(account.getByRole('button', { name: 'Pay out' })).toBeHidden();
});

test('a package for a client with a long session stays in its box and can be removed: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  const desk = await teamSession(request, 'front_desk');
  await openTill(request, desk);
  const client = await clientAtDesk(request, desk, 'Layan', '0567711223');
  await bookLongSession(request, desk, client);
  await enterAs(page, desk);
  await page.goto(`/desk/till?location=A&client=${client}`);
  const sell = page.getByRole('region', { name: 'Sell and take' });
  const starter = sell.getByRole('button', { name: /Starter Package/ }).last();
  const first = sell.getByLabel('First session that it pays for');
  await starter.click();
  await expect(first.getByRole('option')).toHaveCount(2);
  await sell.getByRole('button', { name: /^Remove Starter Package/ }).click();
  await expect(first).toBeHidden();
  await starter.click();
  await expect(first).toBeVisible();
  await examineInBoth(page, 'a package with its first session');
});

/** Books a session of three services for a client, with any free therapist. */
async function bookLongSession(request: APIRequestContext, { headers }: Session, id: number) {
  const answer = await request.get('/api/v1/service/services/');
  const { results } = await answer.json();
  const services = ['PNF Stretching', 'Dynamic Stretching', 'Red-Light Therapy'].map((name) => ({
    id: results.find((each: { name: string }) => each.name === name).id,
    time: 30,
  }));
  const data = {
    client_id: id,
    services,
    ...{ serviceType: 'service', therapist_id: null, location: 'A' },
    ...{ date: '2026-07-25', time: '15:00', total_duration: 90 },
    override: { reason: 'Agreed by telephone' },
  };
  const booked = await request.post('/api/v1/desk/bookings/', { headers, data });
  expect(booked.status(), await booked.text()).toBe(201);
}
