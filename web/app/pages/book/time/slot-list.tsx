import { Trans, useLingui } from '@lingui/react/macro';
import { civilDay, minutesTo, timeOfInstant } from '../../../lib/dates.ts';
import { DropList } from '../../../ui/field/drop-list.tsx';
import { Slider } from '../../../ui/field/slider.tsx';
import type { LengthRange } from './length-range.ts';

interface Entry {
  time: string;
  maxMinutes: number;
}

interface Props {
  entries: Entry[];
  /** The studio's day. */
  date: string;
  chosen: string;
  /** Undefined until a slot is chosen. */
  range: LengthRange | undefined;
  minutes: number;
  onChoose(entry: Entry): void;
  onMinutes(minutes: number): void;
}

/** A list of times with the longest session at each, then a slider for the length. */
export function SlotList(props: Props) {
  const { entries, date, chosen, range, minutes, onChoose, onMinutes } = props;
  const { t } = useLingui();
  return (
    <div className="grid gap-3">
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
      {range && (
        <DurationSlider
          range={range}
          minutes={minutes}
          span={`${chosen}–${endOf(date, chosen, minutes)}`}
          onChange={onMinutes}
        />
      )}
    </div>
  );
}

const endOf = (date: string, time: string, minutes: number) =>
  timeOfInstant((minutesTo(civilDay(date, time), time) + minutes) * 60_000);

interface DurationSliderProps {
  range: LengthRange;
  minutes: number;
  /** From when until when that is. */
  span: string;
  onChange(minutes: number): void;
}

/** Chooses how many minutes of the package the session takes at the chosen time. */
export function DurationSlider({
  range: { min, max, step },
  minutes,
  span,
  onChange,
}: DurationSliderProps) {
  const { t } = useLingui();
  return (
    <div className="rounded-control bg-tint px-4 pt-3 pb-2">
      <Slider
        label={<Trans>Duration</Trans>}
        output={t`${minutes} min`}
        min={min}
        max={max}
        step={step}
        value={minutes}
        onChange={onChange}
      />
      <p className="text-center text-sm font-semibold tabular-nums">
        <bdi dir="ltr">{span}</bdi>
      </p>
    </div>
  );
}
