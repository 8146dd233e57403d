import { createHash } from 'node:crypto';
import { minorOf, studioCurrency } from '@limber/contract/money/currency.ts';
import { payableOnline } from '@limber/contract/money/deposit-and-late-refund.ts';
import type { buyGiftCard } from '@limber/contract/paying/gift-cards.ts';
import { PAYMENTS_A_DAY } from '@limber/contract/terms/booking/paying-online.ts';
import type { Static } from 'typebox';
import { ProviderFailed } from '../../../platform/card-payments/provider.ts';
import { daysBefore } from '../../../platform/clock.ts';
import { keepAnswer, onlyReading } from '../../../platform/database/idempotency-key.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { canonicalJson } from '../../../platform/http/answer-once.ts';
import { refusal, tooMany, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { readGift } from '../../gift-cards/read-and-issue-gift-card.ts';
import { followLater, settlePayment } from '../book-or-refund-payment.ts';
import type { OnlineDeps, PaymentDeps } from '../deps.ts';
import { AGAIN_AFTER_SECONDS, OTHER_IS_OPEN, TOO_MANY_PAYMENTS } from '../payment-refusals.ts';
import { nextAsked, paymentEndsAt } from '../payment-status-rules.ts';
import { payAddress } from '../payment-urls.ts';
import { findPayer } from '../queries/payer.ts';
import { countPayments, findLivePayment, insertPayment } from '../queries/payments.ts';
import { findBranchOfSite } from './queries.ts';
import { sealGift } from './sealed-gift.ts';

type Asked = Static<(typeof buyGiftCard)['body']>;

/**
 * Begins the payment for a gift card, on a page of the provider; the card is made once it is paid.
 * Without an address it is sent to its buyer. Asked for again it is the same page; one for another
 * card that is open is ended first. Refuses what `readGift` refuses, 409 where nothing is paid
 * online, 429 too many in a day, 503 where the provider does not answer.
 */
export async function beginGift(
  deps: PaymentDeps,
  actor: Actor,
  { amount, ...gifted }: Asked,
  now: Date,
): Promise<{ readonly url: string; readonly payment_id: string }> {
  const { provider } = deps;
  const { accountId } = actor;
  const requestHash = createHash('sha256')
    .update(canonicalJson({ amount, ...gifted }))
    .digest('hex');
  if (provider) {
    await onlyReading(() => endOther({ ...deps, provider }, accountId, requestHash, now));
  }
  return transactAs(deps.db, accountId, async (trx) => {
    if (!provider) throw refusal(409, NOT_ONLINE);
    // Two presses at once are one.
    await lockAccount(trx, accountId, { sessions: true });
    const asksBoth = amount !== undefined && gifted.package_balance_id !== undefined;
    if (asksBoth) throw wrongField('amount', ONE_OF_BOTH);
    const asked = {
      minor: amount === undefined ? null : payableOnline(minorOf(amount)),
      field: 'amount',
    };
    const gift = await readGift(trx, gifted, asked, now);
    const buyer = await findPayer(trx, accountId);
    const locationCode = await findBranchOfSite(trx);
    if (!locationCode || !buyer) throw refusal(409, NOT_ONLINE);
    const known = await findLivePayment(trx, accountId, { buysGiftCard: true });
    if (known && known.requestHash !== requestHash) throw refusal(503, OTHER_IS_OPEN);
    if (known) return keepAnswer(trx, onWire(deps, known.id));
    const begun = await countPayments(trx, accountId, daysBefore(now, 1));
    if (begun >= PAYMENTS_A_DAY) throw tooMany(TOO_MANY_PAYMENTS, AGAIN_AFTER_SECONDS);
    const id = deps.random.uuid();
    const toEmail = gift.toEmail ?? buyer.email;
    const isForOther = toEmail !== buyer.email;
    await insertPayment(trx, {
      ...{
        id,
        accountId,
        locationCode,
        requestHash,
        amountMinor: payableOnline(gift.minor),
        buysGiftCard: true,
      },
      requestSealed: sealGift(deps, { ...gift, toEmail, isForOther }),
      ...{ keepsCard: false, lateBackPercent: 0, currency: studioCurrency().code },
      ...{ madeAt: now, expiresAt: paymentEndsAt(now), provider: provider.name },
    });
    await followLater(trx, deps, id, nextAsked(now, now));
    return keepAnswer(trx, onWire(deps, id));
  });
}

/** Ends the client's open page for another card; one that is paid by now is made. */
async function endOther(
  deps: OnlineDeps,
  accountId: number,
  requestHash: string,
  now: Date,
): Promise<void> {
  const live = await findLivePayment(deps.db, accountId, { buysGiftCard: true });
  if (!live || live.requestHash === requestHash) return;
  await settlePayment(deps, live.id, { ends: true }, now).catch((error) => {
    if (!(error instanceof ProviderFailed)) throw error;
  });
}

function onWire({ publicUrl }: Pick<PaymentDeps, 'publicUrl'>, id: string) {
  return { url: payAddress(publicUrl, id), payment_id: id };
}

const ONE_OF_BOTH = {
  en: 'A gift card is for an amount or for a package. Please choose one of both.',
  ar: 'بطاقة الهدية بمبلغ أو لباقة. يرجى اختيار أحدهما.',
};
const NOT_ONLINE = {
  en: 'Gift cards are not sold online here. Please ask at the studio.',
  ar: 'لا تُباع بطاقات الهدايا هنا عبر الإنترنت. يرجى السؤال في الاستوديو.',
};
