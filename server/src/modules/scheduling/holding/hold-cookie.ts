import { HOLDING_BROWSER_HOURS } from '@limber/contract/terms/booking/holds.ts';
import type { Cookies, Visit } from '../../../platform/http/serve-calls.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import type { Holder } from '../bookable-days-rules.ts';
import type { HoldingBrowser } from './hold-rules.ts';

const COOKIE = 'limber-hold';
const NUMBER_BYTES = 16;
const NUMBER = /^[\w-]{22}$/;

/** The number of the browser that sent these cookies; null when it holds nothing. */
export function readBrowser(cookies: Cookies): string | null {
  const number = cookies[COOKIE] ?? '';
  return NUMBER.test(number) ? number : null;
}

/** The caller as a holder. */
export function holderOf(actor: Actor | null, cookies: Cookies): Holder {
  return { accountId: actor?.accountId ?? null, browser: readBrowser(cookies) };
}

/**
 * The same for a caller who is about to hold a time: the browser gets an id, or keeps it for
 * longer. It is a key to the hold and to nothing else, so it is random and need not be signed.
 */
export function greetHolder(
  deps: { readonly random: Randomness },
  actor: Actor | null,
  visit: Pick<Visit, 'cookies' | 'setCookie'>,
): HoldingBrowser {
  const { accountId, browser: brought } = holderOf(actor, visit.cookies);
  const browser = brought ?? deps.random.bytes(NUMBER_BYTES).toString('base64url');
  visit.setCookie(COOKIE, browser, { path: '/api/v1', maxAge: HOLDING_BROWSER_HOURS * 3600 });
  return { accountId, browser };
}
