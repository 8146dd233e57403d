import type { Trx } from '../../platform/database/db.ts';
import { findStored } from '../../platform/database/lock-account.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { refuseBalance, refuseCardBalance } from './credit-balance-rules.ts';
import {
  findCredit,
  findCreditOfCard,
  insertCreditEntry,
  insertFirstEntries,
  lockCredit,
  type NewCardEntry,
  type NewCreditEntry,
} from './queries.ts';

/**
 * Writes a change of the money that a client has on account, or the client whom they were merged
 * with; returns its id. Refuses 404 an erased client, 409 taking more than there is, and more than
 * an account holds.
 */
export async function enterCredit(trx: Trx, entry: NewCreditEntry): Promise<string> {
  const accountId = await findStored(trx, entry.accountId);
  const isThere = accountId !== undefined && (await lockCredit(trx, accountId));
  if (!isThere) throw refusal(404, UNKNOWN_CLIENT);
  const hasMinor = await findCredit(trx, accountId);
  const refused = refuseBalance(hasMinor, entry.minor);
  if (refused) throw refusal(409, refused);
  return insertCreditEntry(trx, { ...entry, accountId, balanceMinor: hasMinor + entry.minor });
}

/**
 * Writes a change of what is on a gift card that is locked; returns its id. Refuses 409 taking more
 * than there is.
 */
export async function enterOnGiftCard(trx: Trx, entry: NewCardEntry): Promise<string> {
  const hasMinor = await findCreditOfCard(trx, entry.giftCardId);
  const refused = refuseCardBalance(hasMinor, entry.minor);
  if (refused) throw refusal(409, refused);
  return insertCreditEntry(trx, { ...entry, balanceMinor: hasMinor + entry.minor });
}

/** Writes the first changes of accounts that this transaction made, all in one statement. */
export async function enterFirstCredits(
  trx: Trx,
  entries: readonly NewCreditEntry[],
): Promise<void> {
  await insertFirstEntries(trx, entries);
}

/** Moves what a client has on account to the one with whom they are merged; both are locked. */
export async function mergeCredit(
  trx: Trx,
  {
    goneId,
    keptId,
    actorId,
    at,
  }: Readonly<Record<'goneId' | 'keptId' | 'actorId', number>> & { at: Date },
): Promise<void> {
  const minor = await findCredit(trx, goneId);
  if (minor === 0) return;
  const both = { kind: 'merged', actorId, at } as const;
  await enterCredit(trx, { ...both, accountId: goneId, minor: -minor });
  await enterCredit(trx, { ...both, accountId: keptId, minor });
}
