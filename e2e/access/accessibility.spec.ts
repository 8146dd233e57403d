import { type Page, test } from '@playwright/test';
import { clientWalks } from '../support/client-walks.ts';
import { expectAccessible, expectFits, expectLargeTargets } from '../support/examine.ts';
import { switchTo } from '../support/language.ts';
import { visitorWalks } from '../support/visitor-walks.ts';
import { expectContrastUnderMouse, expectReadable } from './look.ts';

for (const { title, go } of [...visitorWalks, ...clientWalks]) {
  test(`${title}: no violation, nothing cut off, nothing too small`, async ({ page, request }) => {
    // Each state is examined twelve times.
    test.setTimeout(300_000);
    await go(page, request, (name) => examine(page, name));
  });
}

/** In both directions and themes; colours do not depend on the direction. */
async function examine(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await expectAccessible(page, name, 'light');
  await expectContrastUnderMouse(page, `${name}, light`);
  await expectLayout(page, name);

  await switchTo(page, 'ar');
  if (before) await page.setViewportSize(before);
  await expectAccessible(page, `${name} in Arabic`, 'dark');
  await expectContrastUnderMouse(page, `${name}, dark`);
  await expectLayout(page, `${name} in Arabic`);

  await switchTo(page, 'en');
  if (before) await page.setViewportSize(before);
}

/** A small phone or four times zoomed, a phone, and a laptop zoomed to 200%. */
async function expectLayout(page: Page, name: string): Promise<void> {
  await expectFits(page, name, 320);
  await expectFits(page, name, 390);
  await expectReadable(page, name);
  await expectLargeTargets(page, name);
  await expectFits(page, name, 640);
}
