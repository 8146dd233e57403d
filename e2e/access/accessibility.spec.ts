import { test } from '@playwright/test';
import { clientWalks } from '../support/client-walks.ts';
import { switchTo } from '../support/language.ts';
import { visitorWalks } from '../support/visitor-walks.ts';
import { examineInBoth } from './examine.ts';

/** A laptop zoomed to 200%, a phone, and a small phone or four times zoomed. */
const widths = [640, 390, 320];

for (const { title, go } of [...visitorWalks, ...clientWalks]) {
  test(`${title}: no violation, nothing cut off, nothing too small`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await go(page, request, async (name) => {
      await examineInBoth(page, name, { widths, translate: () => switchTo(page, 'ar') });
      await switchTo(page, 'en');
    });
  });
}
