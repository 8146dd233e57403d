import type { ComponentProps } from 'react';
import { Field, type FieldWords, useField } from './field.tsx';

type Props = ComponentProps<'textarea'> & FieldWords;

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, ...rest }: Props) {
  const { field, control } = useField({ id: rest.id, label, hint, error });
  return (
    <Field {...field}>
      <textarea rows={3} {...rest} {...control} />
    </Field>
  );
}
