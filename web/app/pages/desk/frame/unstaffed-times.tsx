import type { Unstaffed } from '@limber/contract/desk/rota/hours.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useListUnstaffedQuery } from '../../../state/api/calls/desk/rota/hours.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { deskShortDayWithWeekday } from './words/desk-dates.ts';
import { TimeSpans } from './words/time-span.tsx';

/** Days that are named; the others are counted. */
const NAMED_DAYS = 7;

/** When a branch is open with nobody on shift, by day; nothing where that is never so. */
export function UnstaffedTimes({ times }: { times: readonly Omit<Unstaffed, 'location'>[] }) {
  const days = [...Map.groupBy(times, ({ date }) => date)];
  const more = days.length - NAMED_DAYS;
  if (days.length === 0) return null;
  return (
    <div className="rounded-card border border-hairline bg-surface px-4 py-3">
      <p className="font-semibold text-warn">
        <Trans>Open with nobody on shift:</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {days.slice(0, NAMED_DAYS).map(([date, spans]) => (
          <li key={date}>
            {deskShortDayWithWeekday(date)} <TimeSpans spans={spans} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-muted">
          <Plural value={more} one="and # more day" other="and # more days" />
        </p>
      )}
    </div>
  );
}

/** The same of every branch that is, under its name. */
export function UnstaffedBranches() {
  const { data: times = [] } = useListUnstaffedQuery({});
  const { data: branches = [] } = useListLocationsQuery();
  return [...Map.groupBy(times, ({ location }) => location)].map(([code, those]) => (
    <section key={code} aria-labelledby={`unstaffed-${code}`} className="grid gap-2">
      <h2 id={`unstaffed-${code}`} className="type-3">
        {branches.find(({ location }) => location === code)?.name ?? code}
      </h2>
      <UnstaffedTimes times={those} />
    </section>
  ));
}
