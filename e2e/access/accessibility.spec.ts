import { type Page, test } from '@playwright/test';
import { clientWalks } from '../support/client-walks.ts';
import { switchTo } from '../support/language.ts';
import { visitorWalks } from '../support/visitor-walks.ts';
import { examine } from './examine.ts';

for (const { title, go } of [...visitorWalks, ...clientWalks]) {
  test(`${title}: no violation, nothing cut off, nothing too small`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await go(page, request, (name) => examineInBoth(page, name));
  });
}

/** A small phone or four times zoomed, a phone, and a laptop zoomed to 200%. */
const widths = [640, 390, 320];

/** In both directions and themes; colours do not depend on the direction. */
async function examineInBoth(page: Page, name: string): Promise<void> {
  await examine(page, name, { theme: 'light', widths });
  await switchTo(page, 'ar');
  await examine(page, `${name} in Arabic`, { theme: 'dark', widths, again: true });
  await switchTo(page, 'en');
}
