import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { deskAmount } from '../words/desk-amounts.ts';
import { SessionSign } from './session-sign.tsx';

interface Props {
  of: Pick<DayBooking, 'paid_online' | 'price'>;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session that was paid online, altogether or with a deposit. */
export function PaidOnline({ of: { paid_online, price }, brief = false }: Props) {
  const { t } = useLingui();
  if (paid_online === 0) return null;
  return (
    <SessionSign path="M3 6h18v12H3zM3 10h18M7 15h3" brief={brief}>
      {paid_online < price ? t`${deskAmount(paid_online)} paid online` : t`Paid online`}
    </SessionSign>
  );
}
