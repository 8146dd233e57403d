import { expect, type Locator, type Page } from '@playwright/test';

/** Whether all parts end up between the upper edge and the panel at the lower one. */
export async function expectInSight(page: Page, ...parts: Locator[]) {
  const panel = page.getByRole('complementary', { name: 'Your booking' });
  const lowerEdge = async () => (await panel.boundingBox())?.y ?? 0;
  for (const part of parts) {
    const beyond = async () => {
      const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
      return Math.max(-y, y + height - (await lowerEdge()) - 1);
    };
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  }
}
