import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Words {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Of the whole, where it stands among others. */
  className?: string | undefined;
}

interface Props extends Words {
  /** The control, given its id and what describes it. */
  children: (given: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A field as dense as the desk is: its label, its control, what is wrong with it. */
export function DeskField({ label, hint, error, className, children }: Props) {
  const id = useId();
  const said = error || hint;
  return (
    <div className={classNames('desk-labelled grid min-w-0 content-start gap-1', className)}>
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

/** What a control is given besides: all that its element takes, and classes of its own. */
type Control<Element extends 'input' | 'select' | 'textarea'> = Words & {
  controlClass?: string;
} & Omit<ComponentProps<Element>, 'id' | 'className'>;

/** A line to type, or a number, a day, a time. The browser proposes nothing that another person has typed. */
export function DeskInput({
  label,
  hint,
  error,
  className,
  controlClass,
  ...own
}: Control<'input'>) {
  return (
    <DeskField label={label} hint={hint} error={error} className={className}>
      {(given) => (
        <input
          autoComplete="off"
          {...given}
          {...own}
          className={classNames('desk-field', controlClass)}
        />
      )}
    </DeskField>
  );
}

/** Several lines to type. */
export function DeskTextArea(props: Control<'textarea'>) {
  const { label, hint, error, className, controlClass, ...own } = props;
  return (
    <DeskField label={label} hint={hint} error={error} className={className}>
      {(given) => (
        <textarea {...given} {...own} className={classNames('desk-field py-2', controlClass)} />
      )}
    </DeskField>
  );
}

type SelectProps = Control<'select'> & {
  /** Below those that are written out as children. */
  options?: readonly (readonly [value: string | number, label: string])[];
};

/** One of several. */
export function DeskSelect({ options = [], children, ...props }: SelectProps) {
  const { label, hint, error, className, controlClass, ...own } = props;
  return (
    <DeskField label={label} hint={hint} error={error} className={className}>
      {(given) => (
        <select {...given} {...own} className={classNames('desk-field', controlClass)}>
          {children}
          {options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      )}
    </DeskField>
  );
}
