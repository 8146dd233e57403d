import { Trans, useLingui } from '@lingui/react/macro';
import { DropList } from '../../../ui/field/drop-list.tsx';
import { Slider } from '../../../ui/field/slider.tsx';
import type { LengthRange } from './length-range.ts';

interface Entry {
  time: string;
  maxMinutes: number;
}

interface Props {
  entries: Entry[];
  chosen: string;
  /** Undefined until a slot is chosen. */
  range: LengthRange | undefined;
  minutes: number;
  onChoose(entry: Entry): void;
  onMinutes(minutes: number): void;
}

/** A list of times with the longest session at each, then a slider for the length. */
export function SlotList({ entries, chosen, range, minutes, onChoose, onMinutes }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      <DropList
        label={t`Available times`}
        placeholder={t`Select time`}
        entries={entries.map(({ time, maxMinutes }) => ({
          id: time,
          text: t`${time} (Max: ${maxMinutes} mins)`,
        }))}
        chosen={chosen}
        onChoose={(id) => {
          const entry = entries.find(({ time }) => time === id);
          if (entry) onChoose(entry);
        }}
      />
      {range && <DurationSlider range={range} minutes={minutes} onChange={onMinutes} />}
    </div>
  );
}

interface DurationSliderProps {
  range: LengthRange;
  minutes: number;
  onChange(minutes: number): void;
}

/** Chooses how many minutes of the package the session takes at the chosen time. */
export function DurationSlider({
  range: { min, max, step },
  minutes,
  onChange,
}: DurationSliderProps) {
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
