import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';

interface Props {
  dueMinor: number;
  /** As typed. */
  received: string;
  changeMinor: number;
  error: string | undefined;
  onChange(received: string): void;
}

/** The cash that a client hands over, and the change that goes back. */
export function CashReceivedField({ dueMinor, received, changeMinor, error, onChange }: Props) {
  return (
    <MoneyField
      label={<Trans>Received</Trans>}
      value={received}
      placeholder={typedMinor(dueMinor)}
      onChange={onChange}
      error={error}
      hint={
        changeMinor > 0 && (
          <strong className="text-base text-ink">
            <Trans>Change: {deskAmount(amountOf(changeMinor))}</Trans>
          </strong>
        )
      }
    />
  );
}
