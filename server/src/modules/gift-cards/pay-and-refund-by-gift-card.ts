import type { Trx } from '../../platform/database/db.ts';
import { findStored } from '../../platform/database/lock-account.ts';
import { refusal } from '../../platform/http/errors.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import { refuseCardBalance } from '../credit/credit-balance-rules.ts';
import { enterOnGiftCard } from '../credit/enter-credit.ts';
import { FOR_PACKAGE, UNKNOWN_ID, USED_UP } from './code-and-amount-rules.ts';
import { refuseCard } from './gift-card-codes-and-states.ts';
import { readLockedCard } from './gift-card-on-wire.ts';
import { findCard, type GiftCardRow, lockCard } from './queries/cards.ts';
import { listPaidBy, sumBackOnCards } from './queries/entries.ts';

/** Where in the books money of gift cards moves. */
export interface Moved {
  readonly saleId: string;
  readonly locationCode: string;
  readonly actorId: number;
  readonly at: Date;
}

/** What a card pays. */
export interface PaidByCard {
  readonly cardId: number;
  readonly minor: number;
  /** Since when it is held by the payment online that is settled now; left out: it is not held. */
  readonly heldSince?: Date | undefined;
  /** It is redeemed into the package that it is for. */
  readonly redeems?: boolean | undefined;
}

/**
 * Takes what is paid for a sale from gift cards, each under its lock. Refuses 404 an unknown card,
 * 409 more than is on one, one that is void or has expired, and one that is for a package.
 */
export async function payByGiftCards(
  trx: Trx,
  moved: Moved,
  payments: readonly PaidByCard[],
): Promise<void> {
  for (const paid of payments.toSorted((one, other) => one.cardId - other.cardId)) {
    const { cardId, minor, heldSince, redeems = false } = paid;
    const card = await readUsable(trx, cardId, heldSince ?? moved.at);
    if (card.pack && !redeems) throw refusal(409, FOR_PACKAGE);
    const refused = refuseCardBalance(card.balanceMinor + (heldSince ? minor : 0), -minor);
    if (refused) throw refusal(409, refused);
    await enterOnGiftCard(trx, { ...moved, giftCardId: cardId, kind: 'used', minor: -minor });
  }
}

/**
 * Puts what a refund gives back on the cards that paid the sale, or on those that were made in
 * their place. Refuses 409 more than they paid, and cards that nobody can use any more.
 */
export async function returnToGiftCards(
  trx: Trx,
  moved: Moved & { readonly refundId: string },
  minor: number,
): Promise<void> {
  const { usable, refused } = await listReturnable(trx, moved.saleId, moved.at);
  const mostMinor = sumOf(usable);
  if (minor > mostMinor) throw refused ? refusal(409, refused) : notByCard(mostMinor);
  let left = minor;
  for (const each of usable) {
    const part = Math.min(left, each.minor);
    left -= part;
    if (part === 0) continue;
    const entry = { ...moved, giftCardId: each.cardId, kind: 'refunded' as const, minor: part };
    await enterOnGiftCard(trx, entry);
  }
}

/**
 * What came back to the cards that paid for a sale, and what still can: of cards that can be used,
 * which are locked from here on.
 */
export async function readPaidByGiftCards(
  trx: Trx,
  saleId: string,
  now: Date,
): Promise<{ readonly backMinor: number; readonly leftMinor: number }> {
  const { usable } = await listReturnable(trx, saleId, now);
  return { backMinor: await sumBackOnCards(trx, saleId), leftMinor: sumOf(usable) };
}

/** What each card paid that can be used, the latest first; why others cannot be used. */
async function listReturnable(trx: Trx, saleId: string, now: Date) {
  const paid = await listPaidBy(trx, saleId);
  const usable: typeof paid = [];
  let refused: ReturnType<typeof refuseCard> = null;
  for (const { cardId } of paid.toSorted((one, other) => one.cardId - other.cardId)) {
    await lockCard(trx, cardId);
  }
  for (const each of paid) {
    const card = await findCard(trx, each.cardId);
    const why = card ? refuseCard(card, now) : UNKNOWN_ID;
    if (why) refused = why;
    else usable.push(each);
  }
  return { usable, refused };
}

function sumOf(parts: readonly { readonly minor: number }[]): number {
  return parts.reduce((sum, { minor }) => sum + minor, 0);
}

/** A card that can be used, locked. Refuses 404 an unknown one, 409 one that is void or has expired. */
export async function readUsable(trx: Trx, cardId: number, now: Date): Promise<GiftCardRow> {
  const card = await readLockedCard(trx, cardId);
  const refused = refuseCard(card, now);
  if (refused) throw refusal(409, refused);
  return card;
}

/**
 * A card that a client keeps with their account and can pay with, locked. Refuses what
 * {@link readUsable} refuses, 404 a card of somebody else, 409 one with nothing on it, and one that
 * is for a package.
 */
export async function readOwnUsable(
  trx: Trx,
  { giftCardId, accountId }: { readonly giftCardId: number; readonly accountId: number },
  now: Date,
): Promise<GiftCardRow> {
  const card = await readUsable(trx, giftCardId, now);
  if ((await findKeeper(trx, card)) !== accountId) throw refusal(404, UNKNOWN_ID);
  if (card.pack) throw refusal(409, FOR_PACKAGE);
  if (card.balanceMinor <= 0) throw refusal(409, USED_UP);
  return card;
}

/** The account that keeps a card, also after merging; undefined: none does. */
export async function findKeeper(
  trx: Trx,
  { accountId }: Pick<GiftCardRow, 'accountId'>,
): Promise<number | undefined> {
  return accountId === null ? undefined : findStored(trx, accountId);
}

function notByCard(minor: number) {
  const amount = amountInWords(minor);
  return refusal(409, {
    en: `Only ${amount.en} of this was paid by gift card and can go back to it.`,
    ar: `لا يمكن أن يعود إلى بطاقة الهدية سوى ${amount.ar} مما دُفع بها.`,
  });
}
