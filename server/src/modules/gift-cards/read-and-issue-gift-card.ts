import type { sellGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { GIFT_CARD_SENT_AHEAD_DAYS } from '@limber/contract/terms/booking/gift-cards.ts';
import type { Static } from 'typebox';
import type { Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import { addDays, dayOf } from '../../platform/studio-days.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/email-rules.ts';
import { enterOnGiftCard } from '../credit/enter-credit.ts';
import {
  ARE_NOT_SOLD,
  lastDayOf,
  NOT_SOLD,
  refuseAmount,
  type TermsOfGiftCards,
} from './code-and-amount-rules.ts';
import type { GiftCardDeps } from './deps.ts';
import { sentAt } from './gift-card-codes-and-states.ts';
import { makeGiftCard } from './make-gift-card.ts';
import type { NewCard } from './queries/cards.ts';
import { listPackagesAsGifts } from './queries/packages.ts';
import { findTerms } from './queries/terms.ts';
import { isVatDueAtSale } from './taxed-when-sold-or-used.ts';

/** What is to be on a card, and where it goes. */
export type GiftAsked = Pick<
  Static<(typeof sellGiftCard)['body']>,
  'language' | 'to_name' | 'from_name' | 'message' | 'email' | 'send_on' | 'package_balance_id'
>;

/** A card as it is sold: it stays so until it is paid, whatever the studio changes meanwhile. */
export interface Gift
  extends Pick<
    NewCard,
    'language' | 'toName' | 'fromName' | 'message' | 'toEmail' | 'pack' | 'vatPaid'
  > {
  /** What it costs and is worth. */
  readonly minor: number;
  /** The day on which it is sent. */
  readonly sendOn: string;
  readonly validMonths: number | null;
}

/**
 * A card as it would be sold now, for `minor` or for a package; `minor` is null where the price of the
 * package is asked. Refuses 400 an amount that is not sold, naming `field`, a wrong address and a day
 * that is past or too far away, 409 where no cards are sold, none for this package, and another
 * amount than the package costs.
 */
export async function readGift(
  trx: Trx,
  { language, to_name, from_name, message, email = '', send_on, package_balance_id }: GiftAsked,
  paid: { readonly minor: number | null; readonly field: string },
  now: Date,
): Promise<Gift> {
  const terms = (await findTerms(trx)) ?? NOT_SOLD;
  if (!terms.sold) throw refusal(409, ARE_NOT_SOLD);
  const bought =
    package_balance_id === undefined
      ? { ...readAmount(paid, terms), ...NO_PACKAGE }
      : await readPackage(trx, package_balance_id, paid, terms);
  const toEmail = email.trim() === '' ? null : readAddress(email);
  const today = dayOf(now);
  const sendOn = send_on ?? today;
  if (sendOn < today || sendOn > addDays(today, GIFT_CARD_SENT_AHEAD_DAYS)) {
    throw wrongField('send_on', OTHER_DAY);
  }
  const said = (text: string | null) => text?.trim() || null;
  return {
    ...{ language, toName: said(to_name), fromName: said(from_name), message: said(message) },
    ...{ toEmail, sendOn, validMonths: terms.validMonths, ...bought },
  };
}

const NO_PACKAGE = { pack: null, vatPaid: false };

function readAmount(
  { minor, field }: { readonly minor: number | null; readonly field: string },
  terms: TermsOfGiftCards,
): { readonly minor: number } {
  const refused = minor === null ? NO_AMOUNT : refuseAmount(minor, terms);
  if (minor === null || refused) throw wrongField(field, refused ?? NO_AMOUNT);
  return { minor };
}

async function readPackage(
  trx: Trx,
  optionId: number,
  { minor, field }: { readonly minor: number | null; readonly field: string },
  terms: TermsOfGiftCards,
): Promise<Pick<Gift, 'pack' | 'vatPaid' | 'minor'>> {
  const [pack] = await listPackagesAsGifts(trx, optionId);
  if (!pack) throw refusal(409, NOT_A_GIFT);
  const { priceMinor } = pack;
  if (minor !== null && minor !== priceMinor) throw wrongField(field, otherPrice(priceMinor));
  return { pack, vatPaid: isVatDueAtSale(terms), minor: priceMinor };
}

/** Makes a card that was paid for and puts its amount on it; returns its id, its code and the entry. */
export async function issueGiftCard(
  trx: Trx,
  deps: Pick<GiftCardDeps, 'secret' | 'random' | 'jobs'>,
  { sendOn, validMonths, minor, ...gift }: Gift,
  sold: {
    readonly locationCode: string;
    readonly actorId: number;
    readonly boughtBy: number | null;
    readonly at: Date;
  },
): Promise<{ readonly id: number; readonly code: string; readonly creditEntryId: string }> {
  const { locationCode, actorId, boughtBy, at } = sold;
  const made = await makeGiftCard(trx, deps, {
    ...{
      locationCode,
      amountMinor: minor,
      madeAt: at,
      boughtBy,
      accountId: null,
      replacesId: null,
    },
    expiresOn: lastDayOf(dayOf(at), validMonths),
    ...gift,
    sendAt: gift.toEmail === null ? null : sentAt(sendOn, at),
  });
  const entry = { giftCardId: made.id, kind: 'paid_in' as const, minor, locationCode, actorId, at };
  const creditEntryId = await enterOnGiftCard(trx, entry);
  return { ...made, creditEntryId };
}

/** An address as it is written to. Refuses 400 what is none. */
export function readAddress(typed: string): string {
  const email = normalEmail(typed);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  return email;
}

function otherPrice(minor: number) {
  const amount = amountInWords(minor);
  return {
    en: `A gift card for this package costs ${amount.en}.`,
    ar: `سعر بطاقة الهدية لهذه الباقة ${amount.ar}.`,
  };
}

const NO_AMOUNT = {
  en: 'Please say for which amount the gift card is, or for which package.',
  ar: 'يرجى تحديد مبلغ بطاقة الهدية أو الباقة التي هي لها.',
};
const NOT_A_GIFT = {
  en: 'There are no gift cards for this package any more. Please choose another one.',
  ar: 'لم تعد هناك بطاقات هدايا لهذه الباقة. يرجى اختيار باقة أخرى.',
};
const OTHER_DAY = {
  en: 'A card is sent today or on a day within the next year.',
  ar: 'تُرسل البطاقة اليوم أو في يوم خلال السنة القادمة.',
};
