import type { ComponentProps } from 'react';
import { Field, type FieldWords, useField } from './field.tsx';

type Props = ComponentProps<'input'> & FieldWords;

/** One line of text with its label; works with react-hook-form's `register`. */
export function TextField({ label, hint, error, ...rest }: Props) {
  const { field, control } = useField({ id: rest.id, label, hint, error });
  return (
    <Field {...field}>
      <input {...rest} {...control} />
    </Field>
  );
}
