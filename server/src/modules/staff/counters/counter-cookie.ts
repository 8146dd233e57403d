import { COUNTER_ENROLLED_DAYS } from '@limber/contract/terms/staff.ts';

const NAME = 'limber-counter';
const PATH = '/api/v1/desk';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The `Set-Cookie` line that makes a browser a counter; no script reads it, no other site sends it. */
export function counterCookie(token: string, encrypted: boolean): string {
  return [
    `${NAME}=${token}`,
    `Path=${PATH}`,
    `Max-Age=${COUNTER_ENROLLED_DAYS * 24 * 3600}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(encrypted ? ['Secure'] : []),
  ].join('; ');
}

/** The token in a `Cookie` header; null when there is none. */
export function readCounterToken(cookies: string | undefined): string | null {
  return COOKIE.exec(cookies ?? '')?.[1] ?? null;
}
