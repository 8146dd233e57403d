import { Trans } from '@lingui/react/macro';
import { addDays, formatTime, formatTwelveHours, formatWeekday } from '../../lib/dates.ts';
import { formatLanguage } from '../../lib/language.ts';
import { groupDays } from '../branches/group-days.ts';
import { type Branch, useServedBranches } from '../branches/served-branches.ts';

/** Any Monday, to format weekdays with. */
const someMonday = '2026-03-02';

/** The week of each branch; branches with the same hours share one. */
export function OpeningHours() {
  return groupBranches(useServedBranches()).map(({ names, hours }) => (
    <div key={names.join()} className="pt-2.5">
      <p className="font-semibold">{joined(names)}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 tabular-nums *:whitespace-nowrap sm:max-md:gap-x-2 max-[22rem]:gap-x-2 max-[22rem]:text-[0.9375rem]">
        {groupDays(hours).map(({ from, to, opens, closes }) => (
          <Line key={`${from} ${opens}`} days={[from, to]} hours={[opens, closes]} />
        ))}
      </dl>
    </div>
  ));
}

interface LineProps {
  /** ISO weekdays, both included. */
  days: [from: number, to: number];
  hours: [opens: string, closes: string];
}

function Line({ days: [from, to], hours: [opens, closes] }: LineProps) {
  const isArabic = formatLanguage() === 'ar';
  const [first, last] = [from, to].map((day) => formatWeekday(addDays(someMonday, day - 1)));
  const [start, end] = [opens, closes].map(isArabic ? formatTime : formatTwelveHours);
  return (
    <>
      <dt className="text-muted">
        {from === to ? (
          first
        ) : (
          <Trans>
            {first}-{last}
          </Trans>
        )}
      </dt>
      <dd>
        <Trans comment="opening hours">
          {start}-{end}
        </Trans>
      </dd>
    </>
  );
}

function joined(names: readonly string[]): string {
  const { length } = names;
  if (formatLanguage() === 'ar') return names.join(' و');
  return length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} & ${names[length - 1]}`;
}

/** Branches without hours are left out. */
export function groupBranches(branches: readonly Branch[]) {
  const groups = new Map<string, { names: string[]; hours: Branch['opening_hours'] }>();
  for (const { name, opening_hours: hours } of branches) {
    if (hours.length === 0) continue;
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { names: [], hours };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
