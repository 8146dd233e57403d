import { HOLDING_BROWSER_HOURS } from '@limber/contract/terms/booking.ts';
import type { Visit } from '../../../platform/http/http.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import type { Holder } from '../window-rules.ts';
import type { HoldingBrowser } from './rules.ts';

const COOKIE = /(?:^|;\s*)limber-hold=([\w-]{22})(?:;|$)/;
const NUMBER_BYTES = 16;

/** The number of the browser that sent this `Cookie` header; null when it holds nothing. */
export function readBrowser(header: string | undefined): string | null {
  return COOKIE.exec(header ?? '')?.[1] ?? null;
}

/** As whom a call is made, for what is held. */
export function holderOf(actor: Actor | null, cookies: string | undefined): Holder {
  return { accountId: actor?.accountId ?? null, browser: readBrowser(cookies) };
}

/**
 * The same, of who is about to hold a time: a browser is given its number, or keeps it for longer.
 * It is a key to what is held and to nothing else, so it is random and need not be signed.
 */
export function greetHolder(
  deps: { readonly random: Randomness; readonly publicUrl: string },
  actor: Actor | null,
  visit: Pick<Visit, 'cookies' | 'setCookie'>,
): HoldingBrowser {
  const { accountId, browser: brought } = holderOf(actor, visit.cookies);
  const browser = brought ?? deps.random.bytes(NUMBER_BYTES).toString('base64url');
  visit.setCookie(
    [
      `limber-hold=${browser}`,
      'Path=/api/v1',
      `Max-Age=${HOLDING_BROWSER_HOURS * 3600}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(deps.publicUrl.startsWith('https:') ? ['Secure'] : []),
    ].join('; '),
  );
  return { accountId, browser };
}
