import type { ReactNode } from 'react';
import {
  Slider as AriaSlider,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';

interface Props {
  label: ReactNode;
  /** The value in words, such as '60 min'. */
  output: ReactNode;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange(value: number): void;
  disabled?: boolean;
}

/** One value out of a range, by drag, tap or arrow keys. */
export function Slider({ label, output, min, max, step, value, onChange, disabled }: Props) {
  const share = ((value - min) / Math.max(max - min, 1)) * 100;
  return (
    <AriaSlider
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={(next) => onChange(Number(next))}
      isDisabled={disabled}
      className="grid grid-cols-[1fr_auto] gap-y-2 data-[disabled]:opacity-55"
    >
      <Label className="font-semibold">{label}</Label>
      <SliderOutput className="font-semibold tabular-nums">{output}</SliderOutput>
      <SliderTrack className="relative col-span-2 mx-3.5 h-11 cursor-pointer">
        <div className="absolute -inset-x-3.5 top-1/2 h-2 -translate-y-1/2 overflow-hidden rounded-full bg-line/30 forced-colors:border">
          <div
            className="h-full bg-primary forced-colors:bg-[Highlight]"
            style={{ inlineSize: `${share}%` }}
          />
        </div>
        <SliderThumb className="top-1/2 size-7 rounded-full border-4 border-surface bg-primary shadow-card ring-1 ring-primary data-[dragging]:scale-110 data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-2 data-[focus-visible]:outline-primary forced-colors:bg-[Highlight]" />
      </SliderTrack>
    </AriaSlider>
  );
}
