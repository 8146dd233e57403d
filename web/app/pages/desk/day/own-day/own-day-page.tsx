import type { OwnDay, OwnSession } from '@limber/contract/desk/day/own-day.ts';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { CalendarDetails } from '../../../../components/calendar/calendar-details.tsx';
import { OwnCalendarAddress } from '../../../../components/calendar/own-calendar-address.tsx';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { addDays } from '../../../../lib/dates.ts';
import { paths } from '../../../../paths.ts';
import { useReadOwnDayQuery } from '../../../../state/api/calls/desk/day/own-day.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { latestAnswer } from '../../frame/latest-answer.ts';
import { ConnectionLine } from '../../frame/live/connection-line.tsx';
import { refetchAfresh } from '../../frame/live/refetch-outdated.ts';
import { useLiveDay } from '../../frame/live/use-live-day.ts';
import { WithoutConnection } from '../../frame/live/without-connection.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { awayWords, isAwayFor } from '../../frame/words/away-words.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskLongDay } from '../../frame/words/desk-dates.ts';
import { DayOfMinutes, minuteOfDate } from '../../frame/words/minute-text.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { ClockChange } from '../board/clock-change.tsx';
import { useTakeStep } from '../panel/use-take-step.ts';
import { DayLinks } from './day-links.tsx';
import { isOfToday, mayBeSick } from './may-report-sick.ts';
import { isOver, isUnmarked, nextOf } from './over-and-next-session.ts';
import { OwnSessionItem } from './own-session-item.tsx';
import { ReportRunningLate } from './report-running-late.tsx';
import { ReportSick } from './report-sick.tsx';
import { TellMeHere } from './tell-me-here.tsx';

export const meta = deskTitle(msg`My day`);

/** A therapist's day on their phone: the next client large, the others in order. */
export default function OwnDayPage() {
  const [query, setQuery] = useSearchParams();
  const date = query.get('date') ?? undefined;
  const day = useReadOwnDayQuery({ date });
  const { isFetching, refetch } = day;
  const data = latestAnswer(day);
  const line = useLiveDay(
    (each) => isFetching || each === data?.date,
    () => refetchAfresh(refetch),
  );
  const now = useServerNow(data?.now);
  return (
    <DeskPage>
      <DayOfMinutes value={data?.date}>
        <div className="mx-auto grid w-full max-w-xl gap-5 lg:max-w-5xl">
          <h1 className="sr-only">
            <Trans>My day</Trans>
            {data && ` · ${deskLongDay(data.date)}`}
          </h1>
          <DayLinks
            day={data}
            date={date}
            onDate={(chosen) => setQuery(chosen ? { date: chosen } : {}, { replace: true })}
          />
          <ConnectionLine line={line} />
          {data && <WithoutConnection line={line} />}
          {!data && (
            <LoadingOrFailed of={day} failed={<Trans>The day could not be loaded.</Trans>} />
          )}
          {data && <ClockChange date={data.date} />}
          {data && <Sessions day={data} nowMinute={Math.floor(minuteOfDate(data.date, now))} />}
        </div>
      </DayOfMinutes>
    </DeskPage>
  );
}

function Sessions({ day, nowMinute }: { day: OwnDay; nowMinute: number }) {
  const { take, busy } = useTakeStep();
  const isToday = isOfToday(nowMinute);
  const next = nextOf(day.sessions, nowMinute);
  const unmarked = day.sessions.filter((each) => isUnmarked(each, nowMinute));
  const later = day.sessions.filter(
    (each) => each !== next && !isOver(each) && !unmarked.includes(each),
  );
  const over = day.sessions.filter(isOver);
  const item = (session: OwnSession) => (
    <OwnSessionItem
      key={session.id}
      session={session}
      large={session === next}
      nowMinute={nowMinute}
      busy={busy}
      onStep={(step) => void take(session, step)}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {day.off.map((off) => (
          <p key={off.from_minute} className="rounded-control bg-tint px-4 py-3">
            {t(awayWords[off.kind])}
            {!isAwayFor(day.shifts, [off]) && (
              <>
                {' '}
                <TimeSpan from={off.from_minute} to={off.to_minute} />
              </>
            )}
          </p>
        ))}
        {next && (
          <section aria-labelledby="own-next">
            <h2 id="own-next" className="type-3 mb-2">
              {next.status === 'check_in' || next.from_minute <= nowMinute ? (
                <Trans>Now</Trans>
              ) : (
                <Trans>Next</Trans>
              )}
            </h2>
            {item(next)}
          </section>
        )}
        {!next && (
          <EmptyState
            title={
              day.sessions.length === 0 ? (
                <Trans>No sessions on this day.</Trans>
              ) : unmarked.length > 0 ? (
                <Trans>Nobody else comes on this day.</Trans>
              ) : (
                <Trans>All sessions of this day are over.</Trans>
              )
            }
            action={
              <Link to={`?date=${addDays(day.date, 1)}`} className="desk-tool desk-edged">
                <Trans>See the next day</Trans>
              </Link>
            }
          >
            {day.sessions.length === 0 && (
              <Trans>
                As soon as somebody is booked with you, they stand here with time and room.
              </Trans>
            )}
          </EmptyState>
        )}
        {unmarked.length > 0 && (
          <section aria-labelledby="own-unmarked">
            <h2 id="own-unmarked" className="mb-1 font-semibold text-warn">
              <Trans>Ended and not marked</Trans>
            </h2>
            <ul>{unmarked.map(item)}</ul>
          </section>
        )}
        {later.length > 0 && (
          <section aria-labelledby="own-later">
            <h2 id="own-later" className="mb-1 font-semibold text-muted">
              <Trans>After that</Trans>
            </h2>
            <ul>{later.map(item)}</ul>
          </section>
        )}
        {over.length > 0 && (
          <section aria-labelledby="own-over">
            <h2 id="own-over" className="mb-1 font-semibold text-muted">
              <Trans>Over</Trans>
            </h2>
            <ul>{over.map(item)}</ul>
          </section>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isToday && <ReportRunningLate late={day.late} />}
        {day.therapist_id !== null && mayBeSick(day, nowMinute) && (
          <ReportSick therapistId={day.therapist_id} date={day.date} isToday={isToday} />
        )}
        <p className="flex flex-wrap justify-between gap-x-6 border-t border-hairline pt-3 text-muted">
          <span>
            {day.tips.shared ? (
              <Trans>Your part of the tips of the day: {deskAmount(day.tips.day)}</Trans>
            ) : (
              <Trans>Tips of the day: {deskAmount(day.tips.day)}</Trans>
            )}
          </span>
          <span>
            <Trans>of the month: {deskAmount(day.tips.month)}</Trans>
          </span>
        </p>
        {day.pay_shown && (
          <p>
            <Link
              to={`${paths.ownPay}?month=${day.date.slice(0, 7)}`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              <Trans>My pay</Trans>
            </Link>
          </p>
        )}
        {day.therapist_id !== null && <TellMeHere />}
        {day.therapist_id !== null && (
          <CalendarDetails
            title={<Trans>My sessions in my calendar app</Trans>}
            about={
              <Trans>It shows service and room, and the client by first name and initial.</Trans>
            }
          >
            <OwnCalendarAddress />
          </CalendarDetails>
        )}
      </div>
    </div>
  );
}
