import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../../ui/badge.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';

interface Props {
  sale: Pick<Sale, 'total' | 'refunded' | 'due' | 'overpaid' | 'voided' | 'payments'>;
  /** The unpaid part that will only be credited, in minor units. */
  creditMinor?: number;
}

/**
 * The state of a sale beside its price: voided, refunded, credited without a refund, or not paid.
 */
export function SaleSigns({ sale, creditMinor = 0 }: Props) {
  const { total, refunded, voided, payments, overpaid } = sale;
  const isHandedBack = payments.some(({ amount }) => amount < 0);
  const dueMinor = minorOf(sale.due) - creditMinor;
  const isOnItsWay = payments.some(({ card_refund }) => card_refund === 'pending');
  return (
    <>
      {voided && (
        <span className="text-sm text-muted">
          <Trans>Voided</Trans>
        </span>
      )}
      {!voided && refunded > 0 && (
        <span className="text-sm text-muted">
          {!isHandedBack ? (
            <Trans>Credited: {deskAmount(refunded)}</Trans>
          ) : refunded < total ? (
            <Trans>Refunded: {deskAmount(refunded)}</Trans>
          ) : (
            <Trans>Refunded</Trans>
          )}
        </span>
      )}
      {isOnItsWay && (
        <span className="text-sm text-muted">
          <Trans>On its way back to the card</Trans>
        </span>
      )}
      {overpaid > 0 && (
        <Badge tone="warn">
          <Trans>To be handed back: {deskAmount(overpaid)}</Trans>
        </Badge>
      )}
      {!voided && dueMinor > 0 && (
        <Badge tone="warn">
          <Trans>Not paid: {deskAmount(amountOf(dueMinor))}</Trans>
        </Badge>
      )}
    </>
  );
}
