import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { letters, type Method } from './payment-method-keys.ts';
import './till.css';

export const methodWords: Readonly<Record<Method | 'online', MessageDescriptor>> = {
  cash: msg`Cash`,
  terminal: msg`Terminal`,
  transfer: msg`Transfer`,
  credit: msg`Account credit`,
  gift_card: msg`Gift card`,
  online: msg`Online`,
  later: msg`Later`,
};

interface Props {
  legend: ReactNode;
  methods: readonly Method[];
  value: Method | undefined;
  onChange(method: Method): void;
  /** Shows the letters of the methods. */
  keysOn?: boolean;
  error?: ReactNode;
  /** To the chosen method, or the first. */
  inputRef?: Ref<HTMLInputElement>;
  /** After the methods, such as a link by which the client pays online. */
  otherWay?: ReactNode;
  /** For one part of several: as many beside each other as there is room for, and a heading for readers alone. */
  isCompact?: boolean;
}

/** A payment method, chosen by click, arrows or, with `useMethodKeys`, a letter. */
export function MethodChoice(props: Props) {
  const { legend, methods, value, onChange, keysOn, error, inputRef, otherWay } = props;
  const { isCompact = false } = props;
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={isCompact ? 'sr-only' : 'mb-1 text-sm text-muted'}>{legend}</legend>
      <div
        className={
          isCompact
            ? 'grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-1.5'
            : 'grid grid-cols-2 gap-1.5'
        }
      >
        {methods.map((method) => (
          <label key={method} className="till-method">
            <input
              ref={method === (value ?? methods[0]) ? inputRef : undefined}
              type="radio"
              name={name}
              value={method}
              checked={value === method}
              onChange={() => onChange(method)}
              className="sr-only"
            />
            {t(methodWords[method])}
            {keysOn && (
              <span aria-hidden="true" className="till-letter max-lg:hidden">
                {letters[method]}
              </span>
            )}
          </label>
        ))}
        {otherWay}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1 text-sm font-medium text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
