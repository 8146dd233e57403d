import { Language } from '@limber/contract/values/people.ts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** What pages ask for: read at each of their requests, so not taken apart first. */
const PLAIN: Readonly<Record<string, Language>> = { en: 'en', ar: 'ar' };

/**
 * The one of our languages that a request would rather be answered in (RFC 9110, 12.5.4); English
 * where it wants neither.
 */
export function askedLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const asked = request.headers['accept-language'];
  if (!asked) return 'en';
  const found =
    PLAIN[asked] ??
    new Negotiator({ headers: { 'accept-language': asked } }).language([...Language.enum]);
  return Language.enum.find((each) => each === found) ?? 'en';
}
