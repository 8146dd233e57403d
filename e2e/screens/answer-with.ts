import type { Page, Route } from '@playwright/test';
import { arabicNames } from './money-in-words.ts';

// biome-ignore lint/suspicious/noExplicitAny: the shape of any answer
type Json = any;

/**
 * Answers calls to addresses of a pattern with the server's reply, changed; the server is not asked where
 * its reply is not wanted. What a studio names is in the language that is asked for.
 */
export async function answerWith(
  page: Page,
  addresses: string,
  change: (reply: Json) => object,
): Promise<void> {
  await page.route(addresses, async (route) => {
    const reply = change.length === 0 ? undefined : await replyTo(route);
    if (reply === LEFT) return;
    const asked = (await route.request().headerValue('accept-language')) ?? '';
    const said = (text: unknown) => arabicNames[String(text)] ?? text;
    const json = JSON.parse(JSON.stringify(change(reply)), (_, value) =>
      asked.startsWith('ar') ? said(value) : value,
    );
    await route.fulfill({ status: 200, json });
  });
}

const LEFT = Symbol('the page was left before the reply came');

/** The server's reply; undefined where it refused. */
async function replyTo(route: Route): Promise<Json> {
  try {
    const response = await route.fetch();
    return response.ok() ? await response.json() : undefined;
  } catch (error) {
    // A page that asks every minute may be closed while it waits.
    if (/disposed|closed/.test(String(error))) return LEFT;
    throw error;
  }
}
