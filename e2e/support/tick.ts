import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a checkbox or radio. A press before the page is hydrated is repeated after, so the box may
 * follow late; Playwright's own `check` wants it at once.
 */
export async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.click();
  await expect(box).toBeChecked();
}
