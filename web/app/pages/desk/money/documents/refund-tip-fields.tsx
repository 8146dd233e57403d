import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { tipBackMinor, type tipsIn } from './refund-parts.ts';

/** Input for each therapist's tip; left out: not refunded. */
export type TypedTips = Readonly<Record<number, string>>;

interface Props {
  tips: ReturnType<typeof tipsIn>;
  typed: TypedTips;
  onChange(typed: TypedTips): void;
}

/** Which tips of a sale are refunded, and how much of each. */
export function RefundTipFields({ tips, typed, onChange }: Props) {
  return tips.map(({ therapistId, therapist, minor }) => {
    const { [therapistId]: text, ...others } = typed;
    const isWrong = text !== undefined && tipBackMinor(minor, text) === null;
    return (
      <div key={therapistId} className="grid gap-2 rounded-control border border-hairline p-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={text !== undefined}
            onChange={(event) =>
              onChange(event.target.checked ? { ...others, [therapistId]: '' } : others)
            }
            className="size-5 accent-primary"
          />
          <span className="grow">
            <Trans>Tip for {therapist}</Trans>
          </span>
          <span className="text-muted">{deskAmount(amountOf(minor))}</span>
        </label>
        {text !== undefined && (
          <div className="grid gap-2 sm:grid-cols-2">
            <MoneyField
              label={<Trans>Amount in {currencyHere()}</Trans>}
              value={text}
              placeholder={typedMinor(minor)}
              onChange={(amount) => onChange({ ...others, [therapistId]: amount })}
              error={isWrong && <Trans>At most {deskAmount(amountOf(minor))}.</Trans>}
            />
          </div>
        )}
      </div>
    );
  });
}
