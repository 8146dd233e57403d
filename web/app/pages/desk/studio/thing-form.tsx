import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DeskField, DeskInput } from '../frame/fields/desk-field.tsx';
import { useRefusal } from '../frame/refusal/use-refusal.ts';

interface Props {
  /** The thing being changed, or a title for a new one. */
  title: string;
  error: unknown;
  busy: boolean;
  saved: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** Whether it is retired, and how to change that; left out for a new one. */
  retiring?: {
    readonly retired: boolean;
    readonly onChange: (retired: boolean) => void;
    /** A side effect that is not obvious. */
    readonly note?: ReactNode;
  };
  children: ReactNode;
  /** Below the form: earlier changes. */
  history?: ReactNode;
}

/** The form of one thing of the studio, beside its list. Escape closes it. */
export function ThingForm(props: Props) {
  const { title, error, busy, saved, onSubmit, onClose, retiring, children, history } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, whole } = useRefusal(error);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const wrong = Object.keys(fields)[0];
  useLayoutEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return (
    <section
      aria-label={title}
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="type-3 min-w-0 outline-none">
          <bdi>{title}</bdi>
        </h2>
        <button type="button" onClick={onClose} className="desk-tool desk-edged">
          <Trans>Close</Trans>
        </button>
      </div>
      <form
        ref={form}
        noValidate
        aria-label={title}
        onSubmit={onSubmit}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="desk-labelled grid gap-4"
      >
        {children}
        {whole && (
          <p role="alert" className="font-medium text-err">
            {whole}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <button type="submit" disabled={busy} className="desk-tool desk-main-tool">
            <Trans>Save</Trans>
          </button>
          {retiring && (
            <button
              type="button"
              disabled={busy}
              onClick={() => retiring.onChange(!retiring.retired)}
              className="desk-tool desk-edged"
            >
              {retiring.retired ? <Trans>Bring it back</Trans> : <Trans>Retire</Trans>}
            </button>
          )}
          <p role="status" className="font-semibold text-ok empty:hidden">
            {saved && t`Saved.`}
          </p>
        </div>
        {retiring?.note && <p className="max-w-prose text-sm text-muted">{retiring.note}</p>}
      </form>
      {history}
    </section>
  );
}

interface BothProps {
  /** Labels and controls, English first. */
  labels: readonly [english: ReactNode, arabic: ReactNode];
  inputs: readonly [english: UseFormRegisterReturn, arabic: UseFormRegisterReturn];
  errors: readonly [english: string | undefined, arabic: string | undefined];
  long?: boolean;
}

/** A name or text in both languages, each field with its own direction. */
export function BothFields({ labels, inputs, errors, long = false }: BothProps) {
  const languages = ['en', 'ar'] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {languages.map((lang, index) => (
        <DeskField key={lang} label={labels[index]} error={errors[index]}>
          {(given) => {
            const shared = { ...given, ...inputs[index], lang, dir: lang === 'ar' ? 'rtl' : 'ltr' };
            return long ? (
              <textarea
                {...shared}
                rows={3}
                maxLength={1000}
                className="desk-field [field-sizing:content] py-2"
              />
            ) : (
              <input {...shared} maxLength={120} autoComplete="off" className="desk-field" />
            );
          }}
        </DeskField>
      ))}
    </div>
  );
}

interface OrderProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** Position in the list; the lowest comes first. */
export function OrderField({ input, error }: OrderProps) {
  return <DeskInput label={<Trans>Order</Trans>} error={error} {...input} type="number" min={0} />;
}
