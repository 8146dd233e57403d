import type { Locator, Page } from '@playwright/test';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** The message at the top right that says exactly this and is of this kind. */
export function toast(page: Page, kind: ToastKind, said: string): Locator {
  return page
    .getByRole('alert')
    .and(page.locator(`.Toastify__toast--${kind}`))
    .filter({ has: page.getByText(said, { exact: true }) });
}
