import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { Ways } from '@limber/contract/payments.ts';
import { feeOf } from '@limber/contract/terms/booking/session-fees.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { formatAmount } from '../../../lib/format-amount.ts';
import { ActionBar } from '../../../ui/primary-action.tsx';
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

export function SessionFees({ fees, isLate }: Props) {
  return (
    <p>
      <WhatItCosts fees={fees} isLate={isLate} />{' '}
      <Trans>With a card on file we may take it from there, and tell you a day before.</Trans>
    </p>
  );
}

function WhatItCosts({ fees: { late, missed }, isLate }: Props) {
  return (
    <>
      {isLate ? (
        <Trans>If you cancel it, it costs {late}.</Trans>
      ) : (
        <Trans>If you cancel later, it costs {late}.</Trans>
      )}{' '}
      <Trans>If you do not come, it costs {missed}.</Trans>
    </>
  );
}

/** The same beside the tick in the bar of small screens; `isFree`: nothing there says until when it is free. */
export function FeesInBar({ hours, isFree, ...fees }: Props & { hours: number; isFree: boolean }) {
  const above = useContext(ActionBar)?.above;
  if (!above) return null;
  return createPortal(
    <p className="ps-8 text-xs text-muted">
      {isFree && !fees.isLate && (
        <Trans>
          Free until <Plural value={hours} one="# hour" other="# hours" /> before.
        </Trans>
      )}{' '}
      <WhatItCosts {...fees} />
    </p>,
    above,
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
