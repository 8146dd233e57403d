import type { PaymentMethod } from '@limber/contract/desk/till-values.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isTyping } from '../shell/is-typing.ts';
import './till.css';

/** How money comes; later: not now. */
export type Method = PaymentMethod | 'later';

export const methodWords: Record<Method, ReactNode> = {
  cash: <Trans>Cash</Trans>,
  terminal: <Trans>Terminal</Trans>,
  transfer: <Trans>Transfer</Trans>,
  later: <Trans>Later</Trans>,
};

/** The letter of each, by its place on the keyboard. */
const letters: Record<Method, string> = { cash: 'C', terminal: 'T', transfer: 'B', later: 'L' };

interface Props {
  legend: ReactNode;
  methods: readonly Method[];
  value: Method | undefined;
  onChange(method: Method): void;
  /** Shows the letters that choose. */
  keysOn?: boolean;
  error?: ReactNode;
}

/** One way of paying, by click, arrows or, where `useMethodKeys` listens, a letter. */
export function MethodChoice({ legend, methods, value, onChange, keysOn, error }: Props) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {methods.map((method) => (
          <label key={method} className="till-method">
            <input
              type="radio"
              name={name}
              value={method}
              checked={value === method}
              onChange={() => onChange(method)}
              className="sr-only"
            />
            {methodWords[method]}
            {keysOn && (
              <span aria-hidden="true" className="till-letter max-lg:hidden">
                {letters[method]}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1 text-sm font-medium text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Hears the letters of the ways of paying wherever nothing is typed. */
export function useMethodKeys(on: boolean, choose: (method: Method) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
      if (!isRadio && isTyping(event.target)) return;
      const method = (Object.keys(letters) as Method[]).find(
        (each) => event.code === `Key${letters[each]}`,
      );
      if (!method) return;
      event.preventDefault();
      latest.current(method);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}
