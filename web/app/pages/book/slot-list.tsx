import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { DurationChooser } from './duration-chooser.tsx';
import type { SliderRange } from './slider-range.ts';

interface Entry {
  time: string;
  maxMinutes: number;
}

interface Props {
  entries: Entry[];
  chosen: string;
  /** Undefined until a slot was chosen. */
  range: SliderRange | undefined;
  minutes: number;
  onChoose(entry: Entry): void;
  onMinutes(minutes: number): void;
}

/** A list of times with the longest session each allows; then how long it shall be. */
export function SlotList({ entries, chosen, range, minutes, onChoose, onMinutes }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      <Select
        placeholder={t`Select time`}
        value={chosen === '' ? null : chosen}
        onChange={(key) => {
          const entry = entries.find(({ time }) => time === key);
          if (entry) onChoose(entry);
        }}
        className="grid gap-1.5"
      >
        <Label className="font-semibold">
          <Trans>Available times</Trans>
        </Label>
        <Button className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 tabular-nums data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-3 data-[focus-visible]:outline-primary data-[hovered]:border-primary">
          <SelectValue className="data-[placeholder]:text-muted" />
          <ChevronDown aria-hidden="true" className="size-5 text-muted" />
        </Button>
        <Popover className="w-(--trigger-width) rounded-control border border-hairline bg-surface text-ink shadow-float">
          <ListBox className="max-h-48 overflow-y-auto p-1 outline-none">
            {entries.map(({ time, maxMinutes }) => (
              <ListBoxItem
                key={time}
                id={time}
                textValue={t`${time} (Max: ${maxMinutes} mins)`}
                className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 tabular-nums outline-none data-[focused]:bg-tint data-[selected]:font-bold data-[selected]:text-primary"
              >
                {t`${time} (Max: ${maxMinutes} mins)`}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
      {range && <DurationChooser range={range} minutes={minutes} onChange={onMinutes} />}
    </div>
  );
}
