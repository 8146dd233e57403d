import type { StatementKind, StatementLine } from '@limber/contract/packages.ts';
import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import { isOwner, listEntries } from './queries.ts';

/**
 * One page of the statement of a package's minutes, newest first, for its owner. It says whose
 * minutes went and came back, and nothing of their sessions. Refuses 404 for anyone else.
 */
export async function readStatement(
  db: Db,
  accountId: number,
  packageId: number,
  page: { limit: number; offset: number },
): Promise<{ count: number; lines: StatementLine[] }> {
  if (!(await isOwner(db, packageId, accountId)))
    throw refusal(404, 'We do not know this package.');
  const { count, entries } = await listEntries(db, packageId, page);
  const lines = entries.map((entry) => ({
    id: Number(entry.id),
    at: entry.at.toISOString(),
    kind: entry.kind as StatementKind,
    minutes: entry.minutes,
    balance: entry.balanceMinutes,
    person:
      entry.personFirstName === null ? null : `${entry.personFirstName} ${entry.personLastName}`,
    reason: entry.reason,
  }));
  return { count, lines };
}
