import type { Appointment } from '@limber/contract/appointments.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { formatAed } from '../lib/format-amount.ts';

interface Props {
  session: Pick<Appointment, 'paid_online' | 'total_price' | 'status'>;
}

/** What was paid online for a session, and before it what is left to pay at the studio. */
export function PaidOnline({ session: { paid_online = 0, total_price, status } }: Props) {
  if (paid_online === 0) return null;
  const paid = formatAed(paid_online);
  const leftFils = minorOf(total_price) - minorOf(paid_online);
  const left = formatAed(amountOf(leftFils));
  if (leftFils <= 0) return <Trans>Paid online</Trans>;
  if (status !== 'booked') return <Trans>{paid} paid online</Trans>;
  return (
    <Trans>
      {paid} paid online, {left} to pay at the studio
    </Trans>
  );
}
