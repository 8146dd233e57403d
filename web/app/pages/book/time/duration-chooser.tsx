import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Slider } from '../../../ui/field/slider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { presetsIn, type SliderRange } from './slider-range.ts';

interface Props {
  range: SliderRange;
  minutes: number;
  onChange(minutes: number): void;
}

/** How many minutes of the package the session shall take: by slider, in steps, or at once. */
export function DurationChooser({ range, minutes, onChange }: Props) {
  const { t } = useLingui();
  const { min, max, step } = range;
  if (max < min) {
    return (
      <Notice tone="warn">
        <Trans>The minutes left are too few for a session.</Trans>
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <Slider
        label={<Trans>Duration</Trans>}
        output={t`${minutes} min`}
        valueText={t`${minutes} min`}
        min={min}
        max={max}
        step={step}
        value={minutes}
        onChange={onChange}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button
          tone="secondary"
          dir="ltr"
          className="min-h-12"
          aria-label={t`${step} minutes less`}
          disabled={minutes - step < min}
          onClick={() => onChange(minutes - step)}
        >
          <Minus aria-hidden="true" className="size-4" />
          <span className="tabular-nums">{step}</span>
        </Button>
        <Button
          tone="secondary"
          dir="ltr"
          className="min-h-12"
          aria-label={t`${step} minutes more`}
          disabled={minutes + step > max}
          onClick={() => onChange(minutes + step)}
        >
          <Plus aria-hidden="true" className="size-4" />
          <span className="tabular-nums">{step}</span>
        </Button>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {presetsIn(range).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === minutes}
            aria-label={t`${preset} minutes`}
            onClick={() => onChange(preset)}
            className={classNames(
              'min-h-12 min-w-11 cursor-pointer rounded-full border px-2 font-semibold tabular-nums',
              preset === minutes
                ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight]'
                : 'border-line bg-surface hover:border-primary hover:bg-tint',
            )}
          >
            {preset}
          </button>
        ))}
      </div>
    </div>
  );
}
