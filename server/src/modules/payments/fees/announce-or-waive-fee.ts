import type { Fee } from '@limber/contract/desk/money/fees.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { FEE_TOLD_HOURS } from '@limber/contract/terms/booking/cards-on-file.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { findStored } from '../../../platform/database/lock-account.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { readNamesOf } from '../../catalogue/read-names.ts';
import { namesOf } from '../../till/name-of-line-rules.ts';
import { lockSessionOfFee } from '../../till/online/sell-fee.ts';
import { refusePrice } from '../../till/price-reduction-rules.ts';
import { readLargestReduction } from '../../till/read-largest-reduction.ts';
import { named } from '../../till/sale-on-wire.ts';
import { cardOnWire } from '../cards/add-card.ts';
import type { PaymentDeps } from '../deps.ts';
import { closeTask } from '../desk-tasks/queries.ts';
import {
  findOwedFee,
  insertFee,
  listOwedFees,
  listOwedFeesOf,
  listSettledFees,
  type OwedFee,
  type SettledFee,
  updateFee,
  updateFeeOfBooking,
} from './queries.ts';

interface FeesOfBranch {
  readonly location: string;
  readonly language: Language;
}

/** The fees owed to a branch for sessions that were cancelled late or missed. */
export async function listFees(db: Db | Trx, { location, language }: FeesOfBranch): Promise<Fee[]> {
  const fees = await listOwedFees(db, location);
  const inArabic = await readNamesOf(db, language, namesIn(fees));
  return fees.map((fee) => onWire(fee, language, inArabic));
}

/** A client's fees: those that are owed, and the outcome of the others. */
export async function listFeesOfClient(
  db: Db | Trx,
  { clientId, language }: { readonly clientId: number; readonly language: Language },
): Promise<Fee[]> {
  const stored = await findStored(db, clientId);
  if (stored === undefined) return [];
  const owed = await listOwedFeesOf(db, stored);
  const settled = await listSettledFees(
    db,
    stored,
    owed.map(({ bookingId }) => bookingId),
  );
  const inArabic = await readNamesOf(db, language, namesIn([...owed, ...settled]));
  return [
    ...owed.map((fee) => onWire(fee, language, inArabic)),
    ...settled.map((fee) => ({
      ...sessionOnWire(fee, language, inArabic),
      ...{ amount: amountOf(fee.amountMinor), status: fee.status, reason: fee.reason },
      ...{ takes_at: null, failure: null, link_ends_at: null, card: null },
    })),
  ];
}

/**
 * Announces a fee to its client; it is taken a day later. A lower amount reduces what the session
 * costs, and 0 waives the fee. An announced fee can be lowered again until it is taken. Refuses 400
 * more than is owed, or less without a reason; 403 a larger reduction than the caller may give; 404
 * a session without a fee; 409 a fee that is being taken, or a client without a card on file.
 */
export async function decideFee(
  deps: PaymentDeps,
  actor: Actor,
  asked: FeesOfBranch & {
    readonly bookingId: string;
    readonly amount: number;
    readonly reason?: string | undefined;
  },
  now: Date,
): Promise<Fee[]> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await lockSessionOfFee(trx, asked.bookingId, null);
    const owed = await findOwedFee(trx, asked.bookingId);
    if (!owed || owed.locationCode !== asked.location) throw refusal(404, NO_FEE);
    const amountMinor = minorOf(asked.amount);
    const reason = asked.reason?.trim() ?? '';
    await judge(trx, actor, owed, { amountMinor, reason });
    const id = deps.random.uuid();
    const told = new Date(now.getTime() + FEE_TOLD_HOURS * 3_600_000);
    const announced = owed.fee?.status === 'announced' ? owed.fee : null;
    // The client was told when it will be taken.
    const takesAt = announced ? new Date(announced.takesAt) : told;
    const most = { mostMinor: owed.owedMinor, because: owed.because, bookingId: owed.bookingId };
    const decided = { decidedBy: actor.accountId, decidedAt: now, takesAt };
    if (announced && !(await updateFee(trx, announced.id, ['announced'], { status: 'void' }))) {
      throw refusal(409, BEING_TAKEN);
    }
    const fee = { id, ...most, amountMinor, reason: reason === '' ? null : reason, ...decided };
    await insertFee(trx, fee);
    const { bookingId } = asked;
    await closeTask(trx, { bookingId }, { how: 'decided', by: actor.accountId, at: now });
    if (amountMinor < owed.owedMinor) {
      await updateFeeOfBooking(trx, owed.bookingId, owed.because, owed.owedMinor - amountMinor);
    }
    if (amountMinor > 0) {
      await deps.jobs.addJobs(trx, [
        { name: 'tell-of-fee', payload: { feeId: id } },
        { name: 'take-fee', payload: { feeId: id }, runAt: takesAt, jobKey: `fee ${id}` },
      ]);
    }
    return keepAnswer(trx, await listFees(trx, asked));
  });
}

async function judge(
  trx: Trx,
  actor: Actor,
  { owedMinor, fee, card }: OwedFee,
  { amountMinor, reason }: { readonly amountMinor: number; readonly reason: string },
): Promise<void> {
  if (fee?.status === 'taking') throw refusal(409, BEING_TAKEN);
  if (amountMinor > owedMinor) throw wrongField('amount', NEVER_MORE);
  if (amountMinor > 0 && !card) throw refusal(409, NO_CARD);
  const mostPercent = amountMinor < owedMinor ? await readLargestReduction(trx, actor) : 0;
  const refused = refusePrice(owedMinor, amountMinor, { reason, mostPercent });
  if (refused?.status === 403) throw refusal(403, refused.sentence);
  if (refused) throw wrongField('reason', refused.sentence);
}

function onWire(owed: OwedFee, language: Language, inArabic: (name: string) => string): Fee {
  const { fee, card } = owed;
  const isAnnounced = fee?.status === 'announced' || fee?.status === 'taking';
  const status = isAnnounced ? 'announced' : (fee?.status ?? 'proposed');
  return {
    ...sessionOnWire(owed, language, inArabic),
    amount: amountOf(isAnnounced ? Math.min(fee.amountMinor, owed.owedMinor) : owed.owedMinor),
    status: status as Fee['status'],
    takes_at: isAnnounced ? new Date(fee.takesAt).toISOString() : null,
    failure: fee?.failure ?? null,
    reason: fee?.reason ?? null,
    link_ends_at: fee?.linkEndsAt ? new Date(fee.linkEndsAt).toISOString() : null,
    card: card && cardOnWire(card),
  };
}

function namesIn(fees: readonly { readonly names: readonly string[] }[]): string[] {
  return fees.flatMap(({ names }) => names);
}

/** The session of a fee. */
function sessionOnWire(
  of: Omit<SettledFee, 'amountMinor' | 'status' | 'reason'>,
  language: Language,
  inArabic: (name: string) => string,
) {
  const { name, nameAr } = namesOf(of.names, of.minutes, inArabic);
  return {
    booking_id: of.bookingId,
    client: named(of.client),
    name: language === 'ar' ? (nameAr ?? name) : name,
    at: new Date(of.startsAt).toISOString(),
    because: of.because,
    price: amountOf(of.priceMinor),
  };
}

const NO_FEE = {
  en: 'Nothing is owed for this session any more.',
  ar: 'لم يعد هناك مبلغ مستحق عن هذه الجلسة.',
};
const NEVER_MORE = {
  en: 'A fee is never more than the terms said when the session was booked.',
  ar: 'لا يزيد الرسم أبداً على ما نصّت عليه الشروط عند حجز الجلسة.',
};
const BEING_TAKEN = {
  en: 'This fee is being taken at this moment. Please look again in a minute.',
  ar: 'يُسحب هذا الرسم في هذه اللحظة. يرجى التحقق بعد دقيقة.',
};
const NO_CARD = {
  en: 'This client has no card on file any more. The amount stays due.',
  ar: 'لم تعد لدى هذا العميل بطاقة محفوظة. يبقى المبلغ مستحقاً.',
};
