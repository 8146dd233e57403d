import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { firstFreeDay } from '../support/dashboard.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { switchTo } from '../support/language.ts';
import { type Person, registered } from '../support/people.ts';
import { giveEmail } from '../support/sign-in.ts';
import { bookingBody, freeTimes } from '../support/wizard.ts';

/** A PNG of two by two pixels. */
const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12MQcbMHIgYIBQAQHgJlvdk+MAAAAABJRU5ErkJggg==',
  'base64',
);

async function openSettings(
  page: Page,
  request: Parameters<typeof registered>[0],
  firstName: string,
): Promise<{ person: Person; headers: { authorization: string } }> {
  const person = await registered(request, firstName);
  const session = await sessionOf(request, person);
  await enterAs(page, session);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL('/profile/settings');
  return { person, headers: session.headers };
}

test("the footer's language switch also changes the form", async ({ page, request }) => {
  await openSettings(page, request, 'Speaker');
  await expect(page.getByLabel('Language of pages and mails')).toHaveValue('en');
  await switchTo(page, 'ar');
  await expect(page.getByLabel('لغة الصفحات والرسائل')).toHaveValue('ar');
  await page.getByLabel('الاسم الأول').fill('Speakers');
  await page.getByRole('main').locator('form').first().getByRole('button').last().click();
  await expect(page.getByRole('banner')).toContainText('Speakers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('pictures are previewed, uploaded and shown; a file that is none is refused @API-24', async ({
  page,
  request,
}) => {
  await openSettings(page, request, 'Picture');
  const field = page.getByLabel('Profile picture');
  await field.setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: tinyPng });
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('alert').getByText('Your picture is saved.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview' })).toBeHidden();

  const cover = page.getByLabel('Cover photo');
  await cover.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: tinyPng });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeHidden();
  await page.goto('/profile');
  const pictures = page.getByRole('main').locator('header img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }

  await test.step('in the dark theme too the avatar is in front of the cover', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const [coverPhoto, avatar] = await pictures.all();
    const isInFront = async () =>
      avatar?.evaluate(
        (img, below) => {
          const { left, top, width } = img.getBoundingClientRect();
          const bottom = below?.getBoundingClientRect().bottom ?? 0;
          // Halfway between its upper edge and the end of the cover, which it overlaps.
          return document.elementFromPoint(left + width / 2, (top + bottom) / 2) === img;
        },
        await coverPhoto?.elementHandle(),
      );
    await expect.poll(isInFront).toBe(true);
  });

  await test.step('both can be removed again', async () => {
    await page.goto('/profile/settings');
    for (const which of ['Profile picture', 'Cover photo']) {
      const remove = page.getByRole('button', { name: `Remove: ${which}` });
      await remove.click();
      await expect(remove).toBeHidden();
    }
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Welcome back, Picture!' })).toBeVisible();
    await expect(pictures).toHaveCount(0);
  });
});

test('a client downloads their data, and is erased', async ({ page, request }) => {
  const { person, headers } = await openSettings(page, request, 'Gone');
  const days = ['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20'];
  const { date, time } = await firstFreeDay(request, 'Liza Santos', days, 30);
  const booked = await request.post('/api/v1/appointment/appointments/', {
    headers,
    data: await bookingBody(request, {
      service: 'Stretching',
      minutes: 30,
      location: 'B',
      therapist: 'Liza Santos',
      date,
      time,
    }),
  });
  expect(booked.status(), await booked.text()).toBe(201);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('my-data-2026-03-03.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(person.email);
  expect(text).toContain('Liza');

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  await expect(dialog).toContainText('What stays');
  const erase = dialog.getByRole('button', { name: 'Erase permanently' });
  await dialog.getByLabel('Type your e-mail address to confirm').fill('someone@else.example');
  await expect(erase).toBeDisabled();
  await dialog.getByLabel('Type your e-mail address to confirm').fill(person.email);
  let asked = 0;
  await page.route('**/api/v1/accounts/profile', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    asked += 1;
    if (asked > 1) return route.fallback();
    await test.step('it is erased, and the reply is lost', () => route.fetch());
    return route.abort();
  });
  await erase.click();
  await expect(page.getByRole('alert').getByText('Your account is erased.')).toBeVisible();
  expect(asked).toBe(2);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await freeTimes(request, 'Liza Santos', date, 30)).toContain(time);

  await page.goto('/login');
  await giveEmail(page, person.email);
  await expect(page.getByRole('heading', { name: 'Join Limber' })).toBeVisible();
});
