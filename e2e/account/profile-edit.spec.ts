import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { firstFreeDay } from '../support/dashboard.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { switchTo } from '../support/language.ts';
import { type Person, registered } from '../support/people.ts';
import { giveEmail } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
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

test('name, phone and goal are changed, and the greeting follows @API-24', async ({
  page,
  request,
}) => {
  const { person } = await openSettings(page, request, 'Before');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
  const about = page.getByRole('main').locator('form').first();
  const save = about.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByLabel('First name').fill('After');
  await page.getByLabel('Phone').fill('not a phone');
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('After');
  await page.getByLabel('Phone').fill('+971 50 765 4321');
  await page.getByLabel('Goal (optional)').fill('Touch my toes');
  await save.click();
  await expect(page.getByRole('alert').getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hello After!');
  await page.reload();
  await expect(page.getByLabel('Goal (optional)')).toHaveValue('Touch my toes');
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Welcome back, After!' })).toBeVisible();
});

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

test('the dashboard shows changes made on another device @API-24', async ({ page, request }) => {
  const { headers } = await openSettings(page, request, 'Earlier');
  const data = { first_name: 'Later' };
  const change = await request.put('/api/v1/accounts/profile', { headers, data });
  expect(change.status(), await change.text()).toBe(200);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Welcome back, Later!' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hello Later!');
});

test('pictures are previewed, uploaded and shown; other files are refused with the reason @API-24', async ({
  page,
  request,
}) => {
  await openSettings(page, request, 'Picture');
  const field = page.getByLabel('Profile picture');
  await field.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: tinyPng });
  await expect(page.getByRole('alert')).toHaveText(
    'Please choose a JPEG, PNG, WebP or AVIF picture.',
  );
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await field.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByRole('alert')).toHaveText('The picture is larger than 5 MB.');

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

test('a favourite comes first when booking, until the heart is removed @API-25', async ({
  page,
  request,
}) => {
  await openSettings(page, request, 'Fan');
  const heart = page.getByRole('button', { name: 'Camille Laurent is a favourite' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await clickAndSave(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // As if the page had closed before it stored the heart: its first paint shows the state before.
  await page.addInitScript(() => {
    const kept = localStorage.getItem('persist:root') ?? '';
    localStorage.setItem('persist:root', kept.replaceAll('"favourite":true', '"favourite":false'));
  });
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /is a favourite$/ }).first()).toHaveAccessibleName(
    'Camille Laurent is a favourite',
  );
  await clickAndSave(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  /** The heart changes before the server has saved it, and a reload would cancel the request. */
  async function clickAndSave(button: Locator): Promise<void> {
    const saved = page.waitForResponse(/\/accounts\/profile\/\d+\/follow$/);
    await button.click();
    expect((await saved).ok()).toBe(true);
  }
});

test('health notes are stored with consent and erased when it is withdrawn', async ({
  page,
  request,
}) => {
  const { headers } = await openSettings(page, request, 'Patient');
  await expect(page.getByLabel('Health notes')).toBeHidden();
  await tick(page.getByRole('checkbox', { name: /^I agree that the studio keeps notes/ }));
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await page.getByLabel('Health notes').fill('An old injury of the left knee');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByRole('alert').getByText('Your health notes are saved.')).toBeVisible();
  await expect(page.getByText('You agreed on 3 March 2026.')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(
    page.getByText('Your health notes and what was noted of your sessions will be erased at once.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw and erase' }).click();
  await expect(page.getByLabel('Health notes')).toBeHidden();
  const me = await (await request.get('/api/v1/accounts/profile', { headers })).json();
  expect(me).toMatchObject({ medical_issues: '', health_notes_agreed_at: null });
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
