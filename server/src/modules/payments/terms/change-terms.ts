import type { AllPaymentTerms, PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { FeeTerms } from '@limber/contract/terms/booking/session-fees.ts';
import type { CardProvider } from '../../../platform/card-payments/provider.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import { feesOnWire } from './fees-on-wire.ts';
import { findTerms, listTermsOfPackages, type TermsInRow, upsertTerms } from './queries.ts';
import { PAID_AT_STUDIO, type PaymentTermsOf } from './ways-to-pay-rules.ts';

type Provider = Pick<CardProvider, 'name'> | null;

/** The terms of payment for sessions and each package on sale. */
export async function listTerms(db: Db | Trx, provider: Provider): Promise<AllPaymentTerms> {
  const [ofSessions, packages] = await Promise.all([findTerms(db, null), listTermsOfPackages(db)]);
  return {
    provider: provider?.name ?? null,
    terms: [
      onWire(null, ofSessions ?? NEVER_SET),
      ...packages.map(({ productId, terms }) => onWire(productId, terms ?? NEVER_SET)),
    ],
  };
}

/**
 * Changes the terms of payment for sessions or one package. Refuses 400 a deposit or fee that is
 * both a percentage and an amount, or zero, a number of missed sessions that is missing or does not
 * apply, and a card or fees for a package; 404 a package that is not on sale, 409 naming who was
 * faster.
 */
export async function changeTerms(
  deps: { readonly db: Db; readonly provider: Provider },
  actor: Actor,
  asked: PaymentTerms,
  now: Date,
): Promise<AllPaymentTerms> {
  const terms = judge(asked);
  const productId = asked.package_id;
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const packages = await listTermsOfPackages(trx);
    const sold = packages.find((each) => each.productId === productId);
    if (productId !== null && !sold) throw refusal(404, UNKNOWN_PACKAGE);
    const before = (await findTerms(trx, productId)) ?? NEVER_SET;
    const thing = { subject: 'payment_terms' as const, ...(sold && { id: sold.productId }) };
    await refuseStaleVersion(trx, { ...thing, version: asked.version }, before);
    await upsertTerms(trx, productId, terms);
    const fields = (of: PaymentTermsOf) => {
      const { package_id: _, version: __, ...rest } = onWire(productId, { ...of, version: 0 });
      return rest;
    };
    await record(
      trx,
      actor,
      {
        ...{ action: 'changed', ...thing },
        ...(sold && { called: sold.name }),
        ...{ before: fields(before), after: fields(terms) },
      },
      now,
    );
    return keepAnswer(trx, await listTerms(trx, deps.provider));
  });
}

function judge(asked: PaymentTerms): PaymentTermsOf {
  const { deposit_percent: depositPercent, deposit_amount: amount } = asked;
  if (depositPercent !== null && amount !== null) throw wrongField('deposit_amount', ONE_DEPOSIT);
  if (amount === 0) throw wrongField('deposit_amount', NO_DEPOSIT);
  const isOfMissed = asked.asked_of === 'missed';
  if (isOfMissed !== (asked.missed_sessions !== null)) {
    throw wrongField('missed_sessions', HOW_MANY);
  }
  return {
    ...judgeCard(asked),
    paid: asked.paid,
    askedOf: asked.asked_of,
    missedSessions: asked.missed_sessions,
    depositPercent,
    depositMinor: amount === null ? null : minorOf(amount),
    lateBackPercent: asked.late_back_percent,
  };
}

function judgeCard(asked: PaymentTerms) {
  const { card_of: cardOf, card_missed_sessions: cardMissedSessions } = asked;
  if ((cardOf === 'missed') !== (cardMissedSessions !== null)) {
    throw wrongField('card_missed_sessions', HOW_MANY);
  }
  const late = judgeFee('late_fee_amount', asked.late_fee_percent, asked.late_fee_amount);
  const missed = judgeFee('missed_fee_amount', asked.missed_fee_percent, asked.missed_fee_amount);
  const asksNothing = [late, missed].every(
    ({ percent, minor }) => percent === null && minor === null,
  );
  const isOfSessions = asked.package_id === null || (cardOf === 'nobody' && asksNothing);
  if (!isOfSessions) throw wrongField('card_of', ONLY_SESSIONS);
  return {
    ...{ cardOf, cardMissedSessions },
    ...{ lateFeePercent: late.percent, lateFeeMinor: late.minor },
    ...{ missedFeePercent: missed.percent, missedFeeMinor: missed.minor },
  };
}

function judgeFee(field: string, percent: number | null, amount: number | null): FeeTerms {
  if (percent !== null && amount !== null) throw wrongField(field, ONE_FEE);
  if (amount === 0) throw wrongField(field, NO_FEE);
  return { percent, minor: amount === null ? null : minorOf(amount) };
}

function onWire(productId: number | null, terms: TermsInRow): PaymentTerms {
  return {
    version: terms.version,
    package_id: productId,
    paid: terms.paid,
    asked_of: terms.askedOf,
    missed_sessions: terms.missedSessions,
    deposit_percent: terms.depositPercent,
    deposit_amount: terms.depositMinor === null ? null : amountOf(terms.depositMinor),
    late_back_percent: terms.lateBackPercent,
    card_of: terms.cardOf,
    card_missed_sessions: terms.cardMissedSessions,
    ...feesOnWire(terms),
  };
}

const NEVER_SET: TermsInRow = { ...PAID_AT_STUDIO, version: 0 };

const UNKNOWN_PACKAGE = {
  en: 'This package is not on sale.',
  ar: 'هذه الباقة ليست معروضة للبيع.',
};
const ONE_DEPOSIT = {
  en: 'Please give the deposit as a percentage or as an amount, not both.',
  ar: 'يرجى تحديد العربون كنسبة أو كمبلغ، لا كليهما.',
};
const NO_DEPOSIT = {
  en: 'A deposit is more than nothing. Leave it empty to ask for the whole price.',
  ar: 'العربون أكبر من صفر. يُترك فارغاً لطلب السعر كاملاً.',
};
const ONE_FEE = {
  en: 'Please give the fee as a percentage or as an amount, not both.',
  ar: 'يرجى تحديد الرسم كنسبة أو كمبلغ، لا كليهما.',
};
const NO_FEE = {
  en: 'A fee is more than nothing. Leave it empty where the whole price stays due.',
  ar: 'الرسم أكبر من صفر. يُترك فارغاً ليبقى السعر كاملاً مستحقاً.',
};
const ONLY_SESSIONS = {
  en: 'A card on file and fees are for sessions that are paid one by one.',
  ar: 'البطاقة المحفوظة والرسوم للجلسات التي تُدفع كلٌّ على حدة.',
};
const HOW_MANY = {
  en: 'Please say after how many missed sessions, and only for that choice.',
  ar: 'يرجى تحديد عدد الجلسات الفائتة، ولهذا الخيار فقط.',
};
