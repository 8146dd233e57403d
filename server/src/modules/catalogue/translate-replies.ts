import type { FastifyInstance } from 'fastify';
import { sayInArabic } from '../../platform/arabic.ts';
import type { Db } from '../../platform/db.ts';
import { askedLanguage } from '../../platform/language.ts';
import { findTranslations } from './queries.ts';

/** Fields whose values the studio wrote, or the product says, and which are not someone's own. */
const SPOKEN = new Set([
  'name',
  'description',
  'address',
  'city',
  'tagline',
  'chat_greeting',
  'category',
  'title',
  'service_name',
  'package_name',
]);

/** Sentences to people: why something was refused, or that it was done. */
const SENTENCES = new Set(['detail', 'error', 'fields']);

/**
 * Answers in Arabic who asks for it (`Accept-Language`): the studio's own words by the table
 * `translations`, the product's sentences by `platform/arabic.ts`. What has no translation stays as
 * it is. Applies to every route registered after it.
 */
export function translateReplies(app: FastifyInstance, db: Db): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (askedLanguage(request) === 'en' || payload === null || typeof payload !== 'object') {
      return done(null, payload);
    }
    reply.header('content-language', 'ar');
    findTranslations(db).then(
      (words) => done(null, translated(payload, words, false)),
      // Without the database there is a failure to be told, and that needs no table.
      () => done(null, translated(payload, new Map(), false)),
    );
  });
}

function translated(
  value: unknown,
  words: ReadonlyMap<string, string>,
  sentence: boolean,
): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, words, sentence));
  if (typeof value === 'string') return sentence ? sayInArabic(value, words) : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (SENTENCES.has(key)) return [key, translated(inner, words, true)];
      if (typeof inner === 'string' && SPOKEN.has(key)) return [key, words.get(inner) ?? inner];
      return [key, translated(inner, words, sentence)];
    }),
  );
}
