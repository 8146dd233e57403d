import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { clientBooks, deskDay, openDesk, sessionFor, speak, teamSession } from '../desk/at-desk.ts';
import { openTill, sellTenHours } from '../desk/at-till.ts';
import { clientAtDesk } from '../desk/pages-of-desk.ts';
import { enterAs, type Session } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { answerWith } from './answer-with.ts';
import * as money from './money-in-words.ts';
import { take } from './take.ts';

test.setTimeout(1_800_000);

// Coins, cards and payments online, which the demo's till does without.
let studio: OwnStudio;
let manager: Session;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  studio = await openOwnStudio();
  await studio.change('update settings set cash_coin_fils = 25');
  await studio.change('update service_durations set price_fils = price_fils + 10');
  request = await playwright.request.newContext({ baseURL: studio.address });
  manager = await teamSession(request, 'manager', 'Sara', studio);
  await openTill(request, manager);
  await openTill(request, manager, 'B');
});
test.afterAll(async () => {
  await request.dispose();
  await studio.stop();
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(studio?.address) });

const see = (page: Page, name: string) => take(page, `till/${name}`, speak);

test('a session is paid in cash, rounded, at a counter', async ({ page }) => {
  await clientBooks(request, 'Rana');
  await openDesk(page, manager, `?view=list&location=A&date=${deskDay}`);
  await sessionFor(page, 'Rana').click();
  const panel = page.getByRole('complementary', { name: 'Session' });
  await panel.getByRole('button', { name: /^Take payment/ }).click();
  await panel.getByText('Cash').first().click();
  await panel.getByLabel('Received').fill('350');
  await see(page, 'cash-rounded');
  await panel.getByLabel('Received').fill('3');
  await panel.getByRole('button', { name: /^Take \d/ }).click();
  await see(page, 'cash-too-little');
  await panel.getByLabel('Received').fill('350');
  await panel.getByRole('button', { name: /^Take \d/ }).click();
  await expect(panel.getByText(/^Paid:/)).toBeVisible();
  await see(page, 'cash-paid');
});

test('the till: a sale, its payment in parts, what is owed, fees', async ({ page }) => {
  const client = await clientAtDesk(request, manager.headers, 'Mira');
  await answerWith(page, '**/api/v1/desk/till/fees/?*', () => money.fees);
  await enterAs(page, manager);
  await page.goto(`/desk/till?location=A&client=${client}`);
  const sell = page.getByRole('region', { name: 'Sell and take' });
  await sell
    .getByRole('button', { name: /Starter Package/ })
    .last()
    .click();
  await sell.getByRole('button', { name: 'In parts' }).click();
  await see(page, 'sale-in-parts');
  await page
    .getByRole('button', { name: /^Decide on the fee/ })
    .first()
    .click();
  await see(page, 'fee-decided');
});

test('an invoice: its company, its refund', async ({ page }) => {
  const number = await sellTenHours(request, manager, await registered(request, 'Hessa'));
  await enterAs(page, manager);
  await page.goto(`/desk/documents/${number}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in AED').fill('275');
  await see(page, 'refund');
  await dialog
    .getByRole('button', { name: /^Refund/ })
    .last()
    .click();
  await see(page, 'refund-wrong');
  await page.goto(`/desk/documents/${number}`);
  await page.getByRole('button', { name: 'Invoice to a company' }).click();
  await see(page, 'company-asked');
  await dialog.getByLabel('Name of the company').fill('Gulf Trading and Contracting LLC');
  await dialog.getByLabel('Address of the company').fill('Office 1204, Silver Tower, Business Bay');
  await dialog.getByLabel(/Tax registration number/).fill('100000000000003');
  await dialog.getByRole('button', { name: 'Issue the invoice' }).click();
  await expect(page.getByText('Gulf Trading and Contracting LLC').first()).toBeVisible();
  await see(page, 'company-invoice');
});

test('what online payments leave to do, and payouts', async ({ page }) => {
  await answerWith(page, '**/api/v1/desk/till/payment-tasks/?*', () => money.tasks);
  await answerWith(page, '**/api/v1/desk/reports*', (report) => ({
    ...report,
    payouts: money.payouts,
  }));
  await enterAs(page, manager);
  await page.goto('/desk/tasks');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Close the task/ })
    .first()
    .click();
  await see(page, 'tasks');
  await answerWith(page, '**/api/v1/desk/till/payment-tasks/?*', () => ({ open: [], closed: [] }));
  await page.goto('/desk/tasks');
  await expect(page.getByText('No online payment needs attention.')).toBeVisible();
  await see(page, 'tasks-none');
  await page.goto('/desk/reports');
  await expect(page.getByText('Payouts to the bank').first()).toBeVisible();
  await see(page, 'payouts');
});

test('a client who owes fees, has plans, and pays by a link', async ({ page }) => {
  await clientBooks(request, 'Layan');
  await answerWith(page, '**/api/v1/desk/till/fees/of-client/*', () => money.fees);
  await answerWith(page, '**/api/v1/desk/clients/*/plans/', () => money.plans);
  await answerWith(page, '**/api/v1/desk/sign-in/', (who) => ({ ...who, takes_online: true }));
  await enterAs(page, manager);
  await page.goto('/desk/clients?q=layan');
  await page.getByRole('link', { name: /Layan/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layan');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await see(page, 'client-with-plans');
  await page.goto(`/desk?view=list&location=A&date=${deskDay}`);
  await sessionFor(page, 'Layan').click();
  await page
    .getByRole('button', { name: /Payment link/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toBeVisible();
  await see(page, 'payment-link');
});

test('the till at rest, with its tiles', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/till?location=A');
  await expect(page.getByRole('button', { name: /Magnesium oil/ }).first()).toBeVisible();
  await see(page, 'tiles');
});

test('stock and products', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/stock?location=A');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('table').getByRole('button').first().click();
  await see(page, 'stock-receive');
  await page.goto('/desk/studio/products');
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Change prices from a day on' }).click();
  await see(page, 'product-prices');
});
