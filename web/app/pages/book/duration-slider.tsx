import { Trans } from '@lingui/react/macro';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import type { SliderRange } from './slider-range.ts';

interface Props {
  range: SliderRange;
  minutes: number;
  onChange(minutes: number): void;
}

/** How many minutes of the package the session shall take. */
export function DurationSlider({ range, minutes, onChange }: Props) {
  const share = ((minutes - range.min) / Math.max(range.max - range.min, 1)) * 100;
  return (
    <Slider
      minValue={range.min}
      maxValue={range.max}
      step={range.step}
      value={minutes}
      onChange={onChange}
      className="grid grid-cols-[1fr_auto] gap-y-2"
    >
      <Label className="font-semibold">
        <Trans>Duration</Trans>
      </Label>
      <SliderOutput className="font-semibold tabular-nums">
        <Trans>{minutes} min</Trans>
      </SliderOutput>
      <SliderTrack className="relative col-span-2 h-11 px-3">
        <div className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 overflow-hidden rounded-full bg-line/25">
          <div className="h-full bg-primary" style={{ inlineSize: `${share}%` }} />
        </div>
        <SliderThumb className="top-1/2 size-7 rounded-full border-4 border-surface bg-primary shadow-card data-[focus-visible]:outline-3 data-[focus-visible]:outline-primary" />
      </SliderTrack>
    </Slider>
  );
}
