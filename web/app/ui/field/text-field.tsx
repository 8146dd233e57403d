import { type ComponentProps, useId } from 'react';
import { controlClasses, describedBy, Field, type FieldWords } from './field.tsx';

type Props = ComponentProps<'input'> & FieldWords;

/** One line of text with its label; works with react-hook-form's `register`. */
export function TextField({ label, hint, error, ...rest }: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={controlClasses}
      />
    </Field>
  );
}
