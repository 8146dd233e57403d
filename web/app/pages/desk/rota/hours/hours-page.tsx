import type { DatedHours } from '@limber/contract/desk/rota/hours.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStudioToday } from '../../../../components/use-server-clock.ts';
import { paths } from '../../../../paths.ts';
import {
  useListHoursQuery,
  useListUnstaffedQuery,
} from '../../../../state/api/calls/desk/rota/hours.ts';
import { useReadRotaQuery } from '../../../../state/api/calls/desk/rota/weeks.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { Nothing } from '../../frame/titled-section.tsx';
import { UnstaffedTimes } from '../../frame/unstaffed-times.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { TimeSpans } from '../../frame/words/time-span.tsx';
import { HoursChanges } from './hours-changes.tsx';
import { HoursForm } from './hours-form.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

export const meta = deskTitle(msg`Opening hours`);

/** Opening hours of the branches, by period; managers change them from a day on. */
export default function HoursPage() {
  const query = useListHoursQuery({});
  const today = useStudioToday();
  // The branches, by name.
  const week = useReadRotaQuery({});
  const { data: unstaffed = [] } = useListUnstaffedQuery({});
  const { data: hours } = query;
  const { data: rota } = week;
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const [opened, setOpened] = useState<string>();
  // The week names every branch. A manager sets a branch's first hours; others see their own
  // branches.
  const branches =
    hours &&
    rota?.branches.filter(
      ({ code }) => isManager || hours.some(({ location }) => location === code),
    );
  const hoursOf = (code: string) => hours?.filter(({ location }) => location === code) ?? [];
  const branch = branches?.find(({ code }) => code === opened);
  return (
    <DeskPage title={<Trans>Opening hours</Trans>}>
      {!(hours && rota) && (
        <LoadingOrFailed
          of={[query, week]}
          failed={<Trans>The hours could not be loaded.</Trans>}
        />
      )}
      {isManager && branches && (
        <HoursChanges
          nameOf={(code) => branches.find((each) => each.code === code)?.name ?? code}
        />
      )}
      {branches?.length === 0 && (
        <EmptyState
          title={<Trans>No hours are set yet.</Trans>}
          action={
            isManager && (
              <Link to={paths.studioBranches} className="desk-tool desk-edged">
                <Trans>To the branches</Trans>
              </Link>
            )
          }
        >
          <Trans>
            Each branch has opening hours of its own, which stand here once it is there.
          </Trans>
        </EmptyState>
      )}
      {branches && branches.length > 0 && (
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          {branches.map(({ code, name }) => (
            <section key={code} aria-label={name} className="grid gap-3">
              <header className="flex flex-wrap items-center gap-3">
                <h2 className="type-3 grow">{name}</h2>
                {isManager && (
                  <DeskButton onClick={() => setOpened(code)}>
                    <Trans>
                      Change hours<span className="sr-only"> of {name}</span>
                    </Trans>
                  </DeskButton>
                )}
              </header>
              {hoursOf(code).length > 0 ? (
                <HoursOfBranch hours={hoursOf(code)} />
              ) : (
                <Nothing>
                  <Trans>No hours yet: nobody can book here.</Trans>
                </Nothing>
              )}
              <UnstaffedTimes times={unstaffed.filter(({ location }) => location === code)} />
            </section>
          ))}
        </div>
      )}
      {branch && today && (
        <HoursForm
          branch={branch}
          hours={hoursOf(branch.code)}
          today={today}
          onClose={() => setOpened(undefined)}
        />
      )}
    </DeskPage>
  );
}

/** Opening hours of a branch: a week for each period. */
function HoursOfBranch({ hours }: { hours: readonly DatedHours[] }) {
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
              {deskDay(from)} to {deskDay(to)}
            </Trans>
          )}
          {from && !to && <Trans>From {deskDay(from)} on</Trans>}
          {!from && to && <Trans>Until {deskDay(to)}</Trans>}
          {!from && !to && <Trans>Always</Trans>}
        </h3>
        <dl className="gap-x-16 py-1 sm:max-lg:columns-2">
          {weekdays
            .map((weekday) => ({
              weekday,
              spans: period.filter((each) => each.weekday === weekday),
            }))
            .filter(({ spans }) => spans.length > 0)
            .map(({ weekday, spans }) => (
              <div key={weekday} className="flex break-inside-avoid justify-between gap-4 pb-1">
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
