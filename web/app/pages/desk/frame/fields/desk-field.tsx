import { type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The control, given its id and what describes it. */
  children: (given: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A field as dense as the desk is: its label, its control, what is wrong with it. */
export function DeskField({ label, hint, error, children }: Props) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': said ? `${id}-said` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {said && (
        <p
          id={`${id}-said`}
          className={error ? 'text-sm font-medium text-err' : 'text-sm text-muted'}
        >
          {said}
        </p>
      )}
    </div>
  );
}
