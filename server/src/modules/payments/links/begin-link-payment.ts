import { createHash } from 'node:crypto';
import { studioCurrency } from '@limber/contract/money/currency.ts';
import { payableOnline } from '@limber/contract/money/deposit-and-late-refund.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { findStored } from '../../../platform/database/lock-account.ts';
import { followLater } from '../book-or-refund-payment.ts';
import type { OnlineDeps } from '../deps.ts';
import { LIVE, nextAsked, paymentEndsAt } from '../payment-status-rules.ts';
import { insertPayment } from '../queries/payments.ts';
import { findTerms } from '../terms/queries.ts';
import { findAgreedLateBack, findLink, findPaymentOfLink, type LinkRow } from './queries.ts';
import { readOwed } from './read-owed.ts';

/**
 * Begins the payment of a link, for what is owed at this moment, and returns its id. All holders of
 * the link share one open payment. Null: the link has expired, or nothing is owed.
 */
export async function beginPaymentOfLink(
  deps: OnlineDeps,
  linkId: string,
  now: Date,
): Promise<string | null> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await findLink(trx, linkId, { locks: true });
    if (!link || link.expiresAt <= now) return null;
    const known = await findPaymentOfLink(trx, linkId);
    if (known && LIVE.includes(known.status)) return known.id;
    const owed = await readOwed(trx, link, 'en');
    const accountId = await findStored(trx, link.accountId);
    const amountMinor = payableOnline(owed?.minor ?? 0);
    if (amountMinor === 0 || accountId === undefined) return null;
    const id = deps.random.uuid();
    await insertPayment(trx, {
      ...{ id, accountId, linkId, locationCode: link.locationCode, amountMinor },
      requestHash: createHash('sha256').update(linkId).digest('hex'),
      requestSealed: null,
      keepsCard: false,
      currency: studioCurrency().code,
      lateBackPercent: await readLateBack(trx, link),
      madeAt: now,
      expiresAt: paymentEndsAt(now),
      provider: deps.provider.name,
    });
    await followLater(trx, deps, id, nextAsked(now, now));
    return id;
  });
}

/** As agreed when the session was booked; without such an agreement, by the present terms. */
async function readLateBack(trx: Trx, { paysBookingId }: LinkRow): Promise<number> {
  const agreed = paysBookingId === null ? null : await findAgreedLateBack(trx, paysBookingId);
  return agreed ?? (await findTerms(trx, null))?.lateBackPercent ?? 0;
}
