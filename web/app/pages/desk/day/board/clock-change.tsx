import { studioDays } from '@limber/contract/clock/studio-clock.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { Trans } from '@lingui/react/macro';

/** Says on the night of a change what the clock does; nothing on every other day. */
export function ClockChange({ date }: { date: string }) {
  const days = studioDays();
  if (!days.changesOn(date)) return null;
  const begins = days.minuteOf(date, DAY_BEGINS_MINUTE);
  const goesBack =
    days.aheadAt(days.minuteOf(date, DAY_BEGINS_MINUTE + DAY_MINUTES)) < days.aheadAt(begins);
  return (
    <p className="px-4 py-2 text-sm text-muted">
      {goesBack ? (
        <Trans>The clock goes back tonight: a time with (2) is shown for the second time.</Trans>
      ) : (
        <Trans>The clock goes forward tonight: the times that it skips are left out.</Trans>
      )}
    </p>
  );
}
