import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { useStudioToday } from '../../../../components/use-server-clock.ts';
import { addDays, timeOfInstant } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { deskReportPath, paths } from '../../../../paths.ts';
import { useReadDayQuery } from '../../../../state/api/calls/desk/day/day.ts';
import {
  useListDrawersQuery,
  useReadDayReportQuery,
} from '../../../../state/api/calls/desk/money/drawers.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { clientPath, nameOf } from '../../frame/client-path.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskLongDay } from '../../frame/words/desk-dates.ts';
import { methodWords } from '../till/method-choice.tsx';
import { useBranch } from '../till/page/use-branch.ts';
import { PageOfBranch } from '../till/page-of-branch.tsx';
import { inOrder, type Why, whomToWriteTo } from './whom-to-write-to.ts';
import '../till/till.css';
import './evening.css';

export const meta = deskTitle(msg`Evening`);

/** The end of a branch's day: what came in, who is first tomorrow, and whom to write to. */
export default function EveningPage() {
  const at = useBranch();
  const { location } = at;
  const today = useStudioToday();
  const days = location && today ? { location, date: today } : skipToken;
  const tomorrow = location && today ? { location, date: addDays(today, 1) } : skipToken;
  const now = useReadDayQuery(days);
  const next = useReadDayQuery(tomorrow);
  const { currentData: day } = now;
  const { currentData: morning } = next;
  return (
    <PageOfBranch at={at} title={<Trans>Evening</Trans>}>
      {(!day || !morning) && (
        <LoadingOrFailed of={[now, next]} failed={<Trans>The day could not be loaded.</Trans>} />
      )}
      {location && today && day && morning && (
        <>
          <Sky day={day} />
          <div className="evening-grid">
            <CameIn key={location} location={location} today={today} />
            <FirstTomorrow morning={morning} />
            <ToWrite today={day.bookings} tomorrow={morning.bookings} />
          </div>
        </>
      )}
    </PageOfBranch>
  );
}

/** The sky of the evening, with the day in a sentence. */
function Sky({ day }: { day: DeskDay }) {
  const held = day.bookings.filter(
    ({ status }) => status === 'completed' || status === 'check_in',
  ).length;
  const left = day.bookings.filter(({ status }) => status === 'booked').length;
  return (
    <section className="evening-sky" aria-labelledby="evening-day">
      <h2 id="evening-day" className="type-2">
        {left === 0 ? <Trans>The day is done.</Trans> : <Trans>The day is nearly done.</Trans>}
      </h2>
      <p>
        {deskLongDay(day.date)}
        <Dot />
        <Plural value={held} one="# session held" other="# sessions held" />
        {left > 0 && (
          <>
            <Dot />
            <Plural value={left} one="# is still to come" other="# are still to come" />
          </>
        )}
      </p>
    </section>
  );
}

/** What the latest drawer of the day took, by method. */
function CameIn({ location, today }: { location: string; today: string }) {
  const { t } = useLingui();
  const drawers = useListDrawersQuery({ location, limit: 20, offset: 0 });
  const latest = drawers.data?.results.find(({ kind, day }) => kind !== 'online' && day === today);
  const report = useReadDayReportQuery(latest ? { id: latest.id, location } : skipToken);
  const { currentData: data } = report;
  const came = (data?.methods ?? [])
    .filter(({ method }) => method !== 'credit' && method !== 'gift_card' && method !== 'online')
    .map(({ method, taken, given_back }) => ({
      method,
      minor: minorOf(taken) - minorOf(given_back),
    }));
  return (
    <section aria-labelledby="evening-came" className="till-box">
      <h2 id="evening-came" className="type-3">
        <Trans>What came in</Trans>
      </h2>
      {(!drawers.data || (latest && !data)) && (
        <LoadingOrFailed
          of={[drawers, report]}
          failed={<Trans>The drawer could not be loaded.</Trans>}
        />
      )}
      {drawers.data && !latest && (
        <p className="text-muted">
          <Trans>No drawer was open today.</Trans>
        </p>
      )}
      {latest && data && (
        <>
          <p className="type-2 tabular-nums">
            {deskAmount(amountOf(came.reduce((sum, { minor }) => sum + minor, 0)))}
          </p>
          <dl className="grid">
            {came
              .filter(({ minor }) => minor !== 0)
              .map(({ method, minor }) => (
                <div key={method} className="flex min-h-9 justify-between gap-3">
                  <dt className="text-muted">{t(methodWords[method])}</dt>
                  <dd className="tabular-nums">{deskAmount(amountOf(minor))}</dd>
                </div>
              ))}
          </dl>
          {latest.closed_at === null ? (
            <Link
              to={`${paths.deskDrawer}?location=${encodeURIComponent(location)}`}
              className="link"
            >
              <Trans>The drawer is still open: count and close it</Trans>
            </Link>
          ) : (
            <Link to={deskReportPath(latest.id, location)} className="link">
              <Trans>Day report</Trans>
            </Link>
          )}
        </>
      )}
    </section>
  );
}

/** The first session of tomorrow, and how many come. */
function FirstTomorrow({ morning }: { morning: DeskDay }) {
  const booked = inOrder(morning.bookings.filter(({ status }) => status === 'booked'));
  const [first] = booked;
  const therapist = morning.therapists.find(({ id }) => id === first?.therapist_id);
  return (
    <section aria-labelledby="evening-first" className="till-box">
      <h2 id="evening-first" className="type-3">
        <Trans>First tomorrow</Trans>
      </h2>
      {first ? (
        <>
          <p className="type-2">
            <bdi dir="ltr">{timeOfInstant(first.starts_at)}</bdi>
          </p>
          <p>
            <Link to={clientPath(first.client.id)} className="link font-semibold">
              <bdi translate="no">{nameOf(first.client)}</bdi>
            </Link>
            <Dot />
            <bdi>{joinNames(first.services.map((each) => each.service_name))}</bdi>
            {therapist && (
              <>
                <Dot />
                <TherapistName name={therapist.name} />
              </>
            )}
          </p>
          <p className="text-muted">
            <Plural
              value={booked.length}
              one="# session is booked for tomorrow."
              other="# sessions are booked for tomorrow."
            />
          </p>
        </>
      ) : (
        <p className="text-muted">
          <Trans>Nothing is booked for tomorrow yet.</Trans>
        </p>
      )}
      <Link to={`${paths.desk}?date=${morning.date}`} className="link">
        <Trans>See tomorrow</Trans>
      </Link>
    </section>
  );
}

const whyWords: Readonly<Record<Why, MessageDescriptor>> = {
  missed: msg`Missed today`,
  first_visit: msg`First visit tomorrow`,
  no_answer: msg`No answer to the reminder`,
};

/** As many as are written to before going home. */
const MOST = 8;

/** Clients whom a line would do good; their pages have the ways to write to them. */
function ToWrite(days: { today: readonly DayBooking[]; tomorrow: readonly DayBooking[] }) {
  const { t } = useLingui();
  const all = whomToWriteTo(days.today, days.tomorrow);
  return (
    <section aria-labelledby="evening-write" className="till-box">
      <h2 id="evening-write" className="type-3">
        <Trans>Who to write to</Trans>
      </h2>
      {all.length === 0 && (
        <p className="text-muted">
          <Trans>Nobody waits for a word from you.</Trans>
        </p>
      )}
      {all.length > 0 && (
        <ul className="till-rows">
          {all.slice(0, MOST).map(({ session, why }) => (
            <li key={session.id}>
              <Link to={clientPath(session.client.id)} className="till-row">
                <span className="min-w-0 grow">
                  <span className="block font-semibold">
                    <bdi translate="no">{nameOf(session.client)}</bdi>
                  </span>
                  <span className="block text-sm text-muted">{t(whyWords[why])}</span>
                </span>
                <bdi dir="ltr" className="text-sm text-muted">
                  {timeOfInstant(session.starts_at)}
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {all.length > MOST && (
        <p className="text-sm text-muted">
          <Plural value={all.length - MOST} one="# more" other="# more" />
        </p>
      )}
      <Link to={paths.deskFreeHours} className="link">
        <Trans>Who might like tomorrow’s free hours</Trans>
      </Link>
    </section>
  );
}
