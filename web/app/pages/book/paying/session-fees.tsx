import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { Ways } from '@limber/contract/payments.ts';
import { feeOf } from '@limber/contract/terms/booking/session-fees.ts';
import { Trans } from '@lingui/react/macro';
import { formatAed } from '../../../lib/format-amount.ts';

interface Props {
  ways: Ways;
  price: { total: number };
  /** What is paid online now, in the currency's smallest unit; 0: nothing. */
  online: number;
}

/**
 * What a session costs that is cancelled late or missed, where the terms say less than its price. A
 * deposit counts toward it; of a whole price paid online other terms say what goes back.
 */
export function SessionFees({ ways, price, online }: Props) {
  const priceFils = minorOf(price.total);
  if (online >= priceFils) return null;
  const said = (percent: number | null, amount: number | null) => {
    const fils = feeOf({ percent, fils: amount === null ? null : minorOf(amount) }, priceFils);
    return fils === null ? null : formatAed(amountOf(Math.max(fils, online)));
  };
  const late = said(ways.late_fee_percent, ways.late_fee_amount);
  const missed = said(ways.missed_fee_percent, ways.missed_fee_amount);
  if (late === null && missed === null) return null;
  return (
    <p>
      {late !== null && <Trans>If you cancel later, it costs {late}.</Trans>}{' '}
      {missed !== null && <Trans>If you do not come, it costs {missed}.</Trans>}{' '}
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
