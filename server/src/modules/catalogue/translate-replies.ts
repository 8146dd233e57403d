import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { askedLanguage } from '../../platform/language/language.ts';
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
  'full_name',
  'therapist',
  'therapist_name',
]);

/** Lists of such values; where something else has this name, it is no list of texts. */
const SPOKEN_LISTS = new Set(['services']);

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly full_name?: string;
}

/**
 * Answers in Arabic who asks for it (`Accept-Language`): the studio's own words by the table
 * `translations`; the product's sentences are in Arabic already. What has no translation stays as it
 * is. Applies to every route registered after it.
 */
export function translateReplies(app: FastifyInstance, db: Db): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (askedLanguage(request) === 'en' || payload === null || typeof payload !== 'object') {
      return done(null, payload);
    }
    reply.header('content-language', 'ar');
    findTranslations(db).then(
      (words) => done(null, translated(payload, words)),
      // Without the database there is a failure to be told, and that needs no table.
      () => done(null, payload),
    );
  });
}

function translated(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'therapist_obj') return [key, named(inner as Named, words)];
      if (typeof inner === 'string' && SPOKEN.has(key)) return [key, words.get(inner) ?? inner];
      if (Array.isArray(inner) && SPOKEN_LISTS.has(key)) {
        return [key, inner.map((each) => words.get(each) ?? translated(each, words))];
      }
      return [key, translated(inner, words)];
    }),
  );
}

/** The therapist of a booking, whose names stay as they are: the whole one goes beside them. */
function named(therapist: Named, words: ReadonlyMap<string, string>): Named {
  const full_name = words.get(`${therapist.first_name} ${therapist.last_name}`);
  return full_name === undefined ? therapist : { ...therapist, full_name };
}
