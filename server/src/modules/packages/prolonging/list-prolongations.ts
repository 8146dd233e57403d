import type { Prolongation } from '@limber/contract/desk/clients/packages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { UNKNOWN_PACKAGE } from '../may-package-pay-rules.ts';
import { findOwner } from '../queries/owned.ts';
import { listProlongationRows, type ProlongationRow } from './queries.ts';

/** How a package came to its last day, newest first. Refuses 404 an unknown package. */
export async function listProlongations(db: Db, packageId: number): Promise<Prolongation[]> {
  const [owner, rows] = await Promise.all([
    findOwner(db, packageId),
    listProlongationRows(db, packageId),
  ]);
  if (owner === undefined) throw refusal(404, UNKNOWN_PACKAGE);
  return rows.map((row) => ({
    what: whatOf(row),
    at: row.at.toISOString(),
    by: row.by.trim(),
    reason: row.reason,
    was: row.from,
    became: row.to,
    frozen:
      row.frozenFrom !== null && row.frozenTo !== null
        ? { from: row.frozenFrom, to: row.frozenTo }
        : null,
    minutes_back: row.minutesBack,
  }));
}

function whatOf({ frozenFrom, liftedFrom, from, to }: ProlongationRow): Prolongation['what'] {
  if (liftedFrom !== null) return 'unfrozen';
  if (frozenFrom !== null) return 'frozen';
  return to < from ? 'shortened' : 'prolonged';
}
