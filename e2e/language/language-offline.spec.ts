import { expect, test } from '@playwright/test';

const ways = [
  {
    from: 'en',
    direction: 'ltr',
    wished: 'العربية',
    wishedCode: 'ar',
    sentence: 'The other language could not be loaded. Please check your connection.',
  },
  {
    from: 'ar',
    direction: 'rtl',
    wished: 'English',
    wishedCode: 'en',
    sentence: 'تعذّر تحميل اللغة الأخرى. يرجى التحقق من الاتصال.',
  },
] as const;

for (const { from, direction, wished, wishedCode, sentence } of ways) {
  test.describe(`a reader of ${from} without a connection`, () => {
    test.use({ locale: from });

    test(`is told that the other language failed to load and keeps their own, from ${from}`, async ({
      page,
      context,
    }) => {
      await page.goto('/login');
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', from);
      const other = page.getByRole('contentinfo').getByRole('button', { name: wished });

      await context.setOffline(true);
      await other.click();
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(html).toHaveAttribute('lang', from);
      await expect(html).toHaveAttribute('dir', direction);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('limber:language')))
        .toBeNull();

      await context.setOffline(false);
      await other.click();
      await expect(html).toHaveAttribute('lang', wishedCode);
    });
  });
}
