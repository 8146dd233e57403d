import { type ReactNode, useId } from 'react';
import { digitsOfCode } from '../../../lib/digits-of-code.ts';
import { controlClasses, describedBy, Field } from '../../../ui/field/field.tsx';

interface Props {
  label: ReactNode;
  value: string;
  onChange(digits: string): void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Six digits, hidden from anyone looking on, and never saved by the browser. */
export function SecretDigits({ label, value, onChange, hint, error }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error && <span role="alert">{error}</span>}>
      <input
        id={id}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={(event) => onChange(digitsOfCode(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${controlClasses} text-center text-2xl tracking-[0.5em] rtl:text-center`}
      />
    </Field>
  );
}
