import type { Language } from '@limber/contract/values.ts';
import type { FastifyRequest } from 'fastify';

/** The language a request asks to be answered in: Arabic when that comes first, else English. */
export function askedLanguage(request: FastifyRequest): Language {
  return /^\s*ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en';
}
