import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNarrow } from '../../../components/use-narrow.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { addDays, dayOfInstant, studioDay, timeOfInstant } from '../../../lib/dates.ts';
import { useReadRotaQuery } from '../../../state/api/calls/desk/rota/weeks.ts';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { useInFrame } from '../frame/desk-frame.tsx';
import { latestAnswer } from '../frame/latest-answer.ts';
import { refetchAfresh } from '../frame/live/refetch-outdated.ts';
import { isAmong } from '../frame/live/shown-days.ts';
import { useLiveDay } from '../frame/live/use-live-day.ts';
import { LoadingOrFailed } from '../frame/loading-or-failed.tsx';
import { mondayOf } from '../frame/monday-of.ts';
import { deskShortDay } from '../frame/words/desk-dates.ts';
import { AwayForm } from './away-form.tsx';
import { DayForm } from './changed-day-form.tsx';
import { CopyWeek } from './copy-week.tsx';
import { DaysOfWeek } from './days-of-week.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import './rota.css';
import { Dot } from '../../../ui/dot.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { deskTitle } from '../frame/desk-title.ts';
import { UncoveredList } from './uncovered-list.tsx';
import { useCompact } from './use-compact.ts';
import { useCopyDay } from './use-copy-day.ts';
import { WeekDeeds } from './week-deeds.tsx';
import { type Person, type PersonDay, WeekTable } from './week-table.tsx';
import { WeeklyPlanForm } from './weekly-plan-form.tsx';
import { WhatTheWeekNeeds } from './what-the-week-needs.tsx';

export const meta = deskTitle(msg`Rota`);

type Opened = 'sick' | 'away' | 'copy' | 'weeks' | { person: Person; day?: PersonDay };

/** The week's shifts and absences; managers change them, the front desk records sick leave. */
export default function RotaPage() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const now = useServerNow();
  const today = studioDay(dayOfInstant(now), timeOfInstant(now));
  // From the board: which therapist is sick, and on which day.
  const [meant, day] = [query.get('sick'), query.get('day')];
  const from = query.get('from') ?? mondayOf(day ?? today);
  const location = query.get('location') ?? undefined;
  const rota = useReadRotaQuery({ from, location });
  const { refetch } = rota;
  const data = latestAnswer(rota);
  useLiveDay(
    (date) => isAmong({ from, to: addDays(from, 6) }, date),
    () => refetchAfresh(refetch),
  );
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const [opened, setOpened] = useState<Opened | undefined>(meant ? 'sick' : undefined);
  const isNarrow = useNarrow();
  const isCompact = useCompact();
  const [picked, setPicked] = useState<string>();
  const shownDay = isNarrow ? dayAmong(data, picked ?? today) : undefined;
  const { keysOn } = useInFrame();
  const copying = useCopyDay();
  const look = (change: Partial<Record<'from' | 'location' | 'sick' | 'day', string | null>>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(change)) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        return before;
      },
      { replace: true },
    );
  const shut = () => {
    setOpened(undefined);
    if (meant) look({ sick: null, day: null, from });
  };
  const deeds = [
    ...(isCompact && from !== mondayOf(today)
      ? [{ key: 'now', name: <Trans>This week</Trans>, onClick: () => look({ from: null }) }]
      : []),
    ...(copying.done
      ? [
          {
            key: 'undo',
            name: <Trans>Undo copying</Trans>,
            onClick: () => void copying.undo(),
          },
        ]
      : []),
    {
      key: 'sick',
      name: <Trans>Somebody is sick</Trans>,
      onClick: () => setOpened('sick'),
    },
    ...(isManager
      ? [
          { key: 'away', name: <Trans>Time off</Trans>, onClick: () => setOpened('away') },
          { key: 'weeks', name: <Trans>Weekly shifts</Trans>, onClick: () => setOpened('weeks') },
          { key: 'copy', name: <Trans>Copy this week</Trans>, onClick: () => setOpened('copy') },
        ]
      : []),
  ];
  return (
    <main className="flex min-h-0 grow flex-col">
      <h1 className="sr-only">
        <Trans>Rota</Trans>
      </h1>
      <section
        aria-label={t`Week and branch`}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-surface px-3 py-1 max-md:gap-x-1.5 lg:px-4"
      >
        <div className="flex items-center">
          <DeskButton
            look="plain"
            aria-label={t`Week before`}
            onClick={() => look({ from: addDays(from, -7) })}
          >
            <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
          </DeskButton>
          <p className="font-semibold">
            {deskShortDay(from)} – {deskShortDay(addDays(from, 6))}
          </p>
          <DeskButton
            look="plain"
            aria-label={t`Week after`}
            onClick={() => look({ from: addDays(from, 7) })}
          >
            <Glyph name="down" className="size-5 -rotate-90 rtl:rotate-90" />
          </DeskButton>
        </div>
        {!isCompact && (
          <DeskButton onClick={() => look({ from: null })}>
            <Trans>This week</Trans>
          </DeskButton>
        )}
        <WeekDeeds
          deeds={deeds}
          branch={
            <select
              aria-label={t`Branch`}
              value={location ?? ''}
              onChange={(event) => look({ location: event.target.value || null })}
              className="desk-field"
            >
              <option value="">{t`All branches`}</option>
              {data?.branches.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code}
                  <Dot />
                  {name}
                </option>
              ))}
            </select>
          }
        />
      </section>
      {data && data.people.length > 0 && (
        <WhatTheWeekNeeds
          rota={data}
          today={today}
          onShifts={isManager ? () => setOpened('weeks') : undefined}
        />
      )}
      {data && data.people.length > 0 && shownDay && (
        <DaysOfWeek rota={data} today={today} shown={shownDay} onShow={setPicked} />
      )}
      <div className="desk-scroll min-h-0 grow bg-surface">
        {!data && (
          <div className="p-4">
            <LoadingOrFailed of={rota} failed={<Trans>The rota could not be loaded.</Trans>} />
          </div>
        )}
        {data?.people.length === 0 && (
          <div className="p-4">
            <NobodyYet mayTakeOn={isManager} />
          </div>
        )}
        {data && data.people.length > 0 && (
          <WeekTable
            rota={data}
            today={today}
            shownDay={shownDay}
            keysOn={keysOn}
            onCopy={
              isManager ? (from, to) => !copying.busy && void copying.copy(from, to) : undefined
            }
            onCopyWeek={isManager ? (person) => setOpened({ person }) : undefined}
            onDay={isManager ? (person, day) => setOpened({ person, day }) : undefined}
          />
        )}
      </div>
      {data && (opened === 'sick' || opened === 'away') && (
        <AwayForm
          rota={data}
          today={today}
          meant={meant ? { therapist: meant, day: day ?? today } : undefined}
          sick={opened === 'sick'}
          onClose={shut}
        />
      )}
      {copying.left.length > 0 && (
        <Dialog open onClose={copying.closeLeft} title={t`Copied`} closeLabel={t`Close`}>
          <UncoveredList sessions={copying.left} />
        </Dialog>
      )}
      {opened === 'copy' && <CopyWeek from={from} location={location} onClose={shut} />}
      {data && opened === 'weeks' && (
        <WeeklyPlanForm rota={data} location={location} onClose={shut} />
      )}
      {data && typeof opened === 'object' && opened.day && (
        <DayForm rota={data} person={opened.person} day={opened.day} onClose={shut} />
      )}
      {typeof opened === 'object' && !opened.day && (
        <CopyWeek from={from} location={location} person={opened.person} onClose={shut} />
      )}
    </main>
  );
}

/** The day that a phone shows: the one picked, or the first of another week. */
function dayAmong(rota: Rota | undefined, picked: string): string | undefined {
  const days = rota?.days.map(({ date }) => date) ?? [];
  return days.find((date) => date === picked) ?? days[0];
}
