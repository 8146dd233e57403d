import { expect, test } from '@playwright/test';
import { enterAs, sessionOf } from '../support/enter.ts';
import { newMember } from '../support/member.ts';
import { buyPackage, timeForAnyone } from '../support/packages.ts';
import { registered } from '../support/people.ts';

test('a client below 500 minutes sees what unlocks a membership, and how many are missing @PROFILE-02 @PROFILE-09 @PROFILE-10 @PROFILE-12 @MEMB-05', async ({
  page,
  request,
}) => {
  const person = await registered(request, 'Starter');
  const session = await sessionOf(request, person);
  await enterAs(page, session);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Membership' });
  await expect(part).toContainText('UNLOCK NOW');
  await expect(part).toContainText('Purchase 500+ Package Minutes');
  await expect(part).toContainText('Up to 15% Partner Discounts');
  await expect(part.getByRole('heading', { name: 'Why Become a Member?' })).toBeVisible();
  await expect(part).toContainText('Partner discounts up to 15%');
  await expect(part).toContainText('Priority booking access');
  await expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('No packages yet')).toBeVisible();
  await expect(page.getByText('Purchase a wellness package to get started!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Discounts' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show your membership card' })).toBeHidden();

  const time = await timeForAnyone(request, '2026-04-16', 60);
  await buyPackage(request, session.headers, 'personal', 'Starter Package', {
    date: '2026-04-16',
    time,
    minutes: 60,
  });
  await page.reload();
  await expect(part).toContainText('300 of 500 min');
  await expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '300');
  await part.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/booking');
});

test('a member shows the card, and a scan says that it is valid now @PROFILE-02 @PROFILE-08 @MEMB-04 @MEMB-06', async ({
  page,
  request,
  browser,
}) => {
  await enterAs(page, await newMember(request, 'Meera', '2026-04-17'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Discounts' })).toBeVisible();
  const part = page.getByRole('region', { name: 'Membership' });
  await expect(part).toContainText('Show this card to our partners to receive exclusive discounts');
  await expect(part).not.toContainText('UNLOCK NOW');
  await expect(part).toContainText('Meera Tester');
  await expect(part).toContainText(/LMB-\d{4}-\d{4}/);
  await expect(part).toContainText('From 3 March 2026');
  await expect(part).toContainText('Valid until 2 March 2027');

  await part.getByRole('button', { name: 'Show your membership card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Membership Card' });
  await expect(dialog).toContainText('Show this card to our partners at checkout');
  const code = dialog.getByRole('img', { name: 'QR code of your membership' });
  await expect(code).toBeVisible();
  const { pathname: scanned } = new URL((await code.getAttribute('data-pass')) ?? '');

  const cashier = await (await browser.newContext()).newPage();
  await cashier.goto(scanned);
  await expect(cashier.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible();
  const verdict = cashier.getByRole('status');
  await expect(verdict).toContainText('Meera');
  await expect(verdict).not.toContainText('Tester');
  await expect(verdict).toContainText('Valid until 2 March 2027');
  await expect(cashier.getByRole('banner')).toBeHidden();

  await cashier.goto(`${scanned.slice(0, -4)}AAAA`);
  await expect(cashier.getByRole('heading', { name: 'Not our card' })).toBeVisible();

  await cashier.context().close();
});

test("the card's code renews itself, and a tab that was asleep shows no old one", async ({
  page,
  request,
}) => {
  const session = await sessionOf(request, await registered(request, 'Sleeper'));
  await page.clock.install();
  let passes = 0;
  let renewAt = 0;
  let answering = true;
  await page.route('**/membership/status/', (route) =>
    route.fulfill({
      json: {
        has_membership: true,
        membership: {
          id: 'LMB-1234-5678',
          valid_from: '2026-03-03',
          valid_to: '2027-03-02',
          user: { first_name: 'Sleeper', last_name: 'Tester', name: 'Sleeper Tester' },
        },
        available_partner_discounts: [],
        discounts: [],
        minutes_bought: 0,
        minutes_needed: 500,
      },
    }),
  );
  await page.route('**/membership/card/', async (route) => {
    if (!answering) return route.abort();
    passes += 1;
    const now = await page.evaluate(() => Date.now());
    renewAt = now + 60_000;
    await route.fulfill({
      json: {
        url: `https://limber.example/card/pass-${passes}`,
        renew_at: new Date(renewAt).toISOString(),
      },
    });
  });
  // The page's own time is the server's here.
  await page.route('**/service/studio/', async (route) => {
    const answer = await route.fetch();
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ json: { ...(await answer.json()), now: new Date(now).toISOString() } });
  });
  await enterAs(page, session);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show your membership card' }).click();
  const code = page.locator('[data-pass]');
  await expect(code).toHaveAttribute('data-pass', /pass-1$/);
  await page.clock.runFor(61_000);
  await expect(code).toHaveAttribute('data-pass', /pass-2$/);

  await test.step('hidden for a while', async () => {
    await setVisibility('hidden');
    answering = false;
    await page.clock.runFor(300_000);
    expect(passes).toBe(2);
    await setVisibility('visible');
    await expect(page.getByText('We could not renew your code.')).toBeVisible();
    await expect(code).toBeHidden();
    answering = true;
    await page.clock.runFor(6_000);
    await expect(code).toHaveAttribute('data-pass', /pass-3$/);
  });

  async function setVisibility(state: 'hidden' | 'visible') {
    await page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: next });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
});
