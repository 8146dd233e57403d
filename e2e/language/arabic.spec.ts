import { expect, type Page, test } from '@playwright/test';
import { readCode, readInbox } from '../support/inbox.ts';
import { newPerson, registered } from '../support/people.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';
import { tick } from '../support/tick.ts';
import { firstFreeTime } from '../support/wizard.ts';

// Names and sentences as an Arabic reader sees them, not as in the catalogue.
test.use({ locale: 'ar-AE' });

test('an Arabic browser gets Arabic from right to left; a choice of language stays', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/');
  await expectArabic(page);
  await expect(page.getByRole('heading', { name: 'أين تشعر بالشد؟' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'احجز جلستك الآن' }).first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByText('الورقاء مول، شارع طرابلس، دبي'),
  ).toBeVisible();
  await expect(page.getByText(/^(مفتوح|مغلق) الآن/).first()).toBeVisible();
  const phone = page.getByRole('contentinfo').locator('a[href^="tel:"] bdi');
  await expect(phone).toHaveAttribute('dir', 'ltr');

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'English' }).click();
  await expectEnglish(page);
  await page.reload();
  await expectEnglish(page);
  await page.goto('/discount');
  await expectEnglish(page);
  await footer.getByRole('button', { name: 'العربية' }).click();
  await expectArabic(page);
  await page.goBack();
  await expectArabic(page);
  expect(problems).toEqual([]);
});

test('the Arabic hero has room for its marks, and its letters stay joined', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expectArabic(page);
    const looks = await page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => {
        const { lineHeight, fontSize, letterSpacing } = getComputedStyle(heading);
        const spans = [heading, ...heading.querySelectorAll('span')];
        return {
          lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
          letterSpacing,
          stretched: spans.flatMap((each) => each.getAnimations()).length,
        };
      });
    // A mark below one line would be read as a mark above the next.
    expect(looks.lines).toBeGreaterThanOrEqual(1.3);
    expect(looks).toMatchObject({ letterSpacing: 'normal', stretched: 0 });
  }
});

test('a button pressed before the scripts are loaded is not lost', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/discount');
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
  pressed.resolve();
  await expectArabic(page);
  await context.close();
});

test('English browsers get English', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expectEnglish(page);
  await context.close();
});

test('someone books in Arabic, from the home page to the mail', async ({ page, request }) => {
  test.slow();
  const person = newPerson('Maryam');
  const day = '2026-03-16';
  const time = await firstFreeTime(request, 'Daniel Novak', day, 60);
  const main = page.getByRole('main');

  await page.goto('/');
  await page.getByRole('link', { name: 'احجز جلستك الآن' }).first().click();
  await test.step('services, branch, therapist, time', async () => {
    await expect(page.getByRole('heading', { name: 'اختر خدمتك' })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'الإطالة', exact: true }) })
      .getByRole('button', { name: /^60 دقيقة/ })
      .click();
    const summary = page.getByRole('complementary', { name: 'حجزك' });
    await expect(summary).toContainText('320 درهماً');
    await expectLatinDigits(page);
    await summary.getByRole('button', { name: 'التالي' }).click();
    await main.getByRole('button', { name: /^الورقاء/ }).click();
    await expect(page.getByRole('heading', { name: 'اختر المعالج' })).toBeVisible();
    await main.getByRole('button', { name: 'Daniel Novak' }).click();
    await main.getByRole('button', { name: /16 مارس 2026/ }).click();
    await main.getByRole('button', { name: time, exact: true }).click();
    await expect(summary).toContainText('الاثنين 16 مارس 2026');
    await expectLatinDigits(page);
    await page.getByRole('button', { name: 'تأكيد الوقت' }).click();
  });

  await test.step('registering with a code, which is mailed in Arabic', async () => {
    await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await page.getByLabel('الاسم الأول').fill(person.first_name);
    await page.getByLabel('اسم العائلة').fill(person.last_name);
    const phone = page.getByLabel('رقم الهاتف');
    await expect(phone).toHaveAttribute('dir', 'ltr');
    await phone.fill(person.phone_number);
    await tick(page.getByRole('radio', { name: 'أنثى' }));
    await page.getByRole('button', { name: 'إنشاء حساب' }).click();
    const code = await readCode(request, person.email);
    const [mail] = await readInbox(request, person.email);
    expect(mail?.subject).toContain('رمز تسجيل الدخول');
    expect(mail?.html).toContain('dir="rtl"');
    await expect(main.getByText(person.email)).toHaveAttribute('dir', 'ltr');
    const field = page.getByLabel('رمز من 6 أرقام');
    await expect(field).toHaveAttribute('dir', 'ltr');

    await field.fill(code === '000000' ? '000001' : '000000');
    await expect(main.getByText('الرمز غير صحيح. يرجى المحاولة مرة أخرى.')).toBeVisible();
    await field.fill(await readCode(request, person.email, 2));
  });

  await test.step('confirming', async () => {
    await expect(page.getByRole('heading', { name: 'تأكيد حجزك' })).toBeVisible();
    await expect(main.getByText(person.email)).toHaveAttribute('dir', 'ltr');
    await expectLatinDigits(page);
    await tick(page.getByRole('checkbox', { name: 'قرأت سياسة الإلغاء وأوافق عليها' }));
    await main.getByRole('button', { name: 'تأكيد', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'شكراً لك!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'احجزي جلسة أخرى' })).toBeVisible();
    await expect(main).toContainText('الإطالة');
    await expect(main).toContainText('الورقاء');
    await expectLatinDigits(page);
  });

  await test.step('the confirmation is in Arabic too', async () => {
    await expect
      .poll(async () => (await readInbox(request, person.email)).map(({ text }) => text).join())
      .toContain('Daniel Novak');
    const [mail] = await readInbox(request, person.email);
    expect(mail?.subject).toMatch(/[\u0600-\u06ff]/);
    for (const word of ['الإطالة', 'الورقاء', 'شارع طرابلس', '16 مارس 2026', time])
      expect(mail?.text).toContain(word);
    expect(mail?.html).toContain('dir="rtl"');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(arabicDigits);
  });
});

test('an Arabic account sets Arabic on a new device, which returns to its own language afterwards', async ({
  browser,
  baseURL,
  request,
}) => {
  const person = await registered(request, 'Salma', { language: 'ar' });
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const signInAnew = async (nthCode: number) => {
    await page.goto('/login');
    await giveEmail(page, person.email);
    await giveCode(page, await readCode(request, person.email, nthCode));
  };
  await signInAnew(1);
  await expect(page.getByRole('heading', { name: 'مرحباً بعودتك، Salma!' })).toBeVisible();
  await expectArabic(page);
  await page.reload();
  await expectArabic(page);
  await page.goto('/');
  await expectArabic(page);
  await page.getByRole('button', { name: 'مرحباً Salma!' }).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expectEnglish(page);

  await test.step('a choice made on the device is kept', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'العربية' }).click();
    await footer.getByRole('button', { name: 'English' }).click();
    await signInAnew(2);
    await expect(page.getByRole('heading', { name: 'Welcome back, Salma!' })).toBeVisible();
    await expectEnglish(page);
  });
  await context.close();
});

test("the hint of a date has its value's direction, month first from the left", async ({
  page,
}) => {
  await page.goto('/booking');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'المساج الرياضي' }) })
    .getByRole('button', { name: /^60 دقيقة/ })
    .click();
  await page.getByRole('complementary').getByRole('button', { name: 'التالي' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^المزهر/ }).click();
  await main.getByRole('button', { name: 'أرجون مينون · Arjun Menon' }).click();
  const hint = main.getByText(/^شهر\W+يوم\W+سنة$/);
  const fromTheLeft = () =>
    hint.evaluate((element) => {
      const text = element.firstChild as Text;
      const placeOf = (word: string) => {
        const range = document.createRange();
        range.setStart(text, text.data.indexOf(word));
        range.setEnd(text, text.data.indexOf(word) + word.length);
        return range.getBoundingClientRect().x;
      };
      return ['سنة', 'يوم', 'شهر'].sort((a, b) => placeOf(a) - placeOf(b));
    });
  await expect.poll(fromTheLeft).toEqual(['شهر', 'يوم', 'سنة']);
});

test('earlier choices are named in the new language', async ({ page }) => {
  await page.goto('/booking');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'المساج الرياضي' }) })
    .getByRole('button', { name: /^60 دقيقة/ })
    .click();
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('المساج الرياضي');
  await summary.getByRole('button', { name: 'التالي' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^المزهر/ })
    .click();
  // The footer moves down as the next stage arrives; pressed meanwhile, it would be missed.
  await expect(page.getByRole('button', { name: 'أي معالج متاح' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(summary).toContainText('Sport Massage');
  await expect(summary).toContainText('Al Mizhar');
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
});

test('arrow keys and stages follow the reading direction', async ({ page }) => {
  await page.goto('/booking');
  const first = page.getByRole('tab', { name: 'الخدمات الفردية' });
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'الباقات', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  const stages = page.getByRole('navigation', { name: 'مراحل الحجز' }).getByRole('listitem');
  const placeOf = async (stage: string) =>
    (await stages.filter({ hasText: stage }).boundingBox())?.x ?? Number.NaN;
  await expect
    .poll(async () => (await placeOf('الخدمة')) - (await placeOf('تأكيد')))
    .toBeGreaterThan(0);
});

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/;

async function expectLatinDigits(page: Page): Promise<void> {
  expect(await page.locator('body').textContent()).not.toMatch(arabicDigits);
}

async function expectArabic(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/[\u0600-\u06ff]/);
  await expect(page.getByRole('contentinfo')).toContainText('سياسة الخصوصية');
  await expectLatinDigits(page);
}

async function expectEnglish(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page).not.toHaveTitle(/[\u0600-\u06ff]/);
  await expect(page.getByRole('contentinfo')).toContainText('Privacy policy');
}
