import type { PaymentInput, TipInput } from '@limber/contract/desk/money/till-values.ts';
import { letOffByRounding } from '@limber/contract/money/cash-rounding.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import { UNKNOWN_THERAPIST } from '../accounts/unknown-person-refusals.ts';
import { readDeskTerms } from '../catalogue/settings/read-terms.ts';
import { enterCredit } from '../credit/enter-credit.ts';
import { payByGiftCards, returnToGiftCards } from '../gift-cards/pay-and-refund-by-gift-card.ts';
import { listTherapistIds } from './queries/items-to-sell.ts';
import { type Booked, insertPayments, insertTips } from './queries/new-sales.ts';

/** A payment at the till, or one that came online. */
export type PaymentMade = Omit<PaymentInput, 'method'> & {
  readonly method: PaymentInput['method'] | 'online';
  /** Of a gift card: the one that its code opened. */
  readonly giftCardId?: number;
  /** Since when the payment online that is settled now holds it on the card. */
  readonly heldSince?: Date;
  /** The card is redeemed into the package that it is for. */
  readonly redeems?: boolean;
};

/** The payments and tips that a client hands over at once. */
export interface Tender {
  readonly payments: readonly PaymentMade[];
  readonly tips: readonly TipInput[];
}

/** The account that pays with what it has on it, at a branch. */
export interface Payer {
  /** Null: nobody is named, who has no account. */
  readonly payerId: number | null;
  readonly locationCode: string;
}

/**
 * Records what is paid of `dueMinor`, and tips on top; returns what is still due. Refuses 400 an
 * unknown therapist, a slip without its number and tips above what is handed over with them, 409
 * more than is due or than the payer has on account, and cash that coins cannot make up.
 */
export async function takePaymentsAndTips(
  trx: Trx,
  booked: Booked,
  payer: Payer,
  { payments, tips }: Tender,
  dueMinor: number,
): Promise<number> {
  const tipsHere = tips.map((tip) => ({
    therapistId: tip.therapist_id,
    minor: minorOf(tip.amount),
  }));
  const wanted = new Set(tipsHere.map(({ therapistId }) => therapistId));
  const known = await listTherapistIds(trx, [...wanted]);
  if (known.length < wanted.size) throw wrongField('tips', UNKNOWN_THERAPIST);
  const paid = payments.map((payment) => paidMinor(payment));
  // A therapist's tips are never postponed, whatever happens to the rest.
  if (sum(tipsHere) > sum(paid)) throw wrongField('tips', unpaidTips(sum(tipsHere)));
  const rounding = await readRounding(trx, dueMinor + sum(tipsHere), paid);
  const left = dueMinor + sum(tipsHere) - sum(paid) - sum(rounding);
  if (left < 0) throw tooMuch(dueMinor + sum(tipsHere));
  await insertTips(trx, booked, tipsHere);
  await insertPayments(trx, booked, [...paid, ...rounding]);
  await moveCredit(trx, booked, payer, [...paid, ...rounding]);
  await moveGiftCards(trx, booked, payer, paid);
  return left;
}

/**
 * Takes what is paid by account credit from the payer's account, or puts what a refund gives back
 * on it. Refuses 404 an erased payer, 409 more than there is.
 */
export async function moveCredit(
  trx: Trx,
  { saleId, refundId, actorId, at }: Booked,
  { payerId, locationCode }: Payer,
  payments: readonly { readonly method: string; readonly minor: number }[],
): Promise<void> {
  const minor = sum(payments.filter(({ method }) => method === 'credit'));
  if (minor === 0) return;
  if (payerId === null) throw wrongField('payments', NO_ACCOUNT);
  const entry = { accountId: payerId, locationCode, saleId, refundId, actorId, at };
  await enterCredit(trx, { ...entry, kind: refundId ? 'refunded' : 'used', minor: -minor });
}

/**
 * Takes what is paid by gift cards from them, or puts what a refund gives back on those that paid.
 * Refuses 409 more than is on a card, or than cards paid.
 */
export async function moveGiftCards(
  trx: Trx,
  { saleId, refundId, actorId, at }: Booked,
  { locationCode }: Pick<Payer, 'locationCode'>,
  payments: readonly {
    readonly method: string;
    readonly minor: number;
    readonly giftCardId?: number | undefined;
    readonly heldSince?: Date | undefined;
    readonly redeems?: boolean | undefined;
  }[],
): Promise<void> {
  const moved = { saleId, locationCode, actorId, at };
  const byCard = payments.filter(({ method }) => method === 'gift_card');
  if (byCard.length === 0) return;
  if (refundId) return returnToGiftCards(trx, { ...moved, refundId }, -sum(byCard));
  const cards = byCard.map(({ giftCardId: cardId = 0, ...paid }) => ({ cardId, ...paid }));
  await payByGiftCards(trx, moved, cards);
}

/**
 * The line that cash rounding adds to payments of `minor`; none where there is no rounding or
 * difference. Refuses 409 cash that coins cannot make up.
 */
export async function readRounding(
  trx: Trx,
  minor: number,
  payments: readonly { readonly method: string; readonly minor: number }[],
): Promise<{ method: 'rounding'; minor: number; reference: null }[]> {
  if (!payments.some(({ method }) => method === 'cash')) return [];
  const { cash_coin_fils: coinMinor } = await readDeskTerms(trx);
  const isOdd = payments.some((paid) => paid.method === 'cash' && paid.minor % coinMinor !== 0);
  if (isOdd) throw noCoins(coinMinor);
  const letOff = letOffByRounding(minor, payments, coinMinor);
  return letOff === 0 ? [] : [{ method: 'rounding', minor: letOff, reference: null }];
}

/** A payment as stored. Refuses 400 a terminal payment without the reference on its slip. */
export function paidMinor({
  method,
  amount,
  reference,
  giftCardId,
  heldSince,
  redeems,
}: PaymentMade) {
  const stored = reference?.trim() ?? '';
  if (method === 'terminal' && stored === '') throw wrongField('payments', NO_SLIP);
  const paid = { method, minor: minorOf(amount), reference: stored === '' ? null : stored };
  return giftCardId === undefined ? paid : { ...paid, giftCardId, heldSince, redeems };
}

function sum(amounts: readonly { readonly minor: number }[]): number {
  return amounts.reduce((total, { minor }) => total + minor, 0);
}

function noCoins(coinMinor: number) {
  const coin = amountInWords(coinMinor);
  return refusal(409, {
    en: `Cash is rounded to ${coin.en}. Please take or give an amount of whole coins.`,
    ar: `يُقرَّب النقد إلى ${coin.ar}. يرجى أخذ مبلغ من عملات كاملة أو ردّه.`,
  });
}

function tooMuch(minor: number) {
  const amount = amountInWords(minor);
  return refusal(409, {
    en: `Only ${amount.en} are due.`,
    ar: `المبلغ المستحق فقط: ${amount.ar}.`,
  });
}

function unpaidTips(minor: number) {
  const amount = amountInWords(minor);
  return {
    en: `A tip cannot wait: please take at least ${amount.en} now.`,
    ar: `تُدفع الإكرامية فوراً: يرجى أخذ ${amount.ar} على الأقل الآن.`,
  };
}

const NO_ACCOUNT = {
  en: 'Without a client there is no account to pay from or to.',
  ar: 'لا يوجد حساب يُدفع منه أو إليه دون عميل.',
};
const NO_SLIP = {
  en: 'Please give the number on the slip of the terminal.',
  ar: 'يرجى إدخال الرقم المكتوب على إيصال جهاز البطاقات.',
};
