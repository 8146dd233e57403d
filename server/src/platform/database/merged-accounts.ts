import { type RawBuilder, sql } from 'kysely';

/**
 * The ids of an account in a statement: its own, and those of the duplicates that were merged into it,
 * whose name stays on what is never edited.
 *
 * @param accountId an expression
 */
export const idsOf = (accountId: RawBuilder<unknown>) => sql<number[]>`array(
  select id from accounts where id = ${accountId} or merged_into = ${accountId})`;

/** The id of the account that an address leads to: of a duplicate, the one it was merged into. */
export const accountOfAddress = (email: string) => sql<number>`(
  select coalesce(merged_into, id) from accounts where email = ${email}::text)`;
