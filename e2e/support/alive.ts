import { expect, type Page } from '@playwright/test';

/** Waits until the home page answers to clicks: only then it knows whether the studio is open. */
export async function untilAlive(page: Page): Promise<void> {
  // Its lower part waits for a sign of someone.
  await page.mouse.move(200, 200);
  await expect(page.getByText(/^((Open|Closed) now|(مفتوح|مغلق) الآن)/).first()).toBeVisible();
}
