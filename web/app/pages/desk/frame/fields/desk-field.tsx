import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { DayInput } from './day-input.tsx';
import { TimeInput } from './time-input.tsx';

interface Words {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Of the whole field, for its place among others. */
  className?: string | undefined;
}

interface Props extends Words {
  /** Renders the control with its id and descriptions. */
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A compact field: label, control and error. */
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

/** The element's own props, and the class of the field. */
type Control<Element extends 'input' | 'select' | 'textarea'> = Words & {
  controlClass?: string;
} & Omit<ComponentProps<Element>, 'id' | 'className'>;

/**
 * An input for a line, a number, a date or a time. The browser suggests nothing that another person
 * typed.
 */
export function DeskInput({
  label,
  hint,
  error,
  className,
  controlClass,
  ...own
}: Control<'input'>) {
  const Input = own.type === 'date' ? DayInput : own.type === 'time' ? TimeInput : 'input';
  return (
    <DeskField label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <Input
          autoComplete="off"
          {...attributes}
          {...own}
          className={classNames('desk-field', controlClass)}
        />
      )}
    </DeskField>
  );
}

export function DeskTextArea(props: Control<'textarea'>) {
  const { label, hint, error, className, controlClass, ...own } = props;
  return (
    <DeskField label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...own}
          className={classNames('desk-field py-2', controlClass)}
        />
      )}
    </DeskField>
  );
}

type SelectProps = Control<'select'> & {
  /** Below the options written as children. */
  options?: readonly (readonly [value: string | number, label: string])[];
};

export function DeskSelect({ options = [], children, ...props }: SelectProps) {
  const { label, hint, error, className, controlClass, ...own } = props;
  return (
    <DeskField label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <select {...attributes} {...own} className={classNames('desk-field', controlClass)}>
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
