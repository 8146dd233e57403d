import type { Db, Trx } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { Refusal, refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { record } from '../audit/record.ts';
import { reminderKeys } from '../bookings/notifying/plan-mails.ts';
import { saveClient } from '../clients/save-client.ts';
import { endKeys } from '../packages/ending/warn-of-end.ts';
import { correctImported } from '../packages/import-package.ts';
import { setPriceOfProduct } from '../retail/bring-product.ts';
import { takeStockBack } from '../retail/stock/bring-stock.ts';
import { UNDONE_ALREADY, UNKNOWN_IMPORT } from './begin-and-list-imports.ts';
import { undoCredit } from './import-credit.ts';
import { listBroughtBy } from './queries/credit.ts';
import { lockImports } from './queries/rows.ts';
import {
  type Added,
  type ChangedRow,
  deleteAdded,
  isOfClient,
  isOfPackage,
  isOfProduct,
  listAdded,
  listBuiltOn,
  listChangedRows,
  lockImport,
  updateRestored,
  updateUndone,
} from './queries/undo.ts';
import { deleteVisits } from './queries/visits.ts';
import { type BuiltOn, cannotUndo } from './undo-import-rules.ts';

type Deps = JobDeps & { readonly db: Db };

/**
 * Undoes an import, all of it or nothing: what it added is deleted, with its jobs, and what it
 * changed is as it was before. Refuses 404 an unknown import, 409 one that was undone, and one that
 * something was built on, saying on what.
 */
export function undoImport(
  deps: Deps,
  actor: Actor,
  id: number,
  now: Date,
): Promise<{ removed: number; restored: number }> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await lockImports(trx);
    const found = await lockImport(trx, id);
    if (!found) throw refusal(404, UNKNOWN_IMPORT);
    if (found.undoneAt) throw refusal(409, UNDONE_ALREADY);
    // What is locked is used by nobody else meanwhile.
    const brought = await listBroughtBy(trx, id);
    const added = await listAdded(trx, id);
    // What came with a client goes with them.
    const removedAccounts = new Set(added.accounts);
    const lent = brought.filter(({ accountId }) => !removedAccounts.has(accountId));
    const built = await listBuiltOn(trx, id, added);
    const changed = await listChangedRows(trx, id);
    const changedSince = await restore(trx, deps, actor, changed, found.source, now);
    const used = lent.filter(({ minor, leftMinor }) => leftMinor < minor).length;
    const all = [...built, ...changedSince];
    const by = { importId: id, actorId: actor.accountId, at: now };
    const reason = `Undone: imported from ${found.source}`;
    const moved = await takeStockBack(trx, { ...by, reason });
    if (moved > 0) all.push({ table: 'stock_entries', count: moved });
    if (used > 0) all.push({ table: 'credit_entries', count: used });
    if (all.length > 0) throw refusal(409, cannotUndo(all));
    await updateUndone(trx, id, actor.accountId, now);
    await removeJobs(trx, deps, added);
    const visits = await deleteVisits(trx, id);
    await undoCredit(trx, lent, by);
    await deleteAdded(trx, id, added);
    const { accounts, packages, bookings, products } = added;
    const removed = [accounts, packages, bookings, products].flat().length + visits;
    const after = { kind: found.kind, removed, restored: changed.length };
    const entry = { action: 'withdrawn', subject: 'import', called: found.source, after } as const;
    await record(trx, actor, entry, now);
    // Boards show sessions, names and balances.
    await tellEverything(trx);
    return { removed, restored: changed.length };
  });
}

/** Gives back what rows had changed; returns what cannot be given back, and why. */
async function restore(
  trx: Trx,
  deps: Deps,
  actor: Actor,
  rows: readonly ChangedRow[],
  source: string,
  now: Date,
): Promise<BuiltOn[]> {
  const changedSince: BuiltOn[] = [];
  for (const row of rows) {
    const isBack = await restoreRow(trx, deps, actor, row, source, now).catch((error) => {
      if (error instanceof Refusal) return false;
      throw error;
    });
    if (!isBack) changedSince.push({ table: tableOf(row), count: 1 });
  }
  return changedSince;
}

const tableOf = ({ packageId, retailProductId }: ChangedRow) => {
  if (retailProductId !== null) return 'retail_products';
  return packageId ? 'package_entries' : 'account_changes';
};

async function restoreRow(
  trx: Trx,
  { jobs }: Deps,
  actor: Actor,
  row: ChangedRow,
  source: string,
  now: Date,
): Promise<boolean> {
  const { said: before, hash } = row.was;
  if (row.retailProductId !== null && isOfProduct(before)) {
    const [wasMinor, becameMinor] = before.price_fils;
    if (row.priceMinor !== becameMinor) return false;
    await setPriceOfProduct(trx, row.retailProductId, wasMinor);
  } else if (row.packageId !== null && isOfPackage(before)) {
    const { packageId, ownerId, productId, productName } = row;
    const left = row.isUnlimited ? null : { minutes: before.minutes, valueMinor: before.fils };
    const product = { id: productId ?? 0, name: productName ?? '' };
    const imported = { packageId, ownerId: ownerId ?? 0, product, source };
    await correctImported(
      trx,
      { jobs },
      actor.accountId,
      { ...imported, left, expiresOn: before.expiresOn },
      now,
    );
  } else if (row.accountId !== null && isOfClient(before) && Object.keys(before).length > 0) {
    const isAsWritten = Object.entries(before).every(
      ([field, [, became]]) => row.person?.[field] === became,
    );
    if (!isAsWritten) return false;
    const fields = Object.fromEntries(Object.entries(before).map(([field, [was]]) => [field, was]));
    await saveClient(trx, actor, row.accountId, fields, now);
  }
  await updateRestored(trx, row.id, hash);
  return true;
}

async function removeJobs(trx: Trx, { jobs }: Deps, { packages, bookings }: Added): Promise<void> {
  await jobs.removeJobs(trx, [...packages.flatMap(endKeys), ...bookings.flatMap(reminderKeys)]);
}
