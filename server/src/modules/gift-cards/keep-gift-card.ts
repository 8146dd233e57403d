import { amountOf } from '@limber/contract/money/currency.ts';
import type { BoughtGiftCard, OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import { GIFT_CARDS_OF_ACCOUNT } from '@limber/contract/terms/booking/gift-cards.ts';
import type { Db } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { OTHER_ACCOUNT, UNKNOWN_ID } from './code-and-amount-rules.ts';
import { findByCode } from './find-by-code.ts';
import { limitsOfClient } from './gift-card-codes-and-states.ts';
import { ownOnWire, packageOnWire, readCard } from './gift-card-on-wire.ts';
import { findKeeper, readUsable } from './pay-and-refund-by-gift-card.ts';
import { listCardsBoughtBy, listCardsOf, updateKeeper } from './queries/cards.ts';
import { findTerms } from './queries/terms.ts';

/** The cards that the caller keeps with their account. */
export async function listOwnCards(
  db: Db,
  actor: Actor,
  now: Date,
): Promise<{ offered: boolean; cards: OwnGiftCard[] }> {
  const [terms, rows] = await Promise.all([findTerms(db), listCardsOf(db, actor.accountId)]);
  return { offered: terms?.sold ?? false, cards: rows.map((card) => ownOnWire(card, now)) };
}

/** The cards that the caller bought. */
export async function listBoughtCards(db: Db, actor: Actor): Promise<{ cards: BoughtGiftCard[] }> {
  const rows = await listCardsBoughtBy(db, actor.accountId);
  return {
    cards: rows.map((card) => ({
      id: card.id,
      amount: amountOf(card.amountMinor),
      bought_at: card.madeAt.toISOString(),
      to_name: card.toName,
      send_at: card.sendAt?.toISOString() ?? null,
      sent_at: card.sentAt?.toISOString() ?? null,
      is_void: card.voidedAt !== null,
      package: packageOnWire(card),
    })),
  };
}

/** Refuses 404 a card that somebody else bought. */
export async function refuseOthersCard(db: Db, actor: Actor, id: number): Promise<void> {
  const bought = await listCardsBoughtBy(db, actor.accountId);
  if (!bought.some((card) => card.id === id)) throw refusal(404, UNKNOWN_ID);
}

/**
 * Keeps a card with the account of the caller, who then uses it without its code. Refuses 404 a
 * code that nobody has, 409 a card that is void, has expired or is with another account, and more
 * cards than an account keeps, 429 too many wrong codes.
 */
export async function keepGiftCard(
  db: Db,
  actor: Actor,
  { code, address }: { readonly code: string; readonly address: string },
  now: Date,
): Promise<OwnGiftCard> {
  const { accountId } = actor;
  await db.transaction().execute((trx) => lockActor(trx, accountId));
  const id = await findByCode(db, limitsOfClient(accountId, address), code, now);
  return transactAs(db, accountId, async (trx) => {
    const card = await readUsable(trx, id, now);
    const keeperId = await findKeeper(trx, card);
    if (keeperId && keeperId !== accountId) throw refusal(409, OTHER_ACCOUNT);
    const kept = await listCardsOf(trx, accountId);
    if (!keeperId && kept.length >= GIFT_CARDS_OF_ACCOUNT) throw refusal(409, ENOUGH);
    await updateKeeper(trx, id, accountId);
    return keepAnswer(trx, ownOnWire(await readCard(trx, id), now));
  });
}

const ENOUGH = {
  en: 'Your account has as many gift cards as it can hold.',
  ar: 'في حسابك أكبر عدد ممكن من بطاقات الهدايا.',
};
