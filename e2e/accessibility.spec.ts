import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { registered } from './support/people.ts';
import { signIn } from './support/sign-in.ts';
import { firstFreeTime, goNext, pickDuration, pickLocation, pickTime } from './support/wizard.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/login', '/nowhere', '/privacy-policy']) {
      test(`${path} has no violations`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page, path);
      });
    }

    test('the wizard and the profile have no violations', async ({ page, request }) => {
      const time = await firstFreeTime(request, 'Camille Laurent', '2026-03-19', 60);
      await signIn(page, await registered(request, 'Axe'));
      await expectAccessible(page, 'profile');
      await page.goto('/booking');
      await pickDuration(page, 'Deep Tissue Massage', 60);
      await expectAccessible(page, 'services');
      await goNext(page);
      await expect(page.getByRole('button', { name: 'Al Warqa' })).toBeVisible();
      await expectAccessible(page, 'location');
      await pickLocation(page, 'Al Warqa');
      await expect(page.getByRole('button', { name: 'Camille Laurent' })).toBeVisible();
      await expectAccessible(page, 'therapist');
      await page.getByRole('button', { name: 'Camille Laurent' }).click();
      await expect(page.getByText('Loading available times...')).toBeHidden();
      await expectAccessible(page, 'time');
      await pickTime(page, '2026-03-19', time);
      await expect(page.getByRole('checkbox')).toBeVisible();
      await expectAccessible(page, 'confirm');
    });
  });
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}
