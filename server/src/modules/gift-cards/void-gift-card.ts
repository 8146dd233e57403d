import type { GiftCard, NewGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { record } from '../audit/record.ts';
import { enterOnGiftCard } from '../credit/enter-credit.ts';
import { VOID } from './code-and-amount-rules.ts';
import type { GiftCardDeps } from './deps.ts';
import { stateOf } from './gift-card-codes-and-states.ts';
import { onWire, readCard, readLockedCard, readMade } from './gift-card-on-wire.ts';
import { makeGiftCard } from './make-gift-card.ts';
import { type GiftCardRow, updateVoided } from './queries/cards.ts';

/**
 * Voids a card for a reason: its code opens nothing any more. What is left on it moves to a card
 * that is made in its place, or is written off. Refuses 400 a missing reason, 404 an unknown card,
 * 409 one that is void already, and another card in place of one on which nothing can be used.
 */
export async function voidGiftCard(
  deps: GiftCardDeps,
  actor: Actor,
  id: number,
  asked: { readonly reason: string; readonly replace: boolean },
  now: Date,
): Promise<{ voided: GiftCard; made: NewGiftCard | null }> {
  const reason = asked.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const card = await readToVoid(trx, id);
    if (asked.replace && stateOf(card, now) !== 'usable') throw refusal(409, NOTHING_LEFT);
    const kind = asked.replace ? 'replaced' : 'voided';
    await emptyCard(trx, actor, card, { kind, reason }, now);
    const made = asked.replace ? await makeInPlace(trx, deps, actor, card, now) : null;
    const voided = onWire(await readCard(trx, id), now);
    return keepAnswer(trx, { voided, made });
  });
}

/** A card that is not void yet, locked. Refuses 404 an unknown one, 409 one that is void, or pays online now. */
export async function readToVoid(trx: Trx, id: number): Promise<GiftCardRow> {
  const card = await readLockedCard(trx, id);
  if (card.voidedAt !== null) throw refusal(409, VOID);
  if (card.heldMinor > 0) throw refusal(409, IS_HELD);
  return card;
}

/** Takes what is left on a locked card, voids it and records both; returns the id of the entry, if any. */
export async function emptyCard(
  trx: Trx,
  actor: Actor,
  { id, lastFour, balanceMinor, locationCode, boughtBy, accountId }: GiftCardRow,
  how: {
    readonly kind: 'replaced' | 'voided' | 'paid_out';
    readonly reason: string;
    /** Whose drawer it is given back from. */
    readonly locationCode?: string;
  },
  now: Date,
): Promise<string | null> {
  const { accountId: actorId } = actor;
  const { kind, reason } = how;
  // What was said of their card goes with them.
  const keeper = boughtBy ?? accountId;
  const entry = {
    ...{ giftCardId: id, kind, minor: -balanceMinor, actorId, at: now },
    reason: kind === 'replaced' ? null : reason,
    locationCode: how.locationCode ?? locationCode,
  };
  const entryId = balanceMinor === 0 ? null : await enterOnGiftCard(trx, entry);
  await updateVoided(trx, id, { actorId, reason, at: now });
  await record(
    trx,
    actor,
    {
      ...{ action: 'withdrawn', subject: 'gift_card', id, called: lastFour, reason },
      ...(keeper && { about: keeper }),
      before: { credit: amountOf(balanceMinor) },
      after: { credit: 0 },
    },
    now,
  );
  return entryId;
}

async function makeInPlace(
  trx: Trx,
  deps: GiftCardDeps,
  { accountId: actorId }: Actor,
  card: GiftCardRow,
  now: Date,
): Promise<NewGiftCard> {
  const { locationCode, balanceMinor: minor } = card;
  // It is handed over, or mailed by the desk: a lost code may mean a lost mailbox.
  const made = await makeGiftCard(trx, deps, {
    ...card,
    ...{ madeAt: now, replacesId: card.id, toEmail: null, sendAt: null },
  });
  const entry = { giftCardId: made.id, kind: 'replaced' as const, minor, locationCode, actorId };
  await enterOnGiftCard(trx, { ...entry, at: now });
  return readMade(trx, made, now);
}

const IS_HELD = {
  en: 'A client is paying online with this card at the moment. Please try again in half an hour.',
  ar: 'يدفع أحد العملاء بهذه البطاقة عبر الإنترنت حالياً. يرجى المحاولة بعد نصف ساعة.',
};
const NOTHING_LEFT = {
  en: 'Nothing can be used on this card, so no other card takes its place.',
  ar: 'لا يوجد في هذه البطاقة ما يُستخدم، فلا تحلّ بطاقة أخرى محلّها.',
};
