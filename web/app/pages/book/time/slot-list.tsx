import { useLingui } from '@lingui/react/macro';
import { DropList } from '../../../ui/field/drop-list.tsx';
import { DurationSlider } from './duration-slider.tsx';
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
