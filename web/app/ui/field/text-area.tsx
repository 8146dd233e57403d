import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlClasses, describedBy, Field } from './field.tsx';

interface Props extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, ...rest }: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={controlClasses}
      />
    </Field>
  );
}
