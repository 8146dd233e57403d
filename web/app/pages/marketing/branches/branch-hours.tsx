import type { OpeningHours } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { groupDays } from '../../../components/branches/group-days.ts';
import {
  addDays,
  dayOfInstant,
  formatTime,
  formatWeekday,
  isoWeekday,
} from '../../../lib/dates.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Any Monday, to format weekdays with. */
const someMonday = '2026-03-02';

/** A branch's week; days with the same hours share a line, and today is highlighted. */
export function BranchHours({ hours, now }: { hours: OpeningHours[]; now?: number }) {
  const today = now === undefined ? undefined : isoWeekday(dayOfInstant(now));
  return (
    <dl className="mt-4 border-t border-hairline pt-3 tabular-nums">
      {groupDays(hours).map(({ from, to, opens, closes }) => {
        const isToday = today !== undefined && today >= from && today <= to;
        const start = formatTime(opens);
        const end = formatTime(closes);
        return (
          <div
            key={`${from} ${opens}`}
            className={classNames(
              'grid grid-cols-[1fr_auto] gap-3 py-1 max-[22rem]:gap-1 max-[22rem]:text-sm lg:gap-6',
              isToday ? 'font-semibold' : 'text-muted',
            )}
          >
            <dt className="whitespace-nowrap">{weekdays(from, to)}</dt>
            <dd className="whitespace-nowrap">
              <Trans>
                {start} to {end}
              </Trans>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function weekdays(from: number, to: number) {
  const first = formatWeekday(addDays(someMonday, from - 1));
  const last = formatWeekday(addDays(someMonday, to - 1));
  return from === to ? (
    first
  ) : (
    <Trans>
      {first} to {last}
    </Trans>
  );
}
