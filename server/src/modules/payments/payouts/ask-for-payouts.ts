import { PAYOUTS_ASKED_DAYS } from '@limber/contract/terms/booking/paying-online.ts';
import { ProviderFailed } from '../../../platform/card-payments/provider.ts';
import { daysBefore } from '../../../platform/clock.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { OnlineDeps, PaymentDeps } from '../deps.ts';
import { NO_ANSWER, NOT_ONLINE } from '../payment-refusals.ts';
import { findPayout, storePayout } from './queries.ts';

/**
 * Asks the provider for the payouts of the last weeks and the lines of each. Known payouts that
 * have not changed and add up are skipped. Returns how many were stored.
 */
export async function askForPayouts(deps: OnlineDeps, now: Date): Promise<number> {
  const { provider, db } = deps;
  let stored = 0;
  for (const payout of await provider.listPayouts(daysBefore(now, PAYOUTS_ASKED_DAYS))) {
    const known = await findPayout(db, payout.reference);
    const isSame = known?.amount === payout.amount && known.state === payout.state;
    if (isSame && known.netMinor === payout.amount) continue;
    const lines = await provider.listPayoutLines(payout.reference);
    await db
      .transaction()
      .execute((trx) => storePayout(trx, { ...payout, provider: provider.name, at: now }, lines));
    stored += 1;
  }
  return stored;
}

/**
 * The same, at a manager's request. Refuses 409 without a provider, 503 when it does not answer.
 */
export async function askForPayoutsNow(deps: PaymentDeps, now: Date): Promise<{ stored: number }> {
  const { provider } = deps;
  if (!provider) throw refusal(409, NOT_ONLINE);
  try {
    return { stored: await askForPayouts({ ...deps, provider }, now) };
  } catch (error) {
    if (error instanceof ProviderFailed) throw refusal(503, NO_ANSWER);
    throw error;
  }
}
