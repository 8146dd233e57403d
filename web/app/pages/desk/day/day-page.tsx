import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from '../../../components/use-narrow.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { deskWaitPath } from '../../../paths.ts';
import { api } from '../../../state/api/api.ts';
import { useReadDayQuery } from '../../../state/api/calls/desk/day/day.ts';
import { useReadSignInQuery } from '../../../state/api/desk-api.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { deskLongDay } from '../frame/words/desk-dates.ts';
import './board/board.css';
import { DayBar } from '../frame/day-bar.tsx';
import { useInFrame } from '../frame/desk-frame.tsx';
import { deskTitle } from '../frame/desk-title.ts';
import { bufferKeys } from '../frame/keys/early-keys.ts';
import { useDayKeys } from '../frame/keys/use-day-keys.ts';
import { latestAnswer } from '../frame/latest-answer.ts';
import { askOutdated, refetchAfresh } from '../frame/live/refetch-outdated.ts';
import { useLiveDay } from '../frame/live/use-live-day.ts';
import { WithoutConnection } from '../frame/live/without-connection.tsx';
import { LoadingOrFailed } from '../frame/loading-or-failed.tsx';
import { useDeskView } from '../frame/use-desk-view.ts';
import { DayOfMinutes, minuteOfDate } from '../frame/words/minute-text.ts';
import { Board } from './board/board.tsx';
import { CancelledFold } from './board/cancelled-fold.tsx';
import { ClockChange } from './board/clock-change.tsx';
import { Closures } from './board/closures-of-day.tsx';
import { DayList } from './board/day-list.tsx';
import { DuesOfDay, useDuesOfDay } from './board/dues-of-day.ts';
import { LoadingDay } from './board/loading-day.tsx';
import { useCancelled } from './board/use-cancelled.ts';
import { focusSession } from './board/use-roving.ts';
import { BookingSide } from './booking/booking-side.tsx';
import { writePlace } from './booking/start-in-address.ts';
import { useMoving } from './moving/use-moving.tsx';
import { SessionPanel } from './panel/session-panel.tsx';
import { UndoBar } from './panel/undo-bar.tsx';
import { useChanges } from './panel/use-changes.ts';
import { mayChange, stepsOf } from './panel/what-session-allows.ts';

export const meta = deskTitle(msg`Desk`);

const TasksNotice = lazyPart(
  async () => (await import('../money/tasks/tasks-notice.tsx')).TasksNotice,
);

const WhoWaits = lazyPart(async () => (await import('./waiting/who-waits.tsx')).WhoWaits);

/** The studio's day, as a board or a list, kept up to date while it is open. */
export default function DayPage() {
  const [{ date, location, view, session, book, pay }, look] = useDeskView();
  /** The session whose change form is open from the start. */
  const [changed, setChanged] = useState<{ id?: string; times: number }>({ times: 0 });
  const { keysOn } = useInFrame();
  const navigate = useNavigate();
  const { data: who } = useReadSignInQuery();
  const narrow = useNarrow();
  const query = useReadDayQuery({ date });
  const { isFetching, refetch } = query;
  const data = latestAnswer(query);
  const isThere = data !== undefined && (date === undefined || data.date === date);
  const cancelled = useCancelled(isThere ? data : undefined, session);
  // Payments too: a session's panel shows them.
  const line = useLiveDay(
    (each) => isFetching || each === data?.date,
    () =>
      Promise.all([
        refetchAfresh(refetch),
        cancelled.renew(),
        askOutdated(api.util.invalidateTags(['Till'])),
      ]),
  );
  const day = useMemo(() => (data ? partOf(data, location) : undefined), [data, location]);
  const dues = useDuesOfDay(data?.date);
  const nowMinute = Math.floor(minuteOfDate(data?.date, useServerNow(data?.now)));
  const open = useCallback((id: string) => look({ session: id }), [look]);
  const close = useCallback(() => {
    setChanged({ times: 0 });
    look({ session: null, pay: null }, { replace: true });
    if (!session) return;
    requestAnimationFrame(() => {
      // If N was pressed meanwhile, the typing goes there.
      if (document.activeElement?.role !== 'combobox') focusSession(session);
    });
  }, [look, session]);
  const opened = data?.bookings.find(({ id }) => id === session) ?? cancelled.named;
  const changes = useChanges();
  const { take, undo, taken } = changes;
  const moving = useMoving(data, line, changes);
  useDayKeys(keysOn && !(opened && pay === opened.id), {
    data,
    location,
    look,
    opened: opened?.id,
    close,
    wait: () => data && navigate(deskWaitPath(data.date, location)),
    step: (wanted) => {
      if (wanted === 'undo') return void undo();
      const touched = document.activeElement?.closest<HTMLElement>('[data-session]');
      const id = touched?.dataset.session ?? session;
      const meant = data?.bookings.find((each) => each.id === id);
      if (!meant) return;
      if (wanted === 'pay') {
        bufferKeys();
        return look({ session: meant.id, pay: meant.id });
      }
      if (wanted === 'rebook') return moving.rebook(meant);
      if (wanted !== 'move') {
        if (stepsOf(meant, nowMinute).includes(wanted)) void take(meant, wanted);
      } else if (mayChange(meant, nowMinute)) {
        if (view === 'board' && document.getElementById(`session-${meant.id}`))
          return moving.moveByKeys(meant);
        bufferKeys();
        setChanged(({ times }) => ({ id: meant.id, times: times + 1 }));
        open(meant.id);
      }
    },
  });
  useEffect(() => {
    // The panel closes when its session leaves the day (cancelled, moved away) or is unknown.
    const isGone = cancelled.isSought ? cancelled.isKnown && !isFetching : isThere;
    if (session && isGone && !opened) look({ session: null }, { replace: true });
  }, [session, isThere, isFetching, cancelled.isSought, cancelled.isKnown, opened, look]);

  const isCovered = narrow && (opened ?? book) !== undefined;
  return (
    <DayOfMinutes value={data?.date}>
      <DuesOfDay value={dues}>
        <DayBar day={data} date={date} line={line} location={location} view={view} look={look} />
        {day && <WithoutConnection line={line} />}
        <main className="relative flex min-h-0 grow">
          <h1 className="sr-only">
            <Trans>Desk</Trans>
            {data && ` · ${deskLongDay(data.date)}`}
          </h1>
          <div className="desk-scroll min-w-0 grow" inert={isCovered}>
            {day && <ClockChange date={day.date} />}
            {day && <Closures day={day} />}
            {day && who?.takes_online && <TasksNotice location={location} />}
            {day && <WhoWaits day={day} nowMinute={nowMinute} />}
            {!day && !query.error && <LoadingDay view={view} />}
            {!day && query.error && (
              <div className="p-4">
                <LoadingOrFailed of={query} failed={<Trans>The day could not be loaded.</Trans>} />
              </div>
            )}
            {day && view === 'board' && (
              <Board
                day={day}
                whole={data ?? day}
                moves={moving.moves}
                nowMinute={nowMinute}
                opened={opened?.id}
                onOpen={open}
                onPlace={(place) => {
                  if (book === undefined) bufferKeys();
                  look({ book: book ?? 'new', at: writePlace(place), session: null, pay: null });
                }}
                keysOn={keysOn}
              />
            )}
            {day && view === 'list' && (
              <DayList
                day={day}
                nowMinute={nowMinute}
                opened={opened?.id}
                onOpen={open}
                keysOn={keysOn}
              />
            )}
            {day && (
              <CancelledFold
                day={day}
                sessions={cancelled.sessions?.filter(
                  (each) => !location || each.location === location,
                )}
                query={{ error: cancelled.error, refetch: cancelled.renew }}
                unfolded={cancelled.unfolded}
                onFold={cancelled.fold}
                nowMinute={nowMinute}
                opened={opened?.id}
                onOpen={open}
                onUndo={(each) => void changes.takeBack(each)}
                busy={changes.busy}
              />
            )}
          </div>
          {opened && data && (
            <SessionPanel
              key={changed.id === opened.id ? `${opened.id} ${changed.times}` : opened.id}
              booking={opened}
              day={data}
              nowMinute={nowMinute}
              changes={changes}
              line={line}
              changesAtOnce={changed.id === opened.id}
              onRebook={() => moving.rebook(opened)}
              onMoved={({ date: to }) => to !== data.date && look({ date: to })}
              onClose={close}
            />
          )}
          {data && (
            <BookingSide
              day={data}
              line={line}
              isBehind={opened !== undefined}
              onBooked={(booking) => changes.booked(booking)}
            />
          )}
        </main>
        <UndoBar
          taken={taken}
          date={data?.date}
          onPay={(id) => look({ session: id, pay: id })}
          onUndo={() => void undo()}
          onClose={changes.putAway}
        />
        {moving.bars}
      </DuesOfDay>
    </DayOfMinutes>
  );
}

/** The day of one branch or all. */
function partOf(day: DeskDay, location: string | undefined): DeskDay {
  if (!location) return day;
  return {
    ...day,
    branches: day.branches.filter(({ code }) => code === location),
    bookings: day.bookings.filter((each) => each.location === location),
  };
}
