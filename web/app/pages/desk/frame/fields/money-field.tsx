import type { ReactNode, Ref } from 'react';
import { DeskInput } from './desk-field.tsx';

interface Props {
  label: ReactNode;
  /** As typed; `minorIn` reads it. */
  value: string;
  onChange(typed: string): void;
  /** Shown while empty. */
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of the error, if that is too long to stand below the field. */
  wrongBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** An amount of money. */
export function MoneyField({ label, value, onChange, placeholder, hint, error, ...more }: Props) {
  const { wrongBy, inputRef } = more;
  return (
    <DeskInput
      label={label}
      hint={hint}
      error={error}
      {...(wrongBy && { 'aria-describedby': wrongBy, 'aria-invalid': true })}
      ref={inputRef}
      inputMode="decimal"
      dir="ltr"
      maxLength={12}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      controlClass="text-end placeholder:font-normal"
    />
  );
}
