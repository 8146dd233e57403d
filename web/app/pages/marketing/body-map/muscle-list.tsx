import { Trans, useLingui } from '@lingui/react/macro';
import { type Muscle, muscleNames, muscles } from '../../../components/body/muscles.ts';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  chosen: ReadonlySet<Muscle>;
  near?: Muscle;
  onToggle(muscle: Muscle): void;
  onNear(muscle?: Muscle): void;
}

/** The muscles as checkboxes, from head to foot. */
export function MuscleList({ chosen, near, onToggle, onNear }: Props) {
  const { i18n } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Where do you feel tight?</Trans>
      </legend>
      <div className="push-rows flex flex-wrap gap-2">
        {muscles.map((muscle) => (
          <label
            key={muscle}
            onMouseEnter={() => onNear(muscle)}
            onMouseLeave={() => onNear(undefined)}
            className={classNames(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4.5 font-semibold transition-colors max-md:px-3.5 max-md:text-sm',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
              chosen.has(muscle)
                ? 'border-transparent bg-[#c2452a] text-white forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : near === muscle
                  ? 'border-primary'
                  : 'border-line',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.has(muscle)}
              onChange={() => onToggle(muscle)}
              onFocus={() => onNear(muscle)}
              onBlur={() => onNear(undefined)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {i18n._(muscleNames[muscle])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
