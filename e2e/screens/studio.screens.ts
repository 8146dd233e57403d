import { expect, type Page, test } from '@playwright/test';
import { openDesk, pin, speak, teamSession } from '../desk/at-desk.ts';
import { clientAtDesk } from '../desk/pages-of-desk.ts';
import { enterAs, type Session } from '../support/enter.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { take } from './take.ts';

test.setTimeout(1_800_000);

// Everything here changes the studio.
let studio: OwnStudio;
let manager: Session;

test.beforeAll(async ({ playwright }) => {
  studio = await openOwnStudio();
  const request = await playwright.request.newContext({ baseURL: studio.address });
  manager = await teamSession(request, 'manager', 'Sara', studio);
  await request.dispose();
});
test.afterAll(() => studio.stop());
test.use({ baseURL: async ({ browserName: _ }, use) => use(studio?.address) });

const see = (page: Page, name: string) => take(page, `studio/${name}`, translate);

/** Some words of the server are asked for again, and stand there when they have come. */
async function translate(page: Page, language: 'en' | 'ar'): Promise<void> {
  await speak(page, language);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

test('prices from a day on, and their notice', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/studio/services');
  await page.getByRole('button', { name: 'Cupping' }).click();
  await page.getByRole('button', { name: 'Change prices from a day on' }).click();
  const form = page.getByRole('form', { name: 'Change prices from a day on' });
  await see(page, 'planned-prices-form');
  await form.getByLabel('First day').fill('2026-02-01');
  await form.getByRole('button', { name: 'Plan it' }).click();
  await expect(form.getByText(/day/).last()).toBeVisible();
  await see(page, 'planned-prices-refused');
  await form.getByLabel('First day').fill('2026-06-01');
  await form.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('Planned.')).toBeVisible();
  await see(page, 'toast');
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect(page.getByText('This depends on it, and stays as it is:')).toBeVisible();
  await see(page, 'retiring');
  await page.goto('/desk/studio/services');
  await see(page, 'planned-changes');
});

test('a therapist who leaves', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/studio/therapists');
  await page.getByRole('button', { name: 'Noura Al Hashimi' }).click();
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect(page.getByText('This depends on them:')).toBeVisible();
  await see(page, 'therapist-leaves');
});

test('hours with their shifts', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/hours');
  await page.getByRole('button', { name: 'Change hours of Al Warqa' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First day').fill('2026-06-16');
  await form.getByLabel('Last day').fill('2026-06-20');
  await form.getByLabel('From', { exact: true }).fill('20:00');
  await form.getByLabel('To', { exact: true }).fill('01:00');
  await see(page, 'hours-form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('table', { name: 'Shifts before and after' })).toBeVisible();
  await see(page, 'hours-shifts');
  await form.getByRole('button', { name: 'Save hours and move shifts' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await see(page, 'hours-changed');
});

test('policies, tax, plans for sale', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/studio/website/policies');
  await page.getByRole('button', { name: 'Write a privacy policy' }).click();
  await page.getByRole('button', { name: 'Begin with the standard words' }).click();
  await see(page, 'policy-form');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please choose a day.')).toBeVisible();
  await see(page, 'policy-refused');
  await page.getByLabel('From the day').fill('2026-06-01');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1').first()).toBeVisible();
  await page.getByRole('button', { name: /^Read/ }).first().click();
  await see(page, 'policy-versions');
  await page.goto('/desk/studio/settings');
  const tax = page.getByRole('form', { name: 'Another tax category' });
  await expect(tax).toBeVisible();
  await tax.getByRole('button', { name: 'Set the category' }).click();
  await see(page, 'tax');
  await page.goto('/desk/studio/packages');
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('checkbox', { name: /^A plan/ }).check();
  await see(page, 'package-plan');
});

test('an import: its columns, rows, report and undo', async ({ page }) => {
  await enterAs(page, manager);
  await page.goto('/desk/import');
  await see(page, 'import-file');
  const clients = [
    'Client ID;First Name;Last Name;Mobile Number;Email;Tags',
    'imp-1;Hessa;Al Marri;0507770001;;',
    'imp-2;Faisal;Al Marri;0507770002;;likes tea',
    'imp-3;;;0507770003;;',
  ].join('\r\n');
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(clients) };
  await page.getByLabel('CSV or Excel file').setInputFiles(file);
  await expect(page.getByText('3 rows, 1 refused so far')).toBeVisible();
  await page.getByLabel('Which program does it come from?').fill('Paper');
  await see(page, 'import-columns');
  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByRole('table', { name: 'Rows' })).toBeVisible();
  await see(page, 'import-rows');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
  await see(page, 'import-report');
  await page.getByRole('button', { name: 'Another file' }).click();
  const made = page.getByRole('table', { name: 'Earlier imports' }).getByRole('row').last();
  await made.getByRole('button', { name: 'Undo' }).click();
  await see(page, 'import-undo');
});

test('merging two clients', async ({ page, request }) => {
  const { headers } = manager;
  const one = await clientAtDesk(request, headers, 'Duha');
  const two = await clientAtDesk(request, headers, 'Duha');
  await enterAs(page, manager);
  await page.goto(`/desk/clients/${one}/merge/${two}`);
  await expect(page.getByRole('button', { name: 'Merge these clients' })).toBeVisible();
  await see(page, 'merge');
});

test('signing in, devices and a PIN', async ({ page }) => {
  await openDesk(page, manager);
  await page.locator('.desk-menu summary').click();
  await page.getByRole('button', { name: 'PIN, counter and own data' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see(page, 'access');
  await page.getByLabel('Six digits that you will remember').fill('123456');
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByText('Please choose a PIN that nobody tries first.')).toBeVisible();
  await see(page, 'pin-refused');
});

test('a wrong PIN at a counter', async ({ page, request }) => {
  const door = await teamSession(request, 'manager', 'Hessa', studio);
  const { headers } = door;
  await request.put('/api/v1/desk/factors/pin/', { headers, data: { pin } });
  const data = { location: 'A', name: 'Counter at the door' };
  await page.request.post('/api/v1/desk/counters/', { headers, data });
  await page.goto('/desk');
  await page.getByRole('button', { name: /Hessa/ }).click();
  await page.getByLabel('PIN').fill('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await see(page, 'pin-wrong');
});
