import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { SessionDue } from '@limber/contract/desk/day/dues.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { joinNames } from '../../../../lib/join-names.ts';
import { useReadDayQuery } from '../../../../state/api/calls/desk/day/day.ts';
import { useListDuesOfDayQuery } from '../../../../state/api/calls/desk/day/dues.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { latestAnswer } from '../../frame/latest-answer.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskLongDay } from '../../frame/words/desk-dates.ts';
import './day-sheet.css';
import { Dot } from '../../../../ui/dot.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { DayInput } from '../../frame/fields/day-input.tsx';
import { PaidOnline } from '../../frame/marks/paid-online.tsx';
import { UnpaidPackage } from '../../frame/marks/unpaid-package.tsx';
import { isAwayFor } from '../../frame/words/away-words.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { DayOfMinutes } from '../../frame/words/minute-text.ts';
import { TimeSpan, TimeSpans } from '../../frame/words/time-span.tsx';
import { ClockChange } from '../board/clock-change.tsx';

export const meta = deskTitle(msg`Day sheet`);

/**
 * The day on paper, for when the power or the network is down: a table per branch, with room to
 * write.
 */
export default function DaySheetPage() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const day = useReadDayQuery({ date: query.get('date') ?? undefined });
  const data = latestAnswer(day);
  const { currentData: dues, ...money } = useListDuesOfDayQuery(
    data ? { date: data.date } : skipToken,
  );
  return (
    <DeskPage
      title={
        <>
          <Trans>Day sheet</Trans>
          {data && ` · ${deskLongDay(data.date)}`}
        </>
      }
      actions={
        <>
          <DayInput
            aria-label={t`Date`}
            value={data?.date ?? ''}
            onChange={(event) =>
              event.target.value && setQuery({ date: event.target.value }, { replace: true })
            }
          />
          <DeskButton
            look="main"
            disabled={!data || !dues}
            onClick={() => window.print()}
            className="print:hidden"
          >
            <Trans>Print</Trans>
          </DeskButton>
        </>
      }
    >
      {(!data || !dues) && (
        <LoadingOrFailed of={[day, money]} failed={<Trans>The day could not be loaded.</Trans>} />
      )}
      {data && dues && (
        <DayOfMinutes value={data.date}>
          <ClockChange date={data.date} />
          <div className="day-sheet grid gap-5 print:block">
            {data.branches.map(({ code, name }) => (
              <BranchSheet key={code} day={data} dues={dues} code={code} name={name} />
            ))}
          </div>
        </DayOfMinutes>
      )}
    </DeskPage>
  );
}

interface SheetProps {
  day: DeskDay;
  dues: readonly SessionDue[];
  code: string;
  name: string;
}

function BranchSheet({ day, dues, code, name }: SheetProps) {
  const sessions = day.bookings.filter(
    ({ location, status }) => location === code && status !== 'no_show',
  );
  const nameOf = new Map(day.therapists.map((each) => [each.id, each.name]));
  const dueOf = new Map(dues.map((each) => [each.booking_id, each.due]));
  return (
    <section
      aria-labelledby={`sheet-${code}`}
      className="min-w-0 print:not-first:break-before-page"
    >
      <h2 id={`sheet-${code}`} className="type-3 mb-2">
        <bdi>{name}</bdi>
        <Dot />
        <Plural value={sessions.length} one="# session" other="# sessions" />
      </h2>
      <OnShift day={day} code={code} />
      {sessions.length === 0 ? (
        <p className="text-muted">
          <Trans>No sessions on this day.</Trans>
        </p>
      ) : (
        <DeskTable
          name={{ labelledBy: `sheet-${code}` }}
          columns={[
            { word: <Trans>Time</Trans> },
            { word: <Trans>Client</Trans> },
            { word: <Trans>Telephone</Trans> },
            { word: <Trans>Session</Trans> },
            { word: <Trans>With</Trans> },
            { word: <Trans>Room, devices</Trans> },
            { word: <Trans>To pay</Trans> },
            { word: <Trans>Here</Trans> },
          ]}
          rows={sessions.map((each) => ({
            key: each.id,
            cells: [
              <TimeSpan key="time" from={each.from_minute} to={each.to_minute} />,
              <strong key="client" translate="no" className="font-semibold">
                {each.client.first_name} {each.client.last_name}
              </strong>,
              each.client.phone && (
                <bdi key="phone" dir="ltr" translate="no">
                  {each.client.phone}
                </bdi>
              ),
              joinNames(each.services.map(({ service_name }) => service_name)),
              <TherapistName key="with" name={nameOf.get(each.therapist_id) ?? ''} />,
              joinNames(each.resources.map((resource) => resource.name)),
              (each.package || dueOf.has(each.id)) && (
                <ToPay key="pay" booking={each} due={dueOf.get(each.id)} />
              ),
              <span
                key="here"
                aria-hidden="true"
                className="block size-5 rounded border border-line print:size-4"
              />,
            ],
          }))}
        />
      )}
    </section>
  );
}

/**
 * Therapists on shift at a branch with their hours and absences; an absence from the whole shift
 * has no times.
 */
export function OnShift({ day, code }: { day: Pick<DeskDay, 'therapists'>; code: string }) {
  const working = day.therapists.flatMap(({ shifts, ...each }) => {
    const here = shifts.filter(({ location }) => location === code);
    return here.length > 0 ? [{ ...each, here }] : [];
  });
  if (working.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 print:mb-2 print:gap-x-4">
      {working.map(({ id, name, here, off }) => (
        <li key={id}>
          <span className="font-semibold">
            <TherapistName name={name} />
          </span>{' '}
          <TimeSpans spans={here} />
          {off.length > 0 && (
            <span className="text-muted">
              {' '}
              (<Trans>away</Trans>
              {!isAwayFor(here, off) && (
                <>
                  {' '}
                  <TimeSpans spans={off} />
                </>
              )}
              )
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How a session is paid; without `due` it has no price of its own. */
function ToPay({
  booking,
  due,
}: {
  booking: DeskDay['bookings'][number];
  due: number | undefined;
}) {
  if (due === undefined) return booking.package && <Trans>Package</Trans>;
  if (due <= 0) return booking.paid_online > 0 ? <Trans>Paid online</Trans> : <Trans>Paid</Trans>;
  return (
    <>
      <strong className="whitespace-nowrap">{deskAmount(due)}</strong>
      <span className="block text-sm">
        <PaidOnline of={booking} />
      </span>
      {booking.package?.unpaid && (
        <span className="block text-sm">
          <UnpaidPackage of={booking.package} />
        </span>
      )}
    </>
  );
}
