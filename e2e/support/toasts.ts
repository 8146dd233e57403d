import type { Locator, Page } from '@playwright/test';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** The message at the top right that says exactly this and is of this kind. */
export function toast(page: Page, kind: ToastKind, said: string): Locator {
  return page
    .getByRole('alert')
    .and(page.locator(`.Toastify__toast--${kind}`))
    .filter({ has: page.getByText(said, { exact: true }) });
}

/** Messages stay from now on until they are dismissed: a busy machine may look only when they have gone. */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // The bar that runs out closes its message.
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
