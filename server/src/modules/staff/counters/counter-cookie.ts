import { COUNTER_ENROLLED_DAYS } from '@limber/contract/terms/counters.ts';
import type { Cookies, Visit } from '../../../platform/http/serve-calls.ts';

const COOKIE = 'limber-counter';
const TOKEN = /^[\w-]{43}$/;

/** Makes the visitor's browser a counter. */
export function giveCounterToken({ setCookie }: Pick<Visit, 'setCookie'>, token: string): void {
  setCookie(COOKIE, token, { path: '/api/v1/desk', maxAge: COUNTER_ENROLLED_DAYS * 24 * 3600 });
}

/** The token in the cookies of a browser; null when it is not a counter. */
export function readCounterToken(cookies: Cookies): string | null {
  const token = cookies[COOKIE] ?? '';
  return TOKEN.test(token) ? token : null;
}
