import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Glyph } from '../../../ui/glyph.tsx';
import { DeskButton } from '../frame/desk-button.tsx';

interface Column {
  readonly label: string;
  /** `decimal` for prices, which have a point. */
  readonly mode: 'numeric' | 'decimal';
  readonly input: (row: number) => UseFormRegisterReturn & { readonly error: string | undefined };
}

interface Props {
  legend: ReactNode;
  columns: readonly Column[];
  /** A key for each row. */
  rows: readonly string[];
  /** The errors of the list. */
  errors: readonly string[];
  /** Left out: there is one row. */
  onAdd?: () => void;
  onRemove: (row: number) => void;
}

/** Lengths or sizes with their prices, one per row. */
export function PriceList({ legend, columns, rows, errors, onAdd, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="desk-labelled grid min-w-0 gap-2">
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      {rows.map((key, row) => (
        <div key={key} className="flex items-end gap-2">
          {columns.map(({ label, mode, input }) => {
            const { error, ...field } = input(row);
            return (
              <label key={label} className="grid min-w-0 grow basis-0 gap-1">
                <span className={row === 0 ? 'text-sm text-muted' : 'sr-only'}>{label}</span>
                <input
                  {...field}
                  aria-invalid={error === undefined ? undefined : true}
                  inputMode={mode}
                  autoComplete="off"
                  dir="ltr"
                  maxLength={12}
                  className="desk-field text-end"
                />
              </label>
            );
          })}
          {onAdd && (
            <DeskButton
              disabled={rows.length === 1}
              onClick={() => onRemove(row)}
              aria-label={t`Remove this row`}
            >
              <Glyph name="close" className="size-4" />
            </DeskButton>
          )}
        </div>
      ))}
      {errors.map((error) => (
        <p key={error} className="text-sm font-medium text-err">
          {error}
        </p>
      ))}
      {onAdd && (
        <DeskButton onClick={onAdd} className="justify-self-start">
          <Trans>Add a row</Trans>
        </DeskButton>
      )}
    </fieldset>
  );
}
