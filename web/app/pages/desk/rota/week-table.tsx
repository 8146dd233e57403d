import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { comma } from '../../../lib/join-names.ts';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Apart } from '../../../ui/dot.tsx';
import { Drawing } from '../../../ui/glyph.tsx';
import { deskDayWithWeekday, deskShortDay, deskWeekday } from '../frame/words/desk-dates.ts';
import { TimeSpan, TimeSpans } from '../frame/words/time-span.tsx';
import { minutesOfWeek, staffingByHour } from './staffing-by-hour.ts';
import { StaffingStrip } from './staffing-strip.tsx';
import { type Cell, useCellKeys } from './use-cell-keys.ts';

/** A therapist of the rota, and one of their days. */
export type Person = Cell['person'];
export type PersonDay = Cell['day'];

interface Props {
  rota: Rota;
  /** The studio's day now, which stands out. */
  today: string;
  /** The only day that a phone has room for; left out: all of them. */
  shownDay?: string | undefined;
  keysOn?: boolean;
  /** Opens a day of a therapist; left out for readers who may not change it. */
  onDay?: ((person: Person, day: PersonDay) => void) | undefined;
  /** Gives one day the shifts of another. */
  onCopy?: ((from: Cell, to: Cell) => void) | undefined;
  /** Asks to which week the one of a person is copied. */
  onCopyWeek?: ((person: Person) => void) | undefined;
}

/** The week: therapists down, days across, with closures, absences and how busy each hour is. */
export function WeekTable({ rota, today, shownDay, keysOn = false, ...does }: Props) {
  const { onDay, onCopy, onCopyWeek } = does;
  const isShown = ({ date }: { date: string }) => shownDay === undefined || date === shownDay;
  const staffing = rota.days.map((day) => ({
    date: day.date,
    hours: staffingByHour(rota, day),
    sessions: rota.people.reduce(
      (sum, { days }) => sum + (days.find(({ date }) => date === day.date)?.sessions ?? 0),
      0,
    ),
  }));
  const most = Math.max(
    1,
    ...staffing.flatMap(({ hours }) =>
      hours.map(({ onShift, sessions }) => Math.max(onShift, sessions)),
    ),
  );
  const { copied, cellProps, tableProps } = useCellKeys(rota, { keysOn, onCopy, onCopyWeek });
  return (
    <table className={classNames('rota', shownDay && 'rota-one-day')} {...tableProps}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">
              <Trans>Person</Trans>
            </span>
          </th>
          {rota.days.filter(isShown).map(({ date, closures, unstaffed }) => (
            <th
              key={date}
              scope="col"
              aria-current={date === today ? 'date' : undefined}
              className={classNames(date === today && 'rota-today')}
            >
              <span className={shownDay ? 'sr-only' : 'block'}>
                {deskWeekday(date)}{' '}
                <span className="font-normal whitespace-nowrap text-muted">
                  {deskShortDay(date)}
                </span>
              </span>
              {closures.map(({ id, name, location, provisional }) => (
                <span key={id} className="block">
                  <Link to={`${paths.closures}/${id}`} className="rota-way text-gold">
                    {location && `${location}: `}
                    <bdi>{name}</bdi>
                    {provisional && '?'}
                  </Link>
                </span>
              ))}
              {unstaffed.length > 0 && (
                <span className="block text-sm font-normal text-warn">
                  <Trans>Nobody on shift:</Trans>
                  {[...Map.groupBy(unstaffed, ({ location }) => location)].map(([code, spans]) => (
                    <span key={code} className="flex flex-wrap items-center gap-x-1.5">
                      <span className="rota-branch">{code}</span>
                      <TimeSpans spans={spans} />
                    </span>
                  ))}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rota.people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {onCopyWeek && !shownDay && (
                <CopyTheirWeek name={person.name} onClick={() => onCopyWeek(person)} />
              )}
              <TherapistName name={person.name} />
              <span className="block text-sm font-normal text-muted">
                <Apart
                  parts={[
                    rota.branches.find(({ code }) => code === person.location)?.name,
                    <HoursOfWeek key="hours" minutes={minutesOfWeek(rota, person)} />,
                  ]}
                />
              </span>
            </th>
            {person.days.filter(isShown).map((day) => (
              <td
                key={day.date}
                className={classNames(
                  day.date === today && 'rota-today',
                  copied?.person.id === person.id && copied.day.date === day.date && 'rota-copied',
                )}
                {...cellProps({ person, day })}
              >
                <DayCell rota={rota} person={person} day={day} onDay={onDay} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>People and sessions</Trans>
            <span className="block text-sm font-normal text-muted">
              <Trans>for each hour</Trans>
            </span>
          </th>
          {staffing.filter(isShown).map(({ date, ...ofDay }) => (
            <td key={date} className={classNames(date === today && 'rota-today')}>
              <StaffingStrip {...ofDay} most={most} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Two sheets, one over the other. */
const COPY = 'M9 9h11v11H9zM5 15H4V4h11v1';

function CopyTheirWeek({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui();
  const label = t`Copy the week of ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts="W"
      onClick={onClick}
      className="rota-copy-week"
    >
      <Drawing path={COPY} className="size-4" />
    </button>
  );
}

function HoursOfWeek({ minutes }: { minutes: number }) {
  const hours = Math.round(minutes / 6) / 10;
  return <Plural value={hours} one="# hour" other="# hours" />;
}

function DayCell({
  rota,
  person,
  day,
  onDay,
}: Pick<Props, 'rota' | 'onDay'> & { person: Person; day: PersonDay }) {
  const away = rota.time_off.filter(
    (each) => each.therapist_id === person.id && each.from <= day.date && day.date <= each.to,
  );
  const content = (
    <>
      {day.shifts.map(({ location, from_minute, to_minute }) => (
        <span key={from_minute} className="flex items-center gap-1.5 whitespace-nowrap">
          {/* Their own branch stands beside the name. */}
          {location !== person.location && <span className="rota-branch">{location}</span>}
          <TimeSpan from={from_minute} to={to_minute} />
        </span>
      ))}
      {day.shifts.length === 0 && (
        <span className="text-muted">
          <Trans>Off</Trans>
        </span>
      )}
      {day.changed && (
        <span className="text-sm text-primary">{day.note || <Trans>Changed</Trans>}</span>
      )}
    </>
  );
  return (
    <>
      {onDay ? (
        <button type="button" className="rota-cell" onClick={() => onDay(person, day)}>
          <span className="sr-only">
            {person.name}
            {comma()}
            {deskDayWithWeekday(day.date)}:
          </span>
          {content}
        </button>
      ) : (
        <div className="rota-cell">{content}</div>
      )}
      {away.map(({ id, kind }) => (
        <Link key={id} to={`${paths.away}/${id}`} className="rota-way text-warn">
          {kind === 'sick' && <Trans>Sick</Trans>}
          {kind === 'holiday' && <Trans>Holiday</Trans>}
          {kind === 'left' && <Trans>Leaves the team</Trans>}
          {kind === 'other' && <Trans>Away</Trans>}
        </Link>
      ))}
      {day.uncovered > 0 && (
        <Link to={`${paths.uncovered}/${person.id}/${day.date}`} className="rota-way text-err">
          <Plural value={day.uncovered} one="# uncovered" other="# uncovered" />
        </Link>
      )}
    </>
  );
}
