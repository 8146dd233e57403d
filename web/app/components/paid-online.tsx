import type { Appointment } from '@limber/contract/appointments.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { formatAmount } from '../lib/format-amount.ts';

interface Props {
  session: Pick<Appointment, 'paid_online' | 'paid_by_gift_card' | 'total_price' | 'status'>;
}

/** Shows what was paid online or by gift card for a session and, before it, the rest to pay at the studio. */
export function PaidOnline({ session }: Props) {
  const { paid_online = 0, paid_by_gift_card = 0, total_price, status } = session;
  const paidMinor = minorOf(paid_online) + minorOf(paid_by_gift_card);
  if (paidMinor === 0) return null;
  const paid = formatAmount(amountOf(paidMinor));
  const leftMinor = minorOf(total_price) - paidMinor;
  const left = formatAmount(amountOf(leftMinor));
  if (paid_by_gift_card > 0) {
    return leftMinor > 0 && status === 'booked' ? (
      <Trans>
        {paid} paid, {left} to pay at the studio
      </Trans>
    ) : (
      <Trans>{paid} paid</Trans>
    );
  }
  if (leftMinor <= 0) return <Trans>Paid online</Trans>;
  if (status !== 'booked') return <Trans>{paid} paid online</Trans>;
  return (
    <Trans>
      {paid} paid online, {left} to pay at the studio
    </Trans>
  );
}
