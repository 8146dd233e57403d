import { expect, type Page } from '@playwright/test';

/** Waits until a page of the studio answers to clicks: only then it knows whether one is open. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.getByText(/^(Open|Closed) now/).first()).toBeVisible();
}
