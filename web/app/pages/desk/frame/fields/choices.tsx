import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  legend: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  field: UseFormRegisterReturn;
  error?: string | undefined;
}

export function Choices({ legend, options, field, error }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2 lg:min-h-9">
            <input
              {...field}
              type="checkbox"
              value={value}
              aria-invalid={error ? true : undefined}
              className="size-5 flex-none accent-primary"
            />
            <bdi className="min-w-0">{label}</bdi>
          </label>
        ))}
      </div>
      {error && <p className="text-sm font-medium text-err">{error}</p>}
    </fieldset>
  );
}
