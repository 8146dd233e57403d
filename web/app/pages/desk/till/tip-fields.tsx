import { Trans, useLingui } from '@lingui/react/macro';
import { Glyph } from '../../../ui/glyph.tsx';
import { DeskField } from './desk-field.tsx';
import { MoneyField } from './money-field.tsx';
import { filsIn } from './money-text.ts';
import type { TypedTip } from './parts.ts';

interface Props {
  tip: TypedTip;
  therapists: readonly { id: number; full_name: string }[];
  onChange(fields: Partial<TypedTip>): void;
  onDrop(): void;
}

/** What somebody gives a therapist on top. */
export function TipFields({ tip, therapists, onChange, onDrop }: Props) {
  const { t } = useLingui();
  const isWrong = tip.amount.trim() !== '' && filsIn(tip.amount) === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2">
      <DeskField label={<Trans>Tip for</Trans>}>
        {(given) => (
          <select
            {...given}
            value={tip.therapistId}
            onChange={(event) => onChange({ therapistId: Number(event.target.value) })}
            className="desk-field w-full"
          >
            {therapists.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <MoneyField
        label={<Trans>AED</Trans>}
        value={tip.amount}
        onChange={(amount) => onChange({ amount })}
        error={isWrong && <Trans>No amount</Trans>}
      />
      <button
        type="button"
        onClick={onDrop}
        className="desk-tool"
        aria-label={t`Take this tip away`}
      >
        <Glyph name="close" className="size-4.5" />
      </button>
    </div>
  );
}
