import type { PaymentMethod } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { methodWords } from '../till/method-choice.tsx';
import { letOffBack } from './refund-parts.ts';

interface Props {
  /** Total to give back. */
  minor: number;
  methods: readonly PaymentMethod[];
  /** What came by card and can go back to it. */
  cardMinor: number;
  /** The smallest coin that cash is rounded to. */
  coinMinor: number;
  /** Null: not an amount. */
  amounts: Readonly<Record<PaymentMethod, number | null>>;
  /** Used while nothing is typed. */
  proposed: Readonly<Record<PaymentMethod, number>> | undefined;
  typed: Readonly<Partial<Record<PaymentMethod, string>>>;
  onType(method: PaymentMethod, text: string): void;
  isWrong: boolean;
  slip: string;
  onSlip(slip: string): void;
  isSlipMissing: boolean;
}

/** How the money is given back, by method. */
export function RefundMethodFields(props: Props) {
  const {
    minor,
    methods,
    cardMinor,
    coinMinor,
    amounts,
    proposed,
    typed,
    onType,
    isWrong,
    slip,
    onSlip,
    isSlipMissing,
  } = props;
  const { t } = useLingui();
  const sum = methods.reduce((total, method) => total + (amounts[method] ?? 0), 0);
  const letOffMinor = letOffBack(amounts, minor, coinMinor);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">
        <Trans>Hand back {deskAmount(amountOf(minor))}</Trans>
      </legend>
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-4">
        {methods.map((method) => (
          <MoneyField
            key={method}
            label={method === 'online' ? t`To the card` : t(methodWords[method])}
            value={typed[method] ?? ''}
            placeholder={proposed ? typedMinor(proposed[method]) : '0'}
            onChange={(text) => onType(method, text)}
            error={
              amounts[method] === null ? (
                <Trans>No amount</Trans>
              ) : (
                method === 'online' &&
                (amounts.online ?? 0) > cardMinor && (
                  <Trans>At most {deskAmount(amountOf(cardMinor))}</Trans>
                )
              )
            }
          />
        ))}
      </div>
      {(amounts.online ?? 0) > 0 && (
        <p className="text-sm text-muted">
          <Trans>
            The provider of payments sends it back to the card. The bank shows it within some days;
            if it refuses, the amount is listed here as owed back.
          </Trans>
        </p>
      )}
      {letOffMinor !== 0 && (
        <p className="text-sm text-muted">
          <Trans>
            {deskAmount(amountOf(minor))}, rounded to coins:{' '}
            {deskAmount(amountOf(minor - letOffMinor))}
          </Trans>
        </p>
      )}
      {isWrong && (
        <RefusalText>
          <Trans>
            The total is {deskAmount(amountOf(sum))}; it must be {deskAmount(amountOf(minor))}.
          </Trans>
        </RefusalText>
      )}
      {(amounts.terminal ?? 0) > 0 && (
        <DeskInput
          label={<Trans>Number on the terminal slip</Trans>}
          error={isSlipMissing && <Trans>Please give the number on the slip.</Trans>}
          dir="ltr"
          maxLength={80}
          value={slip}
          onChange={(event) => onSlip(event.target.value)}
        />
      )}
    </fieldset>
  );
}
