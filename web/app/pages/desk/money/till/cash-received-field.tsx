import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';

interface Props {
  dueFils: number;
  /** As typed. */
  received: string;
  changeFils: number;
  error: string | undefined;
  onChange(received: string): void;
}

/** The cash that a client hands over, and the change that goes back. */
export function CashReceivedField({ dueFils, received, changeFils, error, onChange }: Props) {
  return (
    <MoneyField
      label={<Trans>Received</Trans>}
      value={received}
      placeholder={typedMinor(dueFils)}
      onChange={onChange}
      error={error}
      hint={
        changeFils > 0 && (
          <strong className="text-base text-ink">
            <Trans>Change: {deskAmount(amountOf(changeFils))}</Trans>
          </strong>
        )
      }
    />
  );
}
