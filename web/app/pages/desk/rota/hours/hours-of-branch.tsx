import type { DatedHours } from '@limber/contract/desk/rota/hours.ts';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '../../../../lib/dates.ts';
import { TimeSpans } from '../../frame/words/time-span.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

/** Opening hours of a branch: a week for each period. */
export function HoursOfBranch({ hours }: { hours: readonly DatedHours[] }) {
  const periods = [...Map.groupBy(hours, (each) => `${each.valid_from} ${each.valid_to}`).values()];
  return periods.map((period) => {
    const [{ valid_from: from, valid_to: to } = { valid_from: null, valid_to: null }] = period;
    return (
      <section
        key={`${from} ${to}`}
        className="rounded-card border border-hairline bg-surface px-4 py-3"
      >
        <h3 className="font-semibold">
          {from && to && (
            <Trans>
              {formatDay(from)} to {formatDay(to)}
            </Trans>
          )}
          {from && !to && <Trans>From {formatDay(from)} on</Trans>}
          {!from && to && <Trans>Until {formatDay(to)}</Trans>}
          {!from && !to && <Trans>Always</Trans>}
        </h3>
        <dl className="grid gap-x-16 gap-y-1 py-1 sm:grid-cols-2">
          {weekdays
            .map((weekday) => ({
              weekday,
              spans: period.filter((each) => each.weekday === weekday),
            }))
            .filter(({ spans }) => spans.length > 0)
            .map(({ weekday, spans }) => (
              <div key={weekday} className="flex justify-between gap-4">
                <dt className="text-muted">{weekdayName(weekday)}</dt>
                <dd>
                  <TimeSpans spans={spans} />
                </dd>
              </div>
            ))}
        </dl>
      </section>
    );
  });
}
