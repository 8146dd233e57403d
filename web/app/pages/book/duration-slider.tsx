import { Trans } from '@lingui/react/macro';
import { Slider } from '../../ui/slider.tsx';
import type { SliderRange } from './slider-range.ts';

interface Props {
  range: SliderRange;
  minutes: number;
  onChange(minutes: number): void;
}

/** How many minutes of the package the session shall take. */
export function DurationSlider({ range: { min, max, step }, minutes, onChange }: Props) {
  return (
    <Slider
      label={<Trans>Duration</Trans>}
      output={<Trans>{minutes} min</Trans>}
      min={min}
      max={max}
      step={step}
      value={minutes}
      onChange={onChange}
    />
  );
}
