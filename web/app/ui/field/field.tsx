import { type ReactNode, useId } from 'react';

/** What stands around a control. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface Props extends FieldWords {
  id: string;
  children: ReactNode;
}

/** Label, control, hint and error of one field. The control takes `describedBy(id, …)`. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-err">
          {error}
        </p>
      )}
    </div>
  );
}

/** What `Field` and the control inside it have in common. */
export function useField({ id, label, hint, error }: FieldWords & { id?: string | undefined }) {
  const ownId = useId();
  const field = { id: id ?? ownId, label, hint, error };
  const control = {
    id: field.id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(field.id, { hint, error }),
    className: controlClasses,
  };
  return { field, control };
}

/** Ids for aria-describedby of a control inside `Field`. */
export function describedBy(id: string, parts: { hint?: unknown; error?: unknown }) {
  const ids = [parts.hint && `${id}-hint`, parts.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const controlClasses =
  'min-h-12 w-full rounded-control border border-line bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted rtl:text-right ' +
  '[&[readonly]]:bg-line/10 [&[readonly]]:text-muted dark:[&[readonly]]:border-hairline dark:[&[readonly]]:bg-transparent aria-[invalid=true]:border-err disabled:opacity-55 ' +
  'focus-visible:outline-offset-0 aria-[invalid=true]:outline-err';
