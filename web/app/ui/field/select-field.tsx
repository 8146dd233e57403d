import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyph.tsx';
import { Field, type FieldWords, useField } from './field.tsx';

type Props = ComponentProps<'select'> & FieldWords;

/** The native select with a label; options are its children. */
export function SelectField({ label, hint, error, ...rest }: Props) {
  const { field, control } = useField({ id: rest.id, label, hint, error });
  return (
    <Field {...field}>
      <span className="relative grid">
        <select
          {...rest}
          {...control}
          className={classNames(control.className, 'cursor-pointer appearance-none truncate pe-11')}
        />
        <Glyph
          name="down"
          className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </Field>
  );
}
