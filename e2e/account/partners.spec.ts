import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { newMember } from '../support/member.ts';
import { payPackagesOf } from '../support/server.ts';
import { toast } from '../support/toasts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function partner(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Your Discounts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test('each partner has a card with the discount and how to use it; a failed report is only logged; the membership card is shown where it is required @PARTNER-01 @PARTNER-02 @PARTNER-03 @PARTNER-04 @PARTNER-05 @PARTNER-08 @PARTNER-12 @MEMB-02 @API-21', async ({
  page,
  request,
}) => {
  await page.route('**/partners/triforce.svg', (route) => route.abort());
  await page.route('**/discounts/interaction/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong.' } }),
  );
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await enterAs(page, await newMember(request, 'Grid', '2026-04-20'));
  await page.goto('/profile');
  const cards = page.getByRole('region', { name: 'Your Discounts' }).getByRole('listitem');
  await expect(cards.filter({ has: page.getByRole('heading') })).toHaveCount(11);
  await expect(partner(page, 'Raptors').getByRole('img', { name: 'Raptors' })).toBeVisible();
  await expect(partner(page, 'Raptors')).toContainText('Gym and crossfit');
  await expect(partner(page, 'Raptors')).toContainText('10% OFF');
  await expect(partner(page, 'Raptors')).toContainText('• Show Card');
  await expect(partner(page, 'Raptors')).not.toContainText('• Online Code');
  await expect(partner(page, 'Oatful')).toContainText('• Online Code');
  await expect(partner(page, 'Oatful')).not.toContainText('• Show Card');
  await expect(partner(page, 'Lavanderia')).toContainText('• Online Code');
  await expect(partner(page, 'Lavanderia')).toContainText('• Show Card');
  for (const percent of await cards.getByText(/% OFF$/).allTextContents()) {
    expect(percent).toMatch(/^1[05]% OFF$/);
  }
  await partner(page, 'Triforce').scrollIntoViewIfNeeded();
  await expect(partner(page, 'Triforce').getByRole('img')).toBeHidden();
  await expect(partner(page, 'Triforce')).toContainText('15%OFF');

  await partner(page, 'Raptors').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /^Raptors/ })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('Interaction click was not recorded');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Escape');

  await partner(page, 'Lavanderia').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^Lavanderia/ });
  await expect(dialog.getByRole('heading', { name: 'Show this card at checkout' })).toBeVisible();
  await expect(dialog).toContainText('Present it to the cashier');
  await expect(dialog).toContainText('Grid Tester');
  await expect(dialog.getByRole('img', { name: 'QR code of your membership' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy Code' })).toBeHidden();
  await expect(dialog.getByRole('code')).toBeHidden();
});

test('a partner without a name or category, and no partners at all @PARTNER-02 @PARTNER-03 @PARTNER-06', async ({
  page,
  request,
}) => {
  let results: unknown[] = [
    {
      id: 1,
      partner_name: '',
      description: '',
      category: null,
      discount_percentage: 10,
      partner_type: 'local',
      city: null,
      postal_code: null,
      logo_url: '/partners/raptors.svg',
      online_discount_code: null,
      website_url: null,
      instagram_url: null,
      requires_membership_card: false,
    },
  ];
  await page.route('**/membership/partner-discounts/', (route) =>
    route.fulfill({ json: { count: results.length, next: null, previous: null, results } }),
  );
  await enterAs(page, await newMember(request, 'Nameless', '2026-04-21'));
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Your Discounts' });
  await expect(part.getByText('Partner Discount')).toHaveCount(2);
  await expect(part.getByRole('img')).toBeHidden();
  await expect(part).toContainText('10%OFF');
  results = [];
  await page.reload();
  await expect(part).toContainText('No partner discounts available yet. Check back soon!');
});

test('a code is copied, its use reported, and another requested once a day @PARTNER-07 @PARTNER-09 @PARTNER-10 @PARTNER-11 @PARTNER-12 @API-20', async ({
  page,
  request,
}) => {
  const told: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/discounts/interaction/')) {
      told.push(sent.postDataJSON().interaction_type);
    }
  });
  await page.clock.install();
  await enterAs(page, await newMember(request, 'Coder', '2026-04-22'));
  await page.goto('/profile');
  await partner(page, 'Oatful').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^Oatful/ });
  await expect(dialog).toContainText('15% Member Discount');
  const shown = (await dialog.getByRole('code').textContent()) ?? '';
  expect(shown).not.toBe('');

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await dialog.getByRole('button', { name: 'Copy Code' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await page.clock.runFor(1900);
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await page.clock.resume();

  const shop = dialog.getByRole('link', { name: 'Visit Shop' });
  await expect(shop).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank');
  const opened = page.waitForEvent('popup');
  await shop.click();
  await (await opened).close();
  await expect.poll(() => told).toEqual(['click', 'copy_code', 'visit_website']);

  await test.step('another code is available once the package is paid, once a day @API-23', async () => {
    const ask = dialog.getByRole('button', { name: 'Code not working? Ask for a new one' });
    await ask.click();
    await expect(dialog.getByRole('alert')).toContainText('is paid at the studio');
    await payPackagesOf('Coder');
    await page.keyboard.press('Escape');
    await partner(page, 'Oatful').getByRole('button').click();
    await ask.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await partner(page, 'Oatful').getByRole('button').click();
    await ask.click();
    await expect(dialog.getByRole('alert')).toContainText('Please try again tomorrow.');
    await page.keyboard.press('Escape');
  });

  await test.step('a new code replaces the one that failed @API-23 @PARTNER-10', async () => {
    await page.route('**/appointment/request-new-code/*/', (route) =>
      route.fulfill({
        status: 202,
        json: { detail: 'Here is another code.', online_discount_code: 'ANOTHER-15' },
      }),
    );
    await partner(page, 'Oatful').getByRole('button').click();
    await dialog.getByRole('button', { name: 'Code not working? Ask for a new one' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Here is another code.');
    await expect(dialog.getByRole('code')).toHaveText('ANOTHER-15');
    await dialog.getByRole('button', { name: 'Copy Code' }).click();
    // Checked by the page's clock, as it closes by itself; the previous one may still be open.
    const copied = toast(page, 'success', 'Discount code copied to clipboard!').last();
    await expect(copied).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ANOTHER-15');
  });
});
