/** Which of somebody's things a row belongs to. */
export type Of = 'entries of theirs' | 'their packages' | 'their sales' | 'their account';

interface Words {
  readonly table: string;
  readonly column: string;
  readonly of: Of;
}

/**
 * What the team wrote about a client in rows that stay for the books: an erasure replaces it by a
 * dash. `server/test/erased/words-of-clients.test.ts` knows every other text column.
 */
export const WORDS: readonly Words[] = [
  { table: 'package_entries', column: 'reason', of: 'entries of theirs' },
  { table: 'package_prolongations', column: 'reason', of: 'their packages' },
  { table: 'credit_entries', column: 'reason', of: 'their account' },
  { table: 'sale_lines', column: 'reduced_because', of: 'their sales' },
  { table: 'refunds', column: 'reason', of: 'their sales' },
  { table: 'memberships', column: 'reason', of: 'their account' },
  { table: 'memberships', column: 'revoked_because', of: 'their account' },
];
