import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { findBalance, insertEntry, lockPackageRow } from './queries.ts';

/**
 * Adds minutes to a package, or takes some away, for a reason that its owner reads in the statement.
 * Answers the new balance. Refuses 403 who is not of the desk, 400 a missing reason or no change,
 * 404 an unknown package, 409 an unlimited one and more than there is.
 */
export async function adjustMinutes(
  db: Db,
  actor: Actor,
  { packageId, minutes, reason }: { packageId: number; minutes: number; reason: string },
  now: Date,
): Promise<number> {
  if (actor.accountType !== 'front_desk' && actor.accountType !== 'manager') {
    throw refusal(403, 'Your account may not do this.');
  }
  if (reason.trim() === '') throw wrong('reason', 'Please say why.');
  if (!Number.isInteger(minutes) || minutes === 0) {
    throw wrong('minutes', 'Please give a whole number of minutes other than 0.');
  }
  return db.transaction().execute(async (trx) => {
    const [, found] = await Promise.all([
      lockPackageRow(trx, packageId),
      findBalance(trx, packageId),
    ]);
    if (!found) throw refusal(404, 'We do not know this package.');
    if (found.balanceMinutes === null) throw refusal(409, 'This package is unlimited.');
    if (found.balanceMinutes + minutes < 0) {
      throw refusal(409, `This package has only ${found.balanceMinutes} minutes left.`);
    }
    return insertEntry(trx, {
      packageId,
      kind: 'adjusted',
      minutes,
      actorId: actor.accountId,
      reason: reason.trim(),
      at: now,
    });
  });
}

function wrong(field: string, sentence: string): Error {
  return refusal(400, sentence, { fields: { [field]: sentence } });
}
