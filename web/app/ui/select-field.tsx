import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlLook, describedBy, Field } from './field.tsx';

interface Props extends ComponentProps<'select'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The platform's own select with its label; options are its children. */
export function SelectField({ label, hint, error, ...rest }: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={controlLook}
      />
    </Field>
  );
}
