import { type ComponentProps, useId } from 'react';
import { controlClasses, describedBy, Field, type FieldWords } from './field.tsx';

type Props = ComponentProps<'textarea'> & FieldWords;

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
