import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, Field } from './field.tsx';

interface Props {
  label: ReactNode;
  /** Up to six digits. */
  value: string;
  /** Called with the field's text; only its digits count. */
  onChange(typed: string): void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** While the code is checked: no typing, but the focus stays. */
  readOnly?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The one-time code: six digits in one field. */
export function CodeInput({
  label,
  value,
  onChange,
  hint,
  error,
  disabled,
  readOnly,
  autoFocus,
  inputRef,
}: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        ref={inputRef}
        id={id}
        name="otp"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        // biome-ignore lint/a11y/noAutofocus: the field appears by the visitor's own action
        autoFocus={autoFocus}
        disabled={disabled}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(
          controlClasses,
          'text-center rtl:text-center font-semibold tracking-[0.5em] text-2xl tabular-nums',
        )}
      />
    </Field>
  );
}
