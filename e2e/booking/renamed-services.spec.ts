import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { firstFreeDay } from '../support/dashboard.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { switchTo } from '../support/language.ts';
import { registered } from '../support/people.ts';
import { type OwnStudio, openOwnStudio } from '../support/server.ts';
import { bookingBody, goNext, pickDuration, pickLocation } from '../support/wizard.ts';

// One has its own Arabic name, the others keep their English one.
const renaming = `
  update services set name = case kind
    when 'stretching' then 'House Session'
    when 'deep_tissue_massage' then 'Slow Hands'
    when 'red_light' then 'Glow'
    when 'compression' then 'Boots'
  end where kind in ('stretching', 'deep_tissue_massage', 'red_light', 'compression');
  insert into translations (language, source, words) values ('ar', 'House Session', 'جلسة البيت')`;

// One studio for both, which has to be started and stopped.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let studio: OwnStudio;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  studio = await openOwnStudio();
  await studio.change(renaming);
});
test.afterAll(() => studio.stop());

test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ baseURL: studio.address });
  page = await context.newPage();
});
test.afterEach(() => context.close());

test('renamed services are on the Arabic page, with Arabic names or without', async () => {
  await page.goto('/booking');
  await switchTo(page, 'ar');
  await expect(picture('جلسة البيت')).toHaveAttribute('src', /stretching/);
  await expect(picture('Glow')).toHaveAttribute('src', /red-light/);
  await pickInArabic('Glow', 30);
  await pickInArabic('Slow Hands', 60);
  await page
    .getByRole('complementary', { name: 'حجزك' })
    .getByRole('button', { name: 'التالي' })
    .click();
  await page.getByRole('main').getByRole('button', { name: 'الورقاء' }).click();
  await expect(therapist('Omar Farouk')).toBeEnabled();
  await expect(therapist('Noura Al Hashimi')).toBeDisabled();
});

// The last of them, because it renames a service again.
test('renamed services are proposed, pictured, matched, booked and moved as before', async () => {
  await test.step('the body map proposes them', async () => {
    await page.goto('/');
    await untilAlive(page);
    const map = page.getByRole('region', { name: 'Where do you feel tight?' });
    await map.getByRole('checkbox', { name: 'Neck', exact: true }).click();
    await expect(map.getByRole('checkbox', { name: 'Neck', exact: true })).toBeChecked();
    // Preselected, which proposes others.
    await map.getByRole('checkbox', { name: 'Lower back', exact: true }).click();
    await expect(map.getByRole('checkbox', { name: 'Lower back', exact: true })).not.toBeChecked();
    const proposals = map.getByRole('region', { name: /services that help/ });
    await expect(proposals.getByRole('checkbox')).toHaveCount(3);
    await expect(proposals.getByRole('checkbox', { name: /House Session/ })).toBeVisible();
    await expect(proposals.getByRole('checkbox', { name: /Glow/ })).toBeVisible();
  });

  await test.step('the wizard shows their pictures and needs no skill for machines', async () => {
    await page.goto('/booking');
    await expect(picture('House Session')).toHaveAttribute('src', /stretching/);
    await expect(picture('Glow')).toHaveAttribute('src', /red-light/);
    await pickDuration(page, 'Glow', 30);
    await pickDuration(page, 'Boots', 30);
    await goNext(page);
    await pickLocation(page, 'Al Warqa');
    await expect(therapist('Noura Al Hashimi')).toBeEnabled();
    await expect(therapist('Omar Farouk')).toBeEnabled();
  });

  await test.step('and the skill for the others', async () => {
    await page.goto('/booking');
    await pickDuration(page, 'Slow Hands', 60);
    await goNext(page);
    await pickLocation(page, 'Al Warqa');
    await expect(therapist('Omar Farouk')).toBeEnabled();
    await expect(therapist('Noura Al Hashimi')).toBeDisabled();
  });

  await test.step('a session booked under an earlier name keeps its therapists', async () => {
    const person = await registered(context.request, 'Renamed');
    const session = await sessionOf(context.request, person);
    const days = ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21'];
    const free = await firstFreeDay(context.request, 'Karim Mansour', days, 60);
    const made = await context.request.post('/api/v1/appointment/appointments/', {
      headers: session.headers,
      data: await bookingBody(context.request, {
        service: 'House Session',
        minutes: 60,
        location: 'B',
        therapist: 'Karim Mansour',
        date: free.date,
        time: free.time,
      }),
    });
    expect(made.status(), await made.text()).toBe(201);
    await studio.change(`update services set name = 'Again' where name = 'House Session'`);

    await enterAs(page, session);
    await page.goto('/profile');
    const card = page.getByRole('tabpanel').getByRole('listitem');
    await expect(card).toContainText('House Session');
    await card.getByRole('button', { name: /^Move the session/ }).click();
    const others = page.getByRole('dialog').getByLabel('Therapist').getByRole('option');
    await expect(others.filter({ hasText: 'Huda Rahman' })).toHaveCount(1);
  });
});

function serviceCard(name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

function picture(name: string): Locator {
  // That of the other theme is hidden.
  return serviceCard(name).locator('img').filter({ visible: true });
}

function therapist(name: string): Locator {
  return page.getByRole('main').getByRole('button', { name });
}

async function pickInArabic(name: string, minutes: number): Promise<void> {
  await serviceCard(name)
    .getByRole('button', { name: new RegExp(`^${minutes} دقيقة`) })
    .click();
}
