import { type RawBuilder, sql } from 'kysely';

/**
 * The ids of an account, in a statement: its own, and those of duplicates merged into it, which
 * immutable records still carry.
 *
 * @param accountId an expression
 */
export const idsOf = (accountId: RawBuilder<unknown>) => sql<number[]>`array(
  select id from accounts where id = ${accountId} or merged_into = ${accountId})`;

/** The id of the account that an address leads to: of a duplicate, the one it was merged into. */
export const accountOfAddress = (email: string) => sql<number>`(
  select coalesce(merged_into, id) from accounts where email = ${email}::text)`;

/**
 * Of a row of `accounts`: the addresses of duplicates that were merged into it, which lead to it.
 */
export const otherEmails = sql<string[]>`array(
  select other.email from accounts other
  where other.merged_into = accounts.id and other.email is not null order by other.id
)`.as('other_emails');
