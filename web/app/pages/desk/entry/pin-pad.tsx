import { PIN_DIGITS } from '@limber/contract/terms/staff-sign-in.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { digitsOfCode } from '../../../lib/digits-of-code.ts';
import { Drawing } from '../../../ui/glyph.tsx';
import './pin-pad.css';

interface Props {
  value: string;
  onChange(digits: string): void;
  error?: ReactNode;
  inputRef: Ref<HTMLInputElement>;
}

/**
 * Six digits on keys as large as a counter's screen allows, or typed. The field has the focus all the
 * time, but calls up no keyboard of the screen: its keys are these.
 */
export function PinPad({ value, onChange, error, inputRef }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="grid justify-items-center gap-6">
      <div className="grid justify-items-center gap-3">
        <label htmlFor={id} className="font-semibold text-muted">
          <Trans>PIN</Trans>
        </label>
        <div className="pin-field" dir="ltr" data-wrong={error ? '' : undefined}>
          <input
            ref={inputRef}
            id={id}
            type="password"
            inputMode="none"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the field appears by its reader's own action
            autoFocus
            value={value}
            onChange={(event) => onChange(digitsOfCode(event.target.value))}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {Array.from({ length: PIN_DIGITS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
            <span key={at} aria-hidden="true" data-filled={at < value.length ? '' : undefined} />
          ))}
        </div>
        <p id={`${id}-error`} className="min-h-6 text-center font-medium text-err">
          {error && <span role="alert">{error}</span>}
        </p>
      </div>
      {/* A press leaves the focus in the field, for keys. */}
      <div dir="ltr" className="pin-keys" onPointerDown={(event) => event.preventDefault()}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => (
          <button
            key={digit}
            type="button"
            onClick={() => onChange(digitsOfCode(value + digit))}
            className="pin-key"
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={t`Delete the last digit`}
          disabled={value === ''}
          onClick={() => onChange(value.slice(0, -1))}
          className="pin-key"
        >
          <Drawing path="M9 5h12v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5" className="size-7" />
        </button>
      </div>
    </div>
  );
}
