import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props {
  label: ReactNode;
  error?: string | undefined;
  className?: string;
  /** The control, which is given what names and describes it. */
  children: (its: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control of a form of the desk with its name above and what is wrong below. */
export function Labelled({ label, error, className, children }: Props) {
  const id = useId();
  const wrong = `${id}-wrong`;
  return (
    <div className={classNames('desk-labelled grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? wrong : undefined,
      })}
      {error && (
        <p id={wrong} className="text-sm font-medium text-err">
          {error}
        </p>
      )}
    </div>
  );
}
