import type { sellGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { GIFT_CARD_SENT_AHEAD_DAYS } from '@limber/contract/terms/booking/gift-cards.ts';
import type { Static } from 'typebox';
import type { Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { addDays, dayOf } from '../../platform/studio-days.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/email-rules.ts';
import { enterOnGiftCard } from '../credit/enter-credit.ts';
import { ARE_NOT_SOLD, lastDayOf, NOT_SOLD, refuseAmount } from './code-and-amount-rules.ts';
import { sentAt } from './codes-and-states.ts';
import type { GiftCardDeps } from './deps.ts';
import { makeGiftCard } from './make-gift-card.ts';
import type { NewCard } from './queries/cards.ts';
import { findTerms } from './queries/terms.ts';

/** What is to be on a card, and where it goes. */
export type GiftAsked = Pick<
  Static<(typeof sellGiftCard)['body']>,
  'language' | 'to_name' | 'from_name' | 'message' | 'email' | 'send_on'
>;

/** A card as it is sold: it stays so until it is paid, whatever the studio changes meanwhile. */
export interface Gift
  extends Pick<NewCard, 'language' | 'toName' | 'fromName' | 'message' | 'toEmail'> {
  /** The day on which it is sent. */
  readonly sendOn: string;
  readonly validMonths: number | null;
}

/**
 * A card as it would be sold now. Refuses 400 an amount that is not sold, naming `field`, a wrong
 * address and a day that is past or too far away, 409 where no cards are sold.
 */
export async function readGift(
  trx: Trx,
  { language, to_name, from_name, message, email = '', send_on }: GiftAsked,
  { fils, field }: { readonly fils: number; readonly field: string },
  now: Date,
): Promise<Gift> {
  const terms = (await findTerms(trx)) ?? NOT_SOLD;
  if (!terms.sold) throw refusal(409, ARE_NOT_SOLD);
  const refused = refuseAmount(fils, terms);
  if (refused) throw wrongField(field, refused);
  const toEmail = email.trim() === '' ? null : readAddress(email);
  const today = dayOf(now);
  const sendOn = send_on ?? today;
  if (sendOn < today || sendOn > addDays(today, GIFT_CARD_SENT_AHEAD_DAYS)) {
    throw wrongField('send_on', OTHER_DAY);
  }
  const said = (text: string | null) => text?.trim() || null;
  return {
    ...{ language, toName: said(to_name), fromName: said(from_name), message: said(message) },
    ...{ toEmail, sendOn, validMonths: terms.validMonths },
  };
}

/** Makes a card that was paid for and puts its amount on it; returns its id, its code and the entry. */
export async function issueGiftCard(
  trx: Trx,
  deps: Pick<GiftCardDeps, 'secret' | 'random' | 'jobs'>,
  { sendOn, validMonths, ...gift }: Gift,
  sold: {
    readonly fils: number;
    readonly locationCode: string;
    readonly actorId: number;
    readonly boughtBy: number | null;
    readonly at: Date;
  },
): Promise<{ readonly id: number; readonly code: string; readonly creditEntryId: string }> {
  const { fils, locationCode, actorId, boughtBy, at } = sold;
  const made = await makeGiftCard(trx, deps, {
    ...{ locationCode, amountFils: fils, madeAt: at, boughtBy, accountId: null, replacesId: null },
    expiresOn: lastDayOf(dayOf(at), validMonths),
    ...gift,
    sendAt: gift.toEmail === null ? null : sentAt(sendOn, at),
  });
  const entry = { giftCardId: made.id, kind: 'paid_in' as const, fils, locationCode, actorId, at };
  const creditEntryId = await enterOnGiftCard(trx, entry);
  return { ...made, creditEntryId };
}

/** An address as it is written to. Refuses 400 what is none. */
export function readAddress(typed: string): string {
  const email = normalEmail(typed);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  return email;
}

const OTHER_DAY = {
  en: 'A card is sent today or on a day within the next year.',
  ar: 'تُرسل البطاقة اليوم أو في يوم خلال السنة القادمة.',
};
