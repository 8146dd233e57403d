import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRefusal } from '../refusal/use-refusal.ts';
import { DeskInput } from './desk-field.tsx';
import { FormFoot } from './form-foot.tsx';

/** Another field of the change. */
export interface ExtraField {
  readonly name: string;
  readonly label: ReactNode;
  readonly type: 'number' | 'date';
  readonly start?: string;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: 'any';
}

interface Props {
  label: string;
  /** Label of the submit button. */
  does: ReactNode;
  /** The reason's field, where it is another than `reason` on the wire. */
  asks?: { readonly name: string; readonly label: ReactNode };
  fields?: readonly ExtraField[];
  /** A choice above the fields. */
  children?: ReactNode;
  error: unknown;
  busy: boolean;
  onSend(said: { reason: string; values: Readonly<Record<string, string>> }): void;
  onClose(): void;
}

/** A form for a change that is recorded with a reason. */
export function ReasonForm({
  label,
  does,
  asks = { name: 'reason', label: <Trans>Reason</Trans> },
  fields = [],
  children,
  error,
  busy,
  onSend,
  onClose,
}: Props) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, start = '' }) => [name, start])),
  );
  const [reason, setReason] = useState('');
  const refused = useRefusal(error).fields;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend({ reason, values });
  };
  return (
    <form
      aria-label={label}
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="mt-2 grid gap-3 border-s-2 border-primary ps-3"
    >
      {children}
      <div className="client-fields">
        {fields.map(({ name, label: title, type, min, max, step }, at) => (
          <DeskInput
            key={name}
            label={title}
            error={refused[name]}
            type={type}
            autoFocus={at === 0}
            required
            min={min}
            max={max}
            step={step}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
      </div>
      <DeskInput
        label={asks.label}
        error={refused[asks.name]}
        autoFocus={fields.length === 0}
        required
        maxLength={300}
        pattern=".*\S.*"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormFoot error={error} disabled={busy} onLeave={onClose}>
        {does}
      </FormFoot>
    </form>
  );
}
