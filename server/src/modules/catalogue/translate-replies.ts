import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { askedLanguage } from '../../platform/language/asked-language.ts';
import { findTranslations } from './queries.ts';

/** Fields whose values are the studio's or the product's texts, and not a person's own. */
export const SPOKEN = new Set([
  'name',
  'description',
  'address',
  'parking',
  'city',
  'court',
  'tagline',
  'chat_greeting',
  'category',
  'title',
  'service_name',
  'package_name',
  'full_name',
  'therapist',
  'therapist_name',
  'location_name',
  'moved_therapist',
  'called',
  // The actor: for a therapist the full name.
  'actor',
  'by',
  'closed_by',
  'confirmed_by',
  'enrolled_by',
  'granted_by',
  'made_by',
  'moved_by',
  'opened_by',
  'outcome_by',
  'seller',
  'set_by',
  'taken_by',
  'withdrawn_by',
]);

/** Lists of such values; a field of another shape with this name is not a list of texts. */
export const SPOKEN_LISTS = new Set(['services', 'moved_services', 'names']);

/** People by the parts of their name, or some of them; therapists also have a full name. */
const NAMED = new Set(['therapist_obj', 'author', 'read_by']);

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly full_name?: string;
}

/**
 * Answers in Arabic when the request prefers it (`Accept-Language`): the studio's own texts through
 * the table `translations`; the product's sentences are already in Arabic. Texts without a
 * translation stay. Applies to every route registered after it.
 */
export function translateReplies(app: FastifyInstance, db: Db): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (askedLanguage(request) === 'en' || payload === null || typeof payload !== 'object') {
      return done(null, payload);
    }
    reply.header('content-language', 'ar');
    findTranslations(db).then(
      (words) => done(null, translated(payload, words)),
      // Without the database the reply is a failure, which needs no table.
      () => done(null, payload),
    );
  });
}

/** A value with the studio's texts in other `words`, by the English ones. */
export function translated(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (NAMED.has(key)) {
        const people = inner as Named | Named[];
        return [
          key,
          Array.isArray(people) ? people.map((each) => named(each, words)) : named(people, words),
        ];
      }
      if (typeof inner === 'string' && SPOKEN.has(key)) return [key, words.get(inner) ?? inner];
      if (Array.isArray(inner) && SPOKEN_LISTS.has(key)) {
        return [key, inner.map((each) => words.get(each) ?? translated(each, words))];
      }
      return [key, translated(inner, words)];
    }),
  );
}

/** A therapist whose name parts stay as they are: the full name is added. */
function named(person: Named, words: ReadonlyMap<string, string>): Named {
  const full_name = words.get(`${person.first_name} ${person.last_name}`);
  return full_name === undefined ? person : { ...person, full_name };
}
