import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { currencyName } from '../../../../../lib/format-amount.ts';
import { Glyph } from '../../../../../ui/glyph.tsx';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { DeskSelect } from '../../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../../frame/fields/money-field.tsx';
import { problemOfTip, type TypedTip } from '../payment-parts.ts';
import type { Tipped } from './tipped.ts';

interface Props {
  tip: TypedTip;
  therapists: readonly Tipped[];
  /** Sending was tried: missing fields are reported. */
  tried: boolean;
  /** Total of the tips if less than that is paid now: '30 AED'; null: they are paid. */
  unpaid: string | null;
  onChange(fields: Partial<TypedTip>): void;
  onDrop(): void;
}

/** A tip for a therapist. */
export function TipFields({ tip, therapists, tried, unpaid, onChange, onDrop }: Props) {
  const { t } = useLingui();
  const unpaidId = useId();
  const problem = problemOfTip(tip);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2">
      <DeskSelect
        label={<Trans>Tip for</Trans>}
        error={tried && problem === 'therapist' && <Trans>Please choose whom it is for.</Trans>}
        value={tip.therapistId ?? ''}
        onChange={(event) => onChange({ therapistId: Number(event.target.value) })}
        options={therapists.map(({ id, full_name }) => [id, full_name])}
      >
        {tip.therapistId === null && <option value="">{t`Please choose`}</option>}
      </DeskSelect>
      <MoneyField
        label={currencyName()}
        value={tip.amount}
        onChange={(amount) => onChange({ amount })}
        error={problem === 'amount' && <Trans>No amount</Trans>}
        wrongBy={unpaid === null ? undefined : unpaidId}
      />
      <DeskButton look="plain" onClick={onDrop} aria-label={t`Remove this tip`}>
        <Glyph name="close" className="size-4.5" />
      </DeskButton>
      {unpaid !== null && (
        <p id={unpaidId} role="alert" className="col-span-full text-sm font-medium text-err">
          <Trans>A tip cannot wait: please take at least {unpaid} now.</Trans>
        </p>
      )}
    </div>
  );
}
