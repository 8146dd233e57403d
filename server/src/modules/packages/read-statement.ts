import { amountOf } from '@limber/contract/money/currency.ts';
import type { StatementKind, StatementLine } from '@limber/contract/package-statement.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { reasonIn } from '../../platform/language/own-reasons.ts';
import { dayOf, timeOf } from '../../platform/studio-days.ts';
import { UNKNOWN_PACKAGE } from './may-package-pay-rules.ts';
import { listEntries } from './queries/ledger.ts';
import { findOwner, isOwner } from './queries/owned.ts';

/**
 * One page of the statement of a package's minutes, newest first, for its owner. It names the
 * person behind each line, details the owner's own sessions, and hides those of others. Refuses 404
 * for anyone else.
 */
export async function readStatement(
  db: Db,
  accountId: number,
  packageId: number,
  page: { readonly limit: number; readonly offset: number; readonly language: Language },
): Promise<{ count: number; lines: StatementLine[] }> {
  if (!(await isOwner(db, packageId, accountId))) throw refusal(404, UNKNOWN_PACKAGE);
  const { count, entries } = await listEntries(db, packageId, page);
  const lines = entries.map((entry) => ({
    id: Number(entry.id),
    at: entry.at.toISOString(),
    kind: entry.kind as StatementKind,
    minutes: entry.minutes,
    balance: entry.balanceMinutes,
    person:
      entry.personFirstName === null ? null : `${entry.personFirstName} ${entry.personLastName}`,
    reason: reasonIn(entry.reason, page.language),
    session:
      entry.startsAt === null
        ? null
        : {
            appointment_services: entry.services,
            therapist: entry.therapist ?? '',
            date: dayOf(entry.startsAt),
            time: timeOf(entry.startsAt),
            late: entry.late ?? false,
            ...(entry.healedMinutes && { healed_minutes: entry.healedMinutes }),
          },
    price: entry.kind === 'bought' ? amountOf(entry.priceMinor) : null,
  }));
  return { count, lines };
}

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
