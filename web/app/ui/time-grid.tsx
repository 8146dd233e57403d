import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  legend: ReactNode;
  /** `HH:MM`, in the order of the day. */
  times: readonly string[];
  chosen: string;
  onChoose(time: string): void;
  /** Compares two times for sorting. */
  compare(one: string, other: string): number;
  /** Times that were just taken; they stay in place, struck through. */
  taken?: readonly string[];
  /** Announced after the name of a taken time. */
  takenLabel?: string;
}

/** A button for each time. */
export function TimeGrid(props: Props) {
  const { legend, times, chosen, onChoose, compare, taken = [], takenLabel } = props;
  const all = [...new Set([...times, ...taken])].sort(compare);
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{legend}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2.5">
        {all.map((time) => (
          <li key={time}>
            <TimeButton
              time={time}
              chosen={time === chosen}
              takenLabel={times.includes(time) ? undefined : (takenLabel ?? '')}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface TimeButtonProps {
  time: string;
  chosen: boolean;
  /** Set when the time is taken. */
  takenLabel: string | undefined;
  onChoose(time: string): void;
}

function TimeButton({ time, chosen, takenLabel, onChoose }: TimeButtonProps) {
  const taken = takenLabel !== undefined;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={taken}
      onClick={() => onChoose(time)}
      className={classNames(
        'min-h-12 w-full rounded-control border font-semibold tabular-nums transition-colors',
        taken && 'cursor-not-allowed border-dashed border-line text-muted line-through',
        !taken && 'cursor-pointer',
        !taken && chosen && 'border-primary bg-primary text-on-primary forced-highlight',
        !taken && !chosen && 'border-line bg-surface hover:border-primary hover:bg-tint',
      )}
    >
      <bdi dir="ltr">{time}</bdi>
      {taken && <span className="sr-only"> {takenLabel}</span>}
    </button>
  );
}
