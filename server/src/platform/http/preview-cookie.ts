import { Signer } from '@fastify/cookie';
import { PREVIEW_LASTS_HOURS } from '@limber/contract/terms/site-pages.ts';
import type { Cookies, Visit } from './serve-calls.ts';

const COOKIE = 'preview';

/** Lets this browser see the pages of a studio whose doors are closed. */
export function givePreview(
  deps: { readonly secret: string },
  { setCookie }: Pick<Visit, 'setCookie'>,
  now: Date,
): void {
  const until = now.getTime() + PREVIEW_LASTS_HOURS * 3_600_000;
  const value = signerOf(deps).sign(String(until));
  setCookie(COOKIE, value, { path: '/', maxAge: PREVIEW_LASTS_HOURS * 3600 });
}

/** Whether a manager has let this browser see them, not too long ago. */
export function hasPreview(
  deps: { readonly secret: string },
  cookies: Cookies,
  now: Date,
): boolean {
  const { valid, value } = signerOf(deps).unsign(cookies[COOKIE] ?? '');
  return valid && now.getTime() < Number(value);
}

/** The label keeps signatures of another purpose from being accepted. */
function signerOf({ secret }: { readonly secret: string }): Signer {
  return new Signer(`preview:${secret}`);
}
