import { CompiledQuery } from 'kysely';
import type { Db, Trx } from '../database/db.ts';

/**
 * A statement whose text is built once, not at each call: for the few that run more often than all
 * others together, where that would cost as much as sending them. `write` gets a placeholder for
 * each value; a value used in several places is sent once.
 */
export function statement<Values extends object, Row>(
  write: (placeholders: { readonly [Name in keyof Values]-?: string }) => string,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const names: string[] = [];
  const placeholders = new Proxy({} as { readonly [Name in keyof Values]-?: string }, {
    get(_none, name: string) {
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    },
  });
  const text = write(placeholders);
  return async (db, values) => {
    const sent = names.map((name) => values[name as keyof Values]);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, sent));
    return rows;
  };
}
