import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { paths } from '../../../paths.ts';
import { Apart } from '../../../ui/dot.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { deskShortDayWithWeekday } from '../frame/words/desk-dates.ts';
import { TimeSpans } from '../frame/words/time-span.tsx';

/** Days that are named for each branch; the others are counted. */
const NAMED_DAYS = 2;

interface Props {
  rota: Rota;
  today: string;
  /** Opens the weekly shifts; left out for who may not change them. */
  onShifts: (() => void) | undefined;
}

/**
 * Above the week, from today on: where a branch is open with nobody on shift, and which sessions
 * nobody can give, each with what can be done. Nothing where neither is so.
 */
export function WhatTheWeekNeeds({ rota, today, onShifts }: Props) {
  const { t } = useLingui();
  const unstaffed = rota.days
    .filter(({ date }) => date >= today)
    .flatMap(({ date, unstaffed }) => unstaffed.map((each) => ({ ...each, date })));
  const uncovered = rota.people.flatMap((person) =>
    person.days
      .filter(({ date, uncovered }) => date >= today && uncovered > 0)
      .map(({ date, uncovered: count }) => ({ person, date, count })),
  );
  if (unstaffed.length === 0 && uncovered.length === 0) return null;
  return (
    <section
      aria-label={t`To be solved this week`}
      className="grid gap-y-1 border-b border-hairline bg-warn/8 px-3 py-1.5 lg:px-4"
    >
      {unstaffed.length > 0 && (
        <Need
          title={<Trans>Open with nobody on shift</Trans>}
          actions={
            <>
              {onShifts && (
                <DeskButton onClick={onShifts}>
                  <Trans>Plan shifts</Trans>
                </DeskButton>
              )}
              <Link to={paths.hours} className="desk-tool desk-edged">
                <Trans>Opening hours</Trans>
              </Link>
            </>
          }
        >
          {[...Map.groupBy(unstaffed, ({ location }) => location)].map(([code, ofBranch]) => {
            const days = [...Map.groupBy(ofBranch, ({ date }) => date)];
            const more = days.length - NAMED_DAYS;
            return (
              <li key={code} className="flex flex-wrap gap-x-2">
                <bdi className="font-semibold">
                  {rota.branches.find((each) => each.code === code)?.name ?? code}
                </bdi>
                {days.slice(0, NAMED_DAYS).map(([date, spans]) => (
                  <span key={date}>
                    {deskShortDayWithWeekday(date)} <TimeSpans spans={spans} />
                  </span>
                ))}
                {more > 0 && (
                  <span className="text-muted">
                    <Plural value={more} one="and # more day" other="and # more days" />
                  </span>
                )}
              </li>
            );
          })}
        </Need>
      )}
      {uncovered.length > 0 && (
        <Need title={<Trans>Without their therapist</Trans>}>
          {uncovered.map(({ person, date, count }) => (
            <li key={`${person.id} ${date}`}>
              <Link
                to={`${paths.uncovered}/${person.id}/${date}`}
                className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline lg:min-h-8"
              >
                <span>
                  <Apart
                    parts={[
                      <TherapistName key="who" name={person.name} />,
                      deskShortDayWithWeekday(date),
                      <Plural key="count" value={count} one="# session" other="# sessions" />,
                    ]}
                  />
                </span>
              </Link>
            </li>
          ))}
        </Need>
      )}
    </section>
  );
}

interface NeedProps {
  title: ReactNode;
  actions?: ReactNode;
  /** Where or when, as items of a list. */
  children: ReactNode;
}

/** On a phone both actions stand close above already, as a button and a tab. */
function Need({ title, actions, children }: NeedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <p className="font-semibold text-warn">{title}</p>
      <ul className="me-auto flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">{children}</ul>
      {actions && <span className="flex flex-wrap gap-2 max-md:hidden">{actions}</span>}
    </div>
  );
}
