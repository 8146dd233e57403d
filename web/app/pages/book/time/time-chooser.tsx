import { useLingui } from '@lingui/react/macro';
import { inOrderOfDay } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { reloadOnce } from '../../../ui/lazy/reload-once.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TimeGrid } from '../../../ui/time-grid.tsx';
import { FullDay } from '../day/full-day.tsx';
import type { BookingForm } from '../form/form.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { decodeSlot, isEmptyTimes, longestOf, timesFor } from './available-times.ts';
import { type LengthRange, rangeAtSlot } from './length-range.ts';
import { TimeButtonsSkeleton } from './time-skeleton.tsx';
import type { TimesAnswer } from './use-times.ts';

// Only package sessions need the list and the slider.
const SlotList = lazyPart(async () => (await import('./slot-list.tsx')).SlotList, {
  loading: <LoadingTimes asList />,
  whenGone: reloadOnce,
});

interface Props {
  answer: TimesAnswer;
  form: BookingForm;
  /** Start that was just taken; '' for none. */
  taken: string;
  /** Possible lengths of a package session; null: its services decide. */
  range: LengthRange | null;
  act: FormDispatch;
}

/** The times, as a grid or a list, or what is shown instead. */
export function TimeChooser({ answer, form, taken, range, act }: Props) {
  const { t } = useLingui();
  const { times: all, loading, failed, retry } = answer;
  const minutes = form.allocatedMinutes ?? 0;
  const times = all && timesFor(all, minutes);
  if (failed) {
    return <ErrorState title={t`We could not load the times. Please try again.`} onRetry={retry} />;
  }
  if (loading || !all || !times) return <LoadingTimes asList={range !== null} />;
  if (isEmptyTimes(times)) return <FullDay form={form} longest={longestOf(all)} act={act} />;
  if (times.mode === 'grid') {
    return (
      <TimeGrid
        compare={inOrderOfDay}
        legend={t`Available times`}
        times={times.times}
        chosen={form.time}
        taken={taken === '' ? [] : [taken]}
        takenLabel={t`just taken`}
        onChoose={(time) => act({ type: 'chooseTime', time })}
      />
    );
  }
  const slot = form.slotChosen ? decodeSlot(form.slot) : null;
  return (
    <SlotList
      entries={times.entries}
      date={form.date}
      chosen={form.time}
      range={slot && range ? rangeAtSlot(range, slot.maxMinutes) : undefined}
      minutes={minutes}
      onChoose={({ time, maxMinutes }) =>
        act({ type: 'chooseSlot', time, maxMinutes, startMinutes: minutes })
      }
      onMinutes={(minutes) => act({ type: 'allocateMinutes', minutes })}
    />
  );
}

/** As high as the content that follows, if that is known. */
function LoadingTimes({ asList }: { asList: boolean }) {
  const { t } = useLingui();
  return (
    <div role="status" className={asList ? 'grid gap-1.5' : 'grid gap-3'}>
      <span className="flex items-center gap-3 text-muted">
        <Spinner small />
        {t`Loading available times...`}
      </span>
      {asList ? <Skeleton className="h-12" /> : <TimeButtonsSkeleton />}
    </div>
  );
}
