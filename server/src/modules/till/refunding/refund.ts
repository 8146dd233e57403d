import type { RefundPayment, Sale, TipInput } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { revokeUnlocked } from '../../membership/revoke-unlocked.ts';
import { answerWithSale } from '../answer-with-sale.ts';
import type { TillDeps } from '../deps.ts';
import { markPackagesPaid } from '../mark-packages-paid.ts';
import { closeRefusedRefunds, sumHeldByBanks } from '../online/queries.ts';
import { lockDrawerWithCash, refuseEmptying } from '../open-and-close-drawer.ts';
import { readLocked } from '../pay-for-sale.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { lockPackageToSell } from '../queries/items-to-sell.ts';
import type { SaleRow } from '../queries/sales.ts';
import { readLargestReduction } from '../read-largest-reduction.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { paidMinor, readRounding } from '../take-payments-and-tips.ts';
import { moneyBack } from './refund-limit-and-vat-rules.ts';
import { type RefundedPart, readOwedBack, writeRefund } from './write-refund.ts';

/** What is refunded of a sale, how, and why. */
export interface RefundRequest {
  readonly location: string;
  readonly reason: string;
  readonly lines: readonly RefundRequestLine[];
  /** Without lines and tips: hands back what is overpaid, such as money that did not reach a card. */
  readonly payments: readonly RefundPayment[];
  readonly tips?: readonly TipInput[] | undefined;
  /** Only what is owed back for its sessions. */
  readonly owedBack?: boolean | undefined;
  /** The state of sessions whose line is fully refunded and that would then be unpaid. */
  readonly sessions?: 'free' | 'owed' | undefined;
}

interface RefundRequestLine {
  readonly line_id: number;
  readonly amount: number;
  readonly minutes?: number;
  /** Of a product: how many come back into stock. */
  readonly pieces?: number;
}

/**
 * Refunds lines and tips of a sale: the credit note, the minutes taken out of packages and the
 * money are written in one transaction, into the books of the open day; what only goes back to cards
 * needs no open drawer. Refuses 400 lines and tips
 * of another sale and a session without a decision whether it is free now, 403 a larger reduction
 * than the caller can give, 404 a foreign sale, 409 a part of a gift card, more than a line was sold for, came by card or a
 * therapist was given, another sum than was overpaid, more than is owed back where nothing else may be
 * refunded, what a bank holds because of a dispute, more cash than is in the drawer, and a branch whose day is
 * closed or not opened.
 */
export async function refund(
  deps: TillDeps,
  actor: Actor,
  saleId: string,
  requested: RefundRequest,
  now: Date,
): Promise<Sale> {
  const { location: locationCode, lines, payments, tips = [], sessions } = requested;
  const { owedBack: onlyOwed = false } = requested;
  const reason = requested.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return answerWithSale(deps.db, actor, locationCode, async (trx) => {
    const isOfLines = lines.length + tips.length > 0;
    const sale = await readLocked(trx, { id: saleId, locationCode }, { voided: !isOfLines });
    if (!isOfLines && sumsOf(sale).dueMinor >= 0) throw wrongField('lines', NOT_A_LINE);
    const isByCard = payments.length > 0 && payments.every(({ method }) => method === 'online');
    const today = studioDayOf(now);
    const counted = isByCard ? null : await lockDrawerWithCash(trx, locationCode, today);
    const parts = partsOf(sale, lines);
    const owedBack = await readOwedBack(trx, parts);
    for (const { line } of isByCard ? parts : []) {
      if (line.packageId !== null) await lockPackageToSell(trx, line.packageId);
    }
    const drawer = counted ?? {
      id: await upsertOnlineDay(trx, { locationCode, day: today, at: now }),
      inItMinor: 0,
    };
    if (onlyOwed) refuseMore(owedBack, parts);
    const tipsBack = tipsOf(sale, tips);
    const paidBack = payments.map((payment) => paidMinor(payment));
    const backMinor = sumOf(parts.map(({ grossMinor: minor }) => ({ minor }))) + sumOf(tipsBack);
    const dueBack = moneyBack(sale, backMinor);
    // Less than half a coin is given back in cash as nothing.
    const cash = [...paidBack, { method: 'cash', minor: 0 }];
    const rounding = await readRounding(trx, dueBack, cash);
    if (sumOf([...paidBack, ...rounding]) !== dueBack) throw otherSum(dueBack);
    refuseEmptying(drawer, paidBack);
    if (!isByCard) await refuseHeld(trx, sale, sumOf(paidBack));
    const mostPercent = await readLargestReduction(trx, actor);
    const back = {
      drawerId: drawer.id,
      reason,
      voids: false,
      sessions,
      owedBack,
      parts,
      payments: [...paidBack, ...rounding],
      tips: tipsBack,
      because: 'desk' as const,
      mostPercent,
    };
    await writeRefund(trx, deps, actor, sale, back, now);
    // Exactly what is owed back was handed back.
    await closeRefusedRefunds(trx, saleId, { by: actor.accountId, at: now });
    const closed = parts.flatMap(({ line, closesPackage }) =>
      closesPackage ? (line.packageId ?? []) : [],
    );
    await revokeUnlocked(trx, deps, closed, { actorId: actor.accountId, because: reason }, now);
    const { dueMinor } = sumsOf(sale);
    if (dueMinor > 0 && dueMinor <= backMinor) {
      // Nothing is due any more, so the rest of the sale is paid.
      const clientId = sale.client?.id ?? null;
      const packageIds = sale.lines.flatMap(({ packageId }) => packageId ?? []);
      await markPackagesPaid(trx, deps, { clientId, packageIds, dueMinor: 0 }, now);
    }
    return saleId;
  });
}

function partsOf(sale: SaleRow, requested: readonly RefundRequestLine[]): RefundedPart[] {
  const parts = requested.map(({ line_id, amount, minutes, pieces }) => {
    const line = sale.lines.find(({ id }) => id === line_id);
    if (!line) throw wrongField('lines', NOT_A_LINE);
    const grossMinor = minorOf(amount);
    const left = line.grossMinor - line.refundedMinor;
    if (grossMinor > left) throw notSoMuch(left);
    const isUnopened = line.giftCardId !== null && line.packageId === null;
    if (isUnopened && grossMinor < left) throw refusal(409, WHOLE_CARD);
    const isAll = grossMinor === left;
    const piecesBack = readPiecesBack(line, pieces);
    return {
      ...{ line, grossMinor, piecesBack, closesPackage: isAll },
      minutes: isAll ? null : (minutes ?? 0),
    };
  });
  if (new Set(parts.map(({ line }) => line.id)).size < parts.length) {
    throw wrongField('lines', NOT_A_LINE);
  }
  return parts;
}

/** How many pieces of a product come back into stock; null for anything else. Refuses a missing number. */
function readPiecesBack({ pieces, piecesBack }: SaleRow['lines'][number], requested?: number) {
  if (pieces === null) return null;
  if (requested === undefined) throw wrongField('lines', STOCK_OR_NOT);
  if (requested > pieces - piecesBack) throw wrongField('lines', TOO_MANY_PIECES);
  return requested;
}

/** What each therapist gives back of the tips in a sale. */
function tipsOf(sale: SaleRow, requested: readonly TipInput[]) {
  const tips = requested.map(({ therapist_id: therapistId, amount }) => {
    const theirs = sale.tips.filter((tip) => tip.therapistId === therapistId);
    if (theirs.length === 0) throw wrongField('tips', NOT_A_TIP);
    const minor = minorOf(amount);
    if (minor > sumOf(theirs)) throw notSoMuch(sumOf(theirs));
    return { therapistId, minor };
  });
  if (new Set(tips.map(({ therapistId }) => therapistId)).size < tips.length) {
    throw wrongField('tips', NOT_A_TIP);
  }
  return tips;
}

/** Refuses what is not owed back, or was given back meanwhile. */
function refuseMore(owed: ReadonlyMap<string, number>, parts: readonly RefundedPart[]): void {
  for (const [bookingId, its] of Map.groupBy(parts, ({ line }) => line.bookingId)) {
    const left = owed.get(bookingId ?? '') ?? 0;
    if (its.reduce((sum, { grossMinor }) => sum + grossMinor, 0) > left) throw notSoMuch(left);
  }
}

/** Refuses to hand out what may still be taken back by a bank: it would be gone twice. */
async function refuseHeld(trx: Trx, sale: SaleRow, backMinor: number): Promise<void> {
  const heldMinor = backMinor > 0 ? await sumHeldByBanks(trx, sale.id) : 0;
  if (heldMinor === 0) return;
  const mostMinor = Math.max(0, sumsOf(sale).paidMinor - heldMinor);
  if (backMinor > mostMinor) throw isHeld(heldMinor, mostMinor);
}

function sumOf(amounts: readonly { readonly minor: number }[]): number {
  return amounts.reduce((sum, { minor }) => sum + minor, 0);
}

function notSoMuch(minor: number) {
  const amount = amountInWords(minor);
  return refusal(409, {
    en: `Only ${amount.en} of this can go back.`,
    ar: `لا يمكن ردّ أكثر من ${amount.ar} من هذا.`,
  });
}

function isHeld(heldMinor: number, mostMinor: number) {
  const held = amountInWords(heldMinor);
  const most = amountInWords(mostMinor);
  return refusal(409, {
    en: `The client’s bank is looking at ${held.en} of this sale. Until it has decided, no more than ${most.en} can go back.`,
    ar: `ينظر مصرف العميل في ${held.ar} من عملية البيع هذه. وإلى أن يقرر لا يمكن ردّ أكثر من ${most.ar}.`,
  });
}

function otherSum(minor: number) {
  const amount = amountInWords(minor);
  return refusal(409, {
    en: `Exactly ${amount.en} have to be given back.`,
    ar: `المبلغ الواجب ردّه هو ${amount.ar} تماماً.`,
  });
}

const NOT_A_LINE = {
  en: 'Please choose each line of this sale once.',
  ar: 'يرجى اختيار كل سطر من عملية البيع هذه مرة واحدة.',
};
const WHOLE_CARD = {
  en: 'A gift card for a package goes back as a whole.',
  ar: 'تُردّ بطاقة الهدية لباقة كاملة.',
};
const STOCK_OR_NOT = {
  en: 'Please say how many of the product come back into stock; none is possible.',
  ar: 'يرجى تحديد عدد القطع التي تعود إلى المخزون من المنتج؛ ويمكن ألا يعود شيء.',
};
const TOO_MANY_PIECES = {
  en: 'More pieces would come back than are left of this sale.',
  ar: 'عدد القطع المُعادة أكبر مما تبقّى من عملية البيع هذه.',
};
const NOT_A_TIP = {
  en: 'Please choose each therapist with a tip in this sale once.',
  ar: 'يرجى اختيار كل معالج له إكرامية في عملية البيع هذه مرة واحدة.',
};
