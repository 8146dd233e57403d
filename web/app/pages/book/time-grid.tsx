import { Trans } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  /** `HH:MM`, ascending. */
  times: string[];
  chosen: string;
  onChoose(time: string): void;
}

/** One button a time. */
export function TimeGrid({ times, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">
        <Trans>Available times</Trans>
      </legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2.5">
        {times.map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-pressed={time === chosen}
              onClick={() => onChoose(time)}
              className={classNames(
                'min-h-12 w-full cursor-pointer rounded-control border font-semibold tabular-nums',
                time === chosen
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line bg-surface hover:bg-tint',
              )}
            >
              {time}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
