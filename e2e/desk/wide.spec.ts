import { expect, test } from '@playwright/test';
import { openDesk, speak, teamSession } from './at-desk.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('on a wide screen the board and the day sheet show every column, the row of pages every page, and paper has no switches', async ({
  page,
  request,
}) => {
  await openDesk(page, await teamSession(request, 'manager'), '?view=board');
  const main = page.getByRole('main');
  const hidden = () =>
    main.evaluate((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter((box) => getComputedStyle(box).overflowX !== 'visible')
        .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 400)
        .map((box) => `${box.className}: ${box.scrollWidth} in ${box.clientWidth} px`),
    );
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    await page.goto('/desk?view=board');
    await expect(page.locator('[data-session]').first()).toBeVisible();
    expect(await hidden(), `board in ${language}`).toEqual([]);
    const views = page.getByRole('group', { name: /^(View|العرض)$/ });
    await expect(views).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(views).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/desk/day-sheet');
    await expect(main.getByRole('table').first()).toBeVisible();
    expect(await hidden(), `day sheet in ${language}`).toEqual([]);
    await page.goto('/desk/set-up');
    const pages = page.getByRole('navigation', { name: /^(Studio|الاستوديو)$/ });
    await expect(pages.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    for (const link of await pages.getByRole('link').all()) {
      await expect(link, `pages of Studio in ${language}`).toBeInViewport({ ratio: 1 });
    }
  }
});
