import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { Ways } from '@limber/contract/payments.ts';
import { feeOf } from '@limber/contract/terms/booking/session-fees.ts';
import { Trans } from '@lingui/react/macro';
import { formatAmount } from '../../../lib/format-amount.ts';
import { hasFees } from './use-ways-to-pay.ts';

/** What a session costs that is cancelled late or missed, as it is said. */
interface Fees {
  late: string;
  missed: string;
}

/**
 * What a session costs that is cancelled late or missed, where the terms say something else than its
 * price; null: nothing else. A deposit counts toward it; of a whole price paid online other terms say
 * what goes back.
 *
 * @param online what is paid online now, in the currency's smallest unit; 0: nothing
 */
export function feesOf(ways: Ways, total: number, online: number): Fees | null {
  const priceMinor = minorOf(total);
  if (online >= priceMinor || !hasFees(ways)) return null;
  const said = (percent: number | null, amount: number | null) => {
    const minor = feeOf({ percent, minor: amount === null ? null : minorOf(amount) }, priceMinor);
    return formatAmount(amountOf(Math.max(minor ?? priceMinor, online)));
  };
  return {
    late: said(ways.late_fee_percent, ways.late_fee_amount),
    missed: said(ways.missed_fee_percent, ways.missed_fee_amount),
  };
}

interface Props {
  fees: Fees;
  /** It can no longer be cancelled free of charge. */
  isLate: boolean;
}

export function SessionFees({ fees: { late, missed }, isLate }: Props) {
  return (
    <p>
      {isLate ? (
        <Trans>If you cancel it, it costs {late}.</Trans>
      ) : (
        <Trans>If you cancel later, it costs {late}.</Trans>
      )}{' '}
      <Trans>If you do not come, it costs {missed}.</Trans>{' '}
      <Trans>With a card on file we may take it from there, and tell you a day before.</Trans>
    </p>
  );
}

/** That a card is added before the session is booked. */
export function CardNeeded() {
  return (
    <div className="rounded-control border border-hairline p-4">
      <p className="font-semibold">
        <Trans>You add a card when you book</Trans>
      </p>
      <p className="text-sm text-muted">
        <Trans>
          It stays with our payment provider: we know its last four digits alone. You can remove it
          in your profile at any time.
        </Trans>
      </p>
    </div>
  );
}
