import type { StatementLine } from '@limber/contract/package-statement.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_PACKAGE } from './may-package-pay-rules.ts';
import { findOwner } from './queries/owned.ts';
import { readStatement } from './read-statement.ts';

/** The statement of any package, as its owner reads it. Refuses 404 one that there is not. */
export async function readStatementAtDesk(
  db: Db,
  packageId: number,
  page: Parameters<typeof readStatement>[3],
): Promise<{ count: number; lines: StatementLine[] }> {
  const ownerId = await findOwner(db, packageId);
  if (ownerId === undefined) throw refusal(404, UNKNOWN_PACKAGE);
  return readStatement(db, ownerId, packageId, page);
}
