import type { ComponentProps } from 'react';
import { type ButtonTone, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

interface Props extends ComponentProps<'button'> {
  tone?: ButtonTone;
  /** Shows a spinner and ignores clicks; the label stays. */
  busy?: boolean;
}

/** A button; `type` is 'button' unless said otherwise. */
export function Button({ tone, busy = false, className, disabled, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses(tone, className)}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  );
}
