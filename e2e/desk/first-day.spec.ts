import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeIn } from '../production/mail-server.ts';
import { newPerson, type Person } from '../support/people.ts';
import { openFreshStudio, root, today } from '../support/server.ts';
import { giveEmail, giveProfile } from '../support/sign-in.ts';
import {
  confirmBooking,
  goNext,
  pickDuration,
  pickLocation,
  pickTherapist,
  pickTime,
} from '../support/wizard.ts';
import { openFirstAccount } from './open-first-account.ts';
import {
  readDrawn,
  readMails,
  readPages,
  readPapers,
  readPayment,
  wordsOfDemo,
} from './read-studio.ts';

test('a studio in Abu Dhabi is set up in production from nothing by the pages alone, opens, and is booked in both languages; nothing of the demo is in it', async ({
  page,
  browser,
}) => {
  const studio = await openFreshStudio();
  const hand = await countPresses(page);
  try {
    await test.step('the first manager', () => openFirstAccount(page, studio.firstManager));
    const visitor = await visit(browser, studio.address, 'en-GB');

    await test.step('nothing is there, and the site says that it opens soon', async () => {
      await expect(page.getByText('0 of 14 steps')).toBeVisible();
      await expectSoon(visitor, 'Our studio opens soon', 'قريباً افتتاح Our studio');
      await page.getByRole('button', { name: 'Open the doors' }).click();
      await expect(page.getByRole('alert')).toContainText('Still missing: the name');
    });

    await test.step('name, place, contact and country', async () => {
      await toStep(page, 'Name of the studio');
      await fill(page, {
        'What clients call it': 'Corniche Physio',
        'Legal name, on invoices': 'Corniche Physiotherapy Centre LLC',
        'Line about the studio in English': 'Physiotherapy and massage by the sea',
        'Line about the studio in Arabic': 'علاج طبيعي وتدليك على البحر',
        'Address in English': '12 Corniche Road, Abu Dhabi',
        'Address in Arabic': '12 شارع الكورنيش، أبوظبي',
        'City or emirate in English': 'Abu Dhabi',
        'City or emirate in Arabic': 'أبوظبي',
        'Courts of the privacy policy in English': 'Abu Dhabi',
        'Courts of the privacy policy in Arabic': 'أبوظبي',
        Telephone: '+971 2 555 0100',
        'E-mail': 'hello@corniche.example',
      });
      // Nothing is saved yet.
      const preview = page.getByTitle('Preview of /').contentFrame();
      await expect(preview.getByRole('contentinfo')).toContainText('Corniche Physio');
      await save(page);
      await expectSoon(visitor, 'Corniche Physio opens soon', 'قريباً افتتاح Corniche Physio');
      await expect(visitor.getByText('12 Corniche Road, Abu Dhabi')).toBeVisible();
      await back(page);
      await expect(page.getByText('3 of 14 steps')).toBeVisible();
      await toStep(page, 'Country and currency');
      await page.getByRole('button', { name: 'Set country and currency' }).click();
      await expect(page.getByText('4 of 14 steps')).toBeVisible();
    });

    await test.step('branch and hours', async () => {
      await toStep(page, 'Branches');
      await page.getByRole('button', { name: 'New branch' }).click();
      await fill(page, {
        'Name in English': 'Corniche',
        'Name in Arabic': 'الكورنيش',
        'Address in English': '12 Corniche Road, Abu Dhabi',
        'Address in Arabic': '12 شارع الكورنيش، أبوظبي',
        Telephone: '+971 2 555 0100',
      });
      await saveNew(page, 'Corniche');
      await back(page);
      await toStep(page, 'Opening hours');
      await page.getByRole('button', { name: 'Change hours of Corniche' }).click();
      await saveInDialog(page);
      await back(page);
    });

    await test.step('physiotherapy and massage, in three rooms', async () => {
      await toStep(page, 'Services and prices');
      await page.getByRole('checkbox', { name: 'Physiotherapy' }).check();
      await page.getByRole('checkbox', { name: 'Massage' }).check();
      for (const [service, price] of [
        ['Physiotherapy Assessment', '450'],
        ['Physiotherapy Session', '400'],
        ['Sports Massage', '380'],
      ] as const) {
        const lengths = page.getByRole('group', { name: service, exact: true });
        await lengths.getByLabel('60 min, price in AED').fill(price);
      }
      await page.getByLabel('Corniche', { exact: true }).fill('3');
      await page.getByRole('button', { name: 'Add 3 services' }).click();
      await expect(page.getByText('3 services were added.')).toBeVisible();
      await back(page);
      await expect(stepOf(page, 'Rooms and devices')).toContainText('3');
    });

    await test.step('people and their shifts', async () => {
      await toStep(page, 'People and their shifts');
      for (const [first, last] of [
        ['Mariam', 'Saleh'],
        ['Yousef', 'Karim'],
      ] as const) {
        await page.getByRole('button', { name: 'New therapist' }).click();
        await fill(page, {
          'First name': first,
          'Last name': last,
          Email: `${first.toLowerCase()}@corniche.example`,
          'Languages, as their codes': 'ar, en',
        });
        for (const box of await page
          .getByRole('group', { name: 'What they offer' })
          .getByRole('checkbox')
          .all())
          await box.check();
        await saveNew(page, `${first} ${last}`);
      }
      await back(page);
      await stepOf(page, 'People and their shifts')
        .getByRole('link', { name: 'Their shifts', exact: true })
        .click();
      await page.getByRole('button', { name: 'Weekly shifts' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Mariam Saleh' }).check();
      await dialog.getByRole('checkbox', { name: 'Yousef Karim' }).check();
      await dialog.getByLabel('First day').fill(today);
      await saveInDialog(page);
      await back(page);
    });

    await test.step('terms, tax number and look; the rest is skipped', async () => {
      await toStep(page, 'Terms');
      await page.getByLabel('Tax registration number').fill('100000000000003');
      await save(page);
      await back(page);
      await page.getByRole('button', { name: 'Skip Packages' }).click();
      await toStep(page, 'Look of the website');
      await fill(page, { 'Colour of buttons and links': '#1d5a87' });
      await save(page);
      await back(page);
      await page
        .getByRole('button', { name: 'Skip Clients, packages and bookings from before' })
        .click();
      await expect(page.getByText('14 of 14 steps')).toBeVisible();
    });

    await test.step('the pages ahead, and the doors', async () => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Home page', exact: true }).click();
      const ahead = await opened;
      await expect(
        ahead.getByRole('link', { name: 'Book Your Session Now' }).first(),
      ).toBeVisible();
      await ahead.close();
      await expectSoon(visitor, 'Corniche Physio opens soon', 'قريباً افتتاح Corniche Physio');
      await page.getByRole('button', { name: 'Open the doors' }).click();
      await expect(page.getByText('The doors are open since')).toBeVisible();
      expect(documented()).toContain(sentenceOf(hand()));
    });

    const noor = newPerson('Noor');
    await test.step('a client books in English', async () => {
      await expectServed(visitor, '/booking', 'Physiotherapy Assessment');
      await visitor.goto('/booking');
      await pickDuration(visitor, 'Physiotherapy Assessment', 60);
      await goNext(visitor);
      await pickLocation(visitor, 'Corniche');
      await pickTherapist(visitor, 'Mariam Saleh');
      await pickTime(visitor, '2026-03-05', '16:00');
      await giveEmail(visitor, noor.email);
      await giveProfile(visitor, noor);
      await visitor.getByLabel('6-digit code').fill(await codeIn(studio.mails, noor.email));
      await confirmBooking(visitor);
    });

    const layla = newPerson('Layla');
    const arabic = await visit(browser, studio.address, 'ar-AE');
    await test.step('and another one in Arabic', () =>
      bookInArabic(arabic, layla, () => codeIn(studio.mails, layla.email)));

    await test.step('nothing of the demo is anywhere in it', async () => {
      const readers = { desk: page, english: visitor, arabic };
      const found = [
        ...(await readPages(readers)),
        ...(await readPapers(readers, noor.email)),
        ...(await readDrawn(readers)),
      ];
      // Without an account at a provider nobody pays online.
      await studio.goOnWithPayments();
      found.push(...(await readPayment(readers, layla.email)));
      // To each a code and a confirmation; to the first an invoice and a gift card, to the second a
      // link to pay by.
      found.push(...(await readMails(studio.mails, 7)));
      expect(wordsOfDemo(found)).toEqual([]);
    });
    await visitor.context().close();
    await arabic.context().close();
  } finally {
    await studio.stop();
  }
});

/** A client's browser on the studio's site. */
async function visit(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale });
  return context.newPage();
}

/** A page is drawn again a moment after a change. */
async function expectServed(visitor: Page, path: string, said: string): Promise<void> {
  await expect
    .poll(async () => (await visitor.request.get(path)).text(), { message: path })
    .toContain(said);
}

async function expectSoon(visitor: Page, english: string, arabic: string): Promise<void> {
  await expectServed(visitor, '/ar', `<title>${arabic}</title>`);
  for (const path of ['/', '/booking']) {
    const answer = await visitor.goto(path);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(english);
    await expect(visitor).toHaveTitle(english);
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(visitor.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: /book/i })).toHaveCount(0);
  }
}

async function bookInArabic(
  page: Page,
  person: Person,
  readCode: () => Promise<string>,
): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/ar/booking');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'تدليك رياضي', exact: true }) })
    .getByRole('button', { name: /^60 دقيقة/ })
    .click();
  await page
    .getByRole('complementary', { name: 'حجزك' })
    .getByRole('button', { name: 'التالي' })
    .click();
  await main.getByRole('button', { name: /^الكورنيش/ }).click();
  await main.getByRole('button', { name: 'Yousef Karim' }).click();
  await main.getByRole('button', { name: /(^|\D)5 مارس 2026/ }).click();
  await main.getByRole('button', { name: '17:00', exact: true }).click();
  await page.getByRole('button', { name: 'تأكيد الوقت' }).click();
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.getByLabel('الاسم الأول').fill(person.first_name);
  await page.getByLabel('اسم العائلة').fill(person.last_name);
  await page.getByLabel('رقم الهاتف').fill(person.phone_number);
  await page.getByRole('radio', { name: 'أنثى' }).check();
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  await page.getByLabel('رمز من 6 أرقام').fill(await readCode());
  await page.getByRole('checkbox', { name: 'قرأت سياسة الإلغاء وأوافق عليها' }).check();
  await main.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'شكراً لك!' })).toBeVisible();
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
}

/** Saves something new, whose form then has its name. */
async function saveNew(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('form', { name })).toBeVisible();
}

async function saveInDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
}

const stepOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();

/** Follows the next step, which has to be this one. */
async function toStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `The next step: ${title}`,
  );
  await page.getByRole('link', { name: 'To this step' }).click();
}

async function back(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the set-up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio set-up');
}

interface Hand {
  readonly presses: number;
  /** What was typed; a choice from a list is a field of no characters. */
  readonly fields: readonly number[];
}

/** Counts what a person does with their hands, in every page that this browser opens. */
async function countPresses(page: Page): Promise<() => Hand> {
  let presses = 0;
  const fields: number[] = [];
  const context = page.context();
  await context.exposeFunction('countPress', () => {
    presses += 1;
  });
  await context.exposeFunction('countField', (characters: number) => {
    fields.push(characters);
  });
  await context.addInitScript(() => {
    const counted = window as unknown as {
      countPress(): void;
      countField(characters: number): void;
    };
    addEventListener('pointerdown', (event) => event.isTrusted && counted.countPress(), true);
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) counted.countField(0);
        else if (!/^(checkbox|radio|file)$/.test((target as HTMLInputElement).type))
          counted.countField((target as HTMLInputElement).value.length);
      },
      true,
    );
  });
  return () => ({ presses, fields });
}

/** Two seconds to find and press a button, and 200 characters a minute, which is slow typing. */
const SECONDS_A_PRESS = 2;
const CHARACTERS_A_MINUTE = 200;

/** As docs/setting-up.md says it. A field is pressed, too. */
function sentenceOf({ presses, fields }: Hand): string {
  const characters = fields.reduce((sum, typed) => sum + typed, 0);
  const minutes =
    ((presses + fields.length) * SECONDS_A_PRESS) / 60 + characters / CHARACTERS_A_MINUTE;
  return `${presses} presses and ${fields.length} fields with ${characters} characters: ${Math.round(minutes)} minutes`;
}

const documented = () =>
  readFileSync(join(root, 'docs/setting-up.md'), 'utf8').replaceAll(/\s+/g, ' ');
