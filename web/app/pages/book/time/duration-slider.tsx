import { Trans, useLingui } from '@lingui/react/macro';
import { Slider } from '../../../ui/field/slider.tsx';
import type { LengthRange } from './length-range.ts';

interface Props {
  range: LengthRange;
  minutes: number;
  onChange(minutes: number): void;
}

/** Chooses how many minutes of the package the session takes at the chosen time. */
export function DurationSlider({ range: { min, max, step }, minutes, onChange }: Props) {
  const { t } = useLingui();
  return (
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
  );
}
