import type { Page } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: the shape of any answer
type Json = any;

/** Answers calls to addresses of a pattern with the server's reply, changed. */
export async function answerWith(
  page: Page,
  addresses: string,
  change: (reply: Json) => object,
): Promise<void> {
  await page.route(addresses, async (route) => {
    const response = await route.fetch();
    const reply = response.ok() ? await response.json() : undefined;
    await route.fulfill({ status: 200, json: change(reply) });
  });
}
