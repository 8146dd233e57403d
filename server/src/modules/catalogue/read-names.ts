import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { NameOf } from '../../platform/language/sentence.ts';
import { findTranslations, findTranslationsOf } from './queries.ts';

/** How the studio names its services, packages and places in a language, by their English names. */
export async function readNames(db: Db | Trx, language: Language): Promise<NameOf> {
  if (language === 'en') return (name) => name;
  const words = await findTranslations(db);
  return (name) => words.get(name) ?? name;
}

/**
 * How the studio names some of its services, packages and products in a language, by their English
 * names. What writes often reads only these; {@link readNames} reads all, and therapists too.
 */
export async function readNamesOf(
  db: Db | Trx,
  language: Language,
  names: readonly string[],
): Promise<NameOf> {
  if (language === 'en' || names.length === 0) return (name) => name;
  const words = await findTranslationsOf(db, [...new Set(names)]);
  return (name) => words.get(name) ?? name;
}
