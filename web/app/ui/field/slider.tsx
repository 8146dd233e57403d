import { type CSSProperties, type ReactNode, useId } from 'react';
import './slider.css';

interface Props {
  label: ReactNode;
  /** The value in words, such as '60 min'. */
  output: ReactNode;
  /** The same as plain text, for screen readers. */
  valueText?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange(value: number): void;
  disabled?: boolean;
}

/** A value from a range, by drag, tap or arrow keys: the native input, restyled. */
export function Slider({
  label,
  output,
  valueText,
  min,
  max,
  step,
  value,
  onChange,
  disabled,
}: Props) {
  const id = useId();
  const share = ((value - min) / Math.max(max - min, 1)) * 100;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-y-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <output htmlFor={id} className="font-semibold tabular-nums">
        {output}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText ?? (typeof output === 'string' ? output : undefined)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--share': `${share}%` } as CSSProperties & { '--share': string }}
        className="slider col-span-2 h-11 w-full cursor-pointer disabled:cursor-not-allowed disabled:opacity-55"
      />
    </div>
  );
}
