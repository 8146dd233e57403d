import type { ReactNode } from 'react';
import { DeskCheckbox } from './desk-checkbox.tsx';

interface Props<Value> {
  legend: ReactNode;
  options: readonly (readonly [value: Value, label: string])[];
  /** Those that are chosen; one that is not among the options stays chosen. */
  value: readonly Value[];
  onChange(value: Value[]): void;
  error?: string | undefined;
}

export function Choices<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value: chosen, onChange, error } = props;
  const shown = options.map(([each]) => each);
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {options.map(([value, label]) => (
          <DeskCheckbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(ticked(shown, chosen, value, target.checked))}
            aria-invalid={error ? true : undefined}
          >
            <bdi className="min-w-0">{label}</bdi>
          </DeskCheckbox>
        ))}
      </div>
      {error && <p className="text-sm font-medium text-err">{error}</p>}
    </fieldset>
  );
}

/** What is chosen once one of those that are shown is ticked or not, in their order; what is not shown stays. */
export function ticked<Value>(
  shown: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isTicked: boolean,
): Value[] {
  const isChosen = (each: Value) => (each === value ? isTicked : chosen.includes(each));
  return [...shown.filter(isChosen), ...chosen.filter((each) => !shown.includes(each))];
}
