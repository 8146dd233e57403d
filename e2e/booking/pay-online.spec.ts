import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../access/examine.ts';
import { openDesk, sessionFor, teamSession } from '../desk/at-desk.ts';
import { enterAs, type Session, sessionOf } from '../support/enter.ts';
import { readCode, readInbox } from '../support/inbox.ts';
import { newPerson, registered } from '../support/people.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { giveCode, giveEmail, giveProfile } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import { firstFreeTime, therapistId } from '../support/wizard.ts';

const therapist = 'Noura Al Hashimi';
const phone = { viewport: { width: 390, height: 844 } };

// Other journeys pay at the studio. One for all of these, which has to be started.
test.describe.configure({ mode: 'default' });
let studio: OwnStudio;
let manager: Session;
let visitors: BrowserContext[] = [];

test.beforeAll(async ({ playwright }) => {
  studio = await openOwnStudio();
  const request = await playwright.request.newContext({ baseURL: studio.address });
  manager = await teamSession(request, 'manager', 'Sara', studio);
  const seen = async (path: string) =>
    (await request.get(`/api/v1/desk/studio/${path}`, { headers: manager.headers })).json();
  const { terms } = await seen('payment-terms');
  const changed = await request.put('/api/v1/desk/studio/payment-terms', {
    headers: manager.headers,
    data: {
      version: terms[0].version,
      ...{ package_id: null, paid: 'either', asked_of: 'everybody', missed_sessions: null },
      ...{ deposit_percent: null, deposit_amount: null, late_back_percent: 0 },
      ...{ card_of: 'nobody', card_missed_sessions: null, late_fee_percent: null },
      ...{ late_fee_amount: null, missed_fee_percent: null, missed_fee_amount: null },
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const sold = await request.put('/api/v1/desk/studio/gift-cards', {
    headers: manager.headers,
    data: {
      ...{ version: (await seen('gift-cards')).version, sold: true, amounts: [100, 250] },
      ...{ least: 50, most: 5000, valid_months: 24, packages_taxed: 'used' },
    },
  });
  expect(sold.status(), await sold.text()).toBe(200);
  await request.dispose();
});
test.afterAll(() => studio.stop());

test.afterEach(async () => {
  for (const visitor of visitors) await visitor.close();
  visitors = [];
});

async function openVisitor(browser: Browser, options = {}): Promise<Page> {
  const visitor = await browser.newContext({ baseURL: studio.address, ...options });
  visitors.push(visitor);
  return visitor.newPage();
}

/** The wizard with an hour of stretching chosen, at the first free time of a day. */
async function openChosen(page: Page, day: string): Promise<void> {
  const time = await firstFreeTime(page.request, therapist, day, 60);
  const id = await therapistId(page.request, therapist);
  await page.goto(
    `/booking?service=stretching&minutes=60&therapist=${id}&location=A&date=${day}&time=${time}`,
  );
}

test("A new client pays for a session on the phone and stands on the desk's board as paid in under five seconds.", async ({
  browser,
}) => {
  const day = '2026-03-12';
  const [page, board] = [await openVisitor(browser, phone), await openVisitor(browser)];
  await openDesk(board, manager, `?date=${day}`);
  const amina = newPerson('Amina');
  await openChosen(page, day);
  await giveEmail(page, amina.email);
  await giveProfile(page, amina);
  await giveCode(page, await readCode(page.request, amina.email));
  await expect(page).toHaveURL('/booking?step=confirm');
  await expect(page.getByRole('radio', { name: /^Pay now/ })).toBeChecked();
  await expect(page.getByText(/and all 320 AED go back to your card/)).toBeVisible();
  await expectAccessible(page, 'paying online', 'light');
  await tick(page.getByRole('checkbox', { name: /agree to the cancellation policy/ }));
  const pay = page.getByRole('button', { name: 'Confirm and pay' });
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  const where = page.url();

  await test.step('leaving and coming back leads to the same payment', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/booking?step=confirm');
    await pay.click();
    await expect(page).toHaveURL(where);
    await page.getByRole('button', { name: 'Leave without paying' }).click();
    await expect(page.getByRole('heading', { name: 'Your payment is not finished' })).toBeVisible();
    await expectAccessible(page, 'a payment that is not finished', 'dark');
    await page.getByRole('link', { name: 'Continue and pay 320 AED' }).click();
    await expect(page).toHaveURL(where);
  });

  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(sessionFor(board, 'Amina')).toContainText('Paid online', { timeout: 5000 });
  await expect(page).toHaveURL('/booking?step=done');
  await expect(page.getByText('Your session is booked.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('320 AED');
  await expect(page.getByText('Paid online', { exact: true })).toBeVisible();
  await expect(page.getByText(/all 320 AED go back to your card/)).toBeVisible();
  await sessionFor(board, 'Amina').click();
  const panel = board.getByRole('complementary', { name: 'Session' });
  await expect(panel).toContainText('Paid online');
  await expect(panel).toContainText('Paid: 320.00 AED');
});

test('A client pays in Arabic, right to left, with a reader of screens, without script beyond our own.', async ({
  browser,
}) => {
  const page = await openVisitor(browser, phone);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(studio.address) && /^http/.test(request.url()))
      foreign.push(request.url());
  });
  const layla = await registered(page.request, 'Layla', { language: 'ar' });
  await enterAs(page, await sessionOf(page.request, layla));
  await openChosen(page, '2026-03-14');
  await expect(page).toHaveURL('/booking?step=confirm');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('radio', { name: /^الدفع الآن/ })).toBeChecked();
  await expectAccessible(page, 'paying online in Arabic', 'dark');
  await page.getByRole('checkbox', { name: /سياسة الإلغاء/ }).press('Space');
  const confirm = page.getByRole('button', { name: 'التأكيد والدفع' });
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
  // The provider of development stands for a bank, whose page is its own.
  await page.getByRole('button', { name: 'Decline the card' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'رُفضت بطاقتك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, 'a declined card in Arabic', 'light');
  await page.getByRole('link', { name: 'إعادة المحاولة' }).press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(page).toHaveURL('/booking?step=done');
  await expect(page.getByText('مدفوع عبر الإنترنت', { exact: true })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('A client adds a card, sees its last four digits, and removes it.', async ({ browser }) => {
  const page = await openVisitor(browser, phone);
  const amina = await registered(page.request, 'Amina');
  await enterAs(page, await sessionOf(page.request, amina));
  await page.goto('/profile/settings#card');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByRole('heading', { name: 'Test card' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep a card that works' }).click();
  await expect(page).toHaveURL('/profile/settings#card');
  await expect(page.getByText('that ends in 4242')).toBeVisible();
  await expectAccessible(page, 'a card on file', 'light');
  await page.getByRole('button', { name: 'Remove card' }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByText('Your card is removed.')).toBeVisible();
  await expect(page.getByText('that ends in 4242')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible();
});

test('A visitor signs in and buys a gift card on the phone, and pays a part of a session with it.', async ({
  browser,
}) => {
  const page = await openVisitor(browser, phone);
  const noor = await registered(page.request, 'Noor');
  await page.goto('/gift-cards');
  await tick(page.getByRole('radio', { name: '100 AED', exact: true }));
  await page.getByLabel('For', { exact: true }).fill('Mariam');
  await page.getByLabel('Greeting').fill('Happy birthday!');
  await tick(page.getByRole('radio', { name: 'Mail it to me' }));
  await expectAccessible(page, 'a gift card', 'light');
  await page.getByRole('button', { name: 'Sign in and pay' }).click();
  await giveEmail(page, noor.email);
  await giveCode(page, await readCode(page.request, noor.email));
  await expect(page.getByLabel('Greeting')).toHaveValue('Happy birthday!');
  await page.getByRole('button', { name: 'Pay 100 AED' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Thank you: your gift card of 100 AED is paid.')).toBeVisible();
  let code = '';
  await expect
    .poll(async () => {
      const texts = (await readInbox(page.request, noor.email)).map(({ text }) => text);
      code = texts.join('\n').match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/)?.[0] ?? '';
      return code;
    })
    .not.toBe('');

  await openChosen(page, '2026-03-21');
  await page.getByRole('button', { name: 'Pay with a gift card' }).click();
  await page.getByLabel('Code of the gift card').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Add the gift card' }).click();
  await expect(page.getByText(/The gift card pays 100 AED, and the rest/)).toBeVisible();
  await expectAccessible(page, 'paying with a gift card', 'dark');
  await tick(page.getByRole('checkbox', { name: /agree to the cancellation policy/ }));
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/booking?step=done');
  await expect(page.getByText('320 AED paid')).toBeVisible();
});
