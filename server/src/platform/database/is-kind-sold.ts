import { sql } from 'kysely';

/**
 * Whether the studio sells packages of the kind of a product; regular ones always.
 *
 * @param product the row's alias in the query
 */
export function isKindSold(product: string) {
  return sql<boolean>`coalesce((
    select (switches ->> (${sql.ref(`${product}.kind`)} || '_packages'))::boolean from settings
  ), true)`;
}
