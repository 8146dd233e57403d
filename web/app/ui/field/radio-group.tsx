import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: ReactNode;
  options: { value: string; label: ReactNode }[];
  /** One below the other, for many or long ones; otherwise side by side. */
  rows?: boolean;
  /** The chosen value; left out: the form keeps it. */
  chosen?: string | undefined;
  error?: ReactNode;
}

/** A few radio buttons, side by side or in rows; works with react-hook-form's `register`. */
export function RadioGroup({ legend, options, rows = false, chosen, error, ...rest }: Props) {
  const errorId = useId();
  return (
    <fieldset className="grid content-start gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={rows ? 'grid gap-2' : 'flex flex-wrap gap-3 sm:gap-5'}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            // More than two get the room of their words, and break into rows.
            className={`${options.length > 2 ? 'flex-auto' : 'flex-1'} flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary`}
          >
            <input
              {...rest}
              type="radio"
              value={value}
              checked={chosen === undefined ? undefined : chosen === value}
              className="size-5 shrink-0 accent-primary not-checked:appearance-none not-checked:rounded-full not-checked:border not-checked:border-line not-checked:bg-surface focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
