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
  const header = request.headers['accept-language'];
  if (!header) return 'en';
  const found =
    PLAIN[header] ??
    new Negotiator({ headers: { 'accept-language': header } }).language([...Language.enum]);
  return Language.enum.find((each) => each === found) ?? 'en';
}
