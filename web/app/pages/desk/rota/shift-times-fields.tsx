import { Trans, useLingui } from '@lingui/react/macro';
import { type Control, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { Glyph } from '../../../ui/glyph.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { TimeInput } from '../frame/fields/time-input.tsx';
import { RefusalText } from '../frame/refusal/refusal-text.tsx';
import type { TypedSpan } from './typed-shift-times.ts';

/** A form with spans of a day in it. */
export interface SpansForm {
  spans: TypedSpan[];
}

interface Props<Form extends SpansForm> {
  control: Control<Form>;
  register: UseFormRegister<Form>;
  /** Branches to choose from; left out: not asked. */
  branches?: readonly { readonly code: string; readonly name: string }[];
  /** Initial values of another span. */
  next: TypedSpan;
  error?: string | undefined;
}

/** The spans of a day, past midnight too; none: nothing on that day. */
export function SpansFields<Form extends SpansForm>(props: Props<Form>) {
  const { t } = useLingui();
  // The form's own type has more fields.
  const control = props.control as unknown as Control<SpansForm>;
  const register = props.register as unknown as UseFormRegister<SpansForm>;
  const { fields, append, remove } = useFieldArray({ control, name: 'spans' });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">
        <Trans>Times</Trans>
      </legend>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2"
        >
          {props.branches && (
            <select
              aria-label={t`Branch`}
              className="desk-field col-span-full"
              {...register(`spans.${index}.location`)}
            >
              {props.branches.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <TimeInput
            required
            aria-label={t`From`}
            aria-invalid={props.error ? true : undefined}
            className="desk-field"
            {...register(`spans.${index}.from`)}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            required
            aria-label={t`To`}
            aria-invalid={props.error ? true : undefined}
            className="desk-field"
            {...register(`spans.${index}.to`)}
          />
          <DeskButton onClick={() => remove(index)} aria-label={t`Remove this time`}>
            <Glyph name="close" className="size-4" />
          </DeskButton>
        </div>
      ))}
      {fields.length === 0 && (
        <p className="text-muted">
          <Trans>None: off on that day.</Trans>
        </p>
      )}
      <RefusalText>{props.error}</RefusalText>
      <DeskButton onClick={() => append(props.next)} className="justify-self-start">
        <Trans>Add a time</Trans>
      </DeskButton>
    </fieldset>
  );
}
