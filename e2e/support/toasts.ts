import type { Locator, Page } from '@playwright/test';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** The toast at the top right with exactly this text and type. */
export function toast(page: Page, kind: ToastKind, said: string): Locator {
  return page
    .getByRole('alert')
    .and(page.locator(`.Toastify__toast--${kind}`))
    .filter({ has: page.getByText(said, { exact: true }) });
}

/**
 * Toasts stay until they are dismissed from now on: a busy machine may look only after they have
 * closed.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // A toast closes when its bar has run out.
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
