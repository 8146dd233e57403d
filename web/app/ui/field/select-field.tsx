import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyph.tsx';
import { controlClasses, describedBy, Field, type FieldWords } from './field.tsx';

type Props = ComponentProps<'select'> & FieldWords;

/** The native select with a label; options are its children. */
export function SelectField({ label, hint, error, ...rest }: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative grid">
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(controlClasses, 'cursor-pointer appearance-none truncate pe-11')}
        />
        <Glyph
          name="down"
          className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </Field>
  );
}
