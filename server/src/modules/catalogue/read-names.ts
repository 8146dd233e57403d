import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { findTranslations } from './queries.ts';

/** How the studio names its services, packages and places in a language, by their English names. */
export async function readNames(
  db: Db | Trx,
  language: Language,
): Promise<(name: string) => string> {
  if (language === 'en') return (name) => name;
  const words = await findTranslations(db);
  return (name) => words.get(name) ?? name;
}
