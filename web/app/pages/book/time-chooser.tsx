import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TimeGrid } from '../../ui/time-grid.tsx';
import type { BookingForm } from './form.ts';
import { sliderRange } from './slider-range.ts';
import { SlotList } from './slot-list.tsx';
import { decodeSlot, isEmptyTimes } from './times.ts';
import type { Act } from './use-booking-form.ts';
import type { TimesAnswer } from './use-times.ts';

interface Props {
  answer: TimesAnswer;
  form: BookingForm;
  packageMaxMinutes: number;
  act: Act;
}

/** The times in the way that fits the answer, or what stands in their place. */
export function TimeChooser({ answer, form, packageMaxMinutes, act }: Props) {
  const { times, loading, failed, retry } = answer;
  if (failed) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="err" alert>
          <Trans>We could not load the times. Please try again.</Trans>
        </Notice>
        <Button tone="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (loading || !times) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner small />
        <Trans>Loading available times...</Trans>
      </p>
    );
  }
  if (isEmptyTimes(times)) {
    return (
      <p role="status" className="text-muted">
        <Trans>No times available at this date.</Trans>
      </p>
    );
  }
  if (times.mode === 'grid') {
    return (
      <TimeGrid
        legend={<Trans>Available times</Trans>}
        times={times.times}
        chosen={form.time}
        onChoose={(time) => act({ do: 'chooseTime', time })}
      />
    );
  }
  const rangeOf = (maxMinutes: number) =>
    sliderRange(maxMinutes, packageMaxMinutes, form.serviceType);
  const slot = form.slotChosen ? decodeSlot(form.slot) : null;
  return (
    <SlotList
      entries={times.entries}
      chosen={form.time}
      range={slot ? rangeOf(slot.maxMinutes) : undefined}
      minutes={form.allocatedMinutes ?? 0}
      onChoose={({ time, maxMinutes }) =>
        act({ do: 'chooseSlot', time, maxMinutes, startMinutes: rangeOf(maxMinutes).start })
      }
      onMinutes={(minutes) => act({ do: 'allocateMinutes', minutes })}
    />
  );
}
