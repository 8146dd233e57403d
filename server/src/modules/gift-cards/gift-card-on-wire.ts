import type { GiftCard, NewGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { codeInGroups, UNKNOWN_ID } from './code-and-amount-rules.ts';
import { stateOf } from './gift-card-codes-and-states.ts';
import { findCard, type GiftCardRow, lockCard } from './queries/cards.ts';

/** A card as the desk sees it, without its code. */
export function onWire(card: GiftCardRow, now: Date): GiftCard {
  return {
    id: card.id,
    last_four: card.lastFour,
    state: stateOf(card, now),
    amount: amountOf(card.amountMinor),
    balance: amountOf(card.balanceMinor),
    location: card.locationCode,
    made_at: card.madeAt.toISOString(),
    expires_on: card.expiresOn,
    language: card.language,
    to_name: card.toName,
    from_name: card.fromName,
    message: card.message,
    email: card.toEmail,
    send_at: card.sendAt?.toISOString() ?? null,
    sent_at: card.sentAt?.toISOString() ?? null,
    voided_because: card.voidedBecause,
    replaced_by: card.replacedBy,
    package: packageOnWire(card),
    vat_paid: card.vatPaid,
  };
}

/** A card as its client sees it. */
export function ownOnWire(card: GiftCardRow, now: Date): OwnGiftCard {
  const shown = onWire(card, now);
  const { id, last_four, state, amount, balance, expires_on, from_name } = shown;
  return { id, last_four, state, amount, balance, expires_on, from_name, package: shown.package };
}

/** The package that a card is for; null: it is for an amount. */
export function packageOnWire({ pack }: Pick<GiftCardRow, 'pack'>): GiftCard['package'] {
  return pack && { name: { en: pack.name, ar: pack.nameAr }, minutes: pack.minutes };
}

/** A card. Refuses 404 an unknown one. */
export async function readCard(db: Db | Trx, id: number): Promise<GiftCardRow> {
  const card = await findCard(db, id);
  if (!card) throw refusal(404, UNKNOWN_ID);
  return card;
}

/** A card, locked. Refuses 404 an unknown one. */
export async function readLockedCard(trx: Trx, id: number): Promise<GiftCardRow> {
  await lockCard(trx, id);
  return readCard(trx, id);
}

/** A card that was just made, with its code. */
export async function readMade(
  trx: Trx,
  { id, code }: { readonly id: number; readonly code: string },
  now: Date,
): Promise<NewGiftCard> {
  return { ...onWire(await readCard(trx, id), now), code: codeInGroups(code) };
}
