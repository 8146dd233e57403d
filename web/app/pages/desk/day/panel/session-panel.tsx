import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { TightPlaces } from '../../../../components/body/tight-places.tsx';
import { PhoneLink } from '../../../../components/phone-link.tsx';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { joinNames } from '../../../../lib/join-names.ts';
import { useReadDeskSessionQuery } from '../../../../state/api/calls/desk/day/session.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { Glyph } from '../../../../ui/glyph.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { clientPath } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { FirstVisit, HasHealthNotes } from '../../frame/marks/about-client.tsx';
import { IsComing } from '../../frame/marks/is-coming.tsx';
import { PaidOnline } from '../../frame/marks/paid-online.tsx';
import { UnpaidPackage } from '../../frame/marks/unpaid-package.tsx';
import { Wish } from '../../frame/marks/wish.tsx';
import { useDeskView } from '../../frame/use-desk-view.ts';
import { CannotBookOnline, NoteForTeam } from '../../frame/words/cannot-book-online.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { stateOf } from '../../frame/words/session-state.ts';
import { StateSign } from '../../frame/words/state-sign.tsx';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';
import { CancellationDetails } from './cancellation-details.tsx';
import { SessionActions, type SessionProps } from './session-actions.tsx';
import { SessionHistory } from './session-history.tsx';
import { SessionMoney } from './session-money.tsx';
import { SessionNotesPart } from './session-notes-part.tsx';

const HealthNotePart = lazyPart(
  async () => (await import('../../clients/notes/health-note.tsx')).HealthNotePart,
);

interface Props extends SessionProps {
  onClose: () => void;
}

/**
 * Everything about one session, beside the board; on a phone in place of it. While it is paid, only
 * what a payment needs.
 */
export function SessionPanel({ booking, day, nowMinute, onClose, ...rest }: Props) {
  const { t } = useLingui();
  const head = useRef<HTMLHeadingElement>(null);
  const { changesAtOnce, changes } = rest;
  useLayoutEffect(() => {
    if (!changesAtOnce) head.current?.focus();
  }, [changesAtOnce]);
  const { client } = booking;
  const therapist = day.therapists.find(({ id }) => id === booking.therapist_id)?.name;
  const [{ pay }] = useDeskView();
  const pays = pay === booking.id;
  return (
    <aside aria-label={t`Session`} className="desk-panel">
      <div className="flex items-start gap-2">
        <h2
          ref={head}
          tabIndex={-1}
          className="type-3 grow pt-2 [overflow-wrap:anywhere]"
          translate="no"
        >
          {client.first_name} {client.last_name}
        </h2>
        <DeskButton look="plain" onClick={onClose} aria-label={t`Close`}>
          <Glyph name="close" className="size-5" />
        </DeskButton>
      </div>
      {!pays && <AboutClient booking={booking} />}
      <dl className="mt-2 grid gap-2.5">
        {pays ? (
          <WhenAndWhat booking={booking} date={day.date} />
        ) : (
          <Facts booking={booking} day={day} therapist={therapist} nowMinute={nowMinute} />
        )}
      </dl>
      {!pays && <SessionActions booking={booking} day={day} nowMinute={nowMinute} {...rest} />}
      <SessionMoney booking={booking} therapist={therapist} />
      {!pays && (
        <>
          <SessionNotesPart id={booking.id} />
          <SessionHistory
            id={booking.id}
            busy={changes.busy}
            onMoveBack={() => changes.takeBack(booking, 'undoMove')}
          />
        </>
      )}
    </aside>
  );
}

interface FactsProps extends Pick<SessionProps, 'booking' | 'day' | 'nowMinute'> {
  /** Their name; undefined if the day does not have it. */
  therapist: string | undefined;
}

function Facts({ booking, day, therapist, nowMinute }: FactsProps) {
  const { resources } = booking;
  const branch = day.branches.find(({ code }) => code === booking.location)?.name;
  return (
    <>
      <Fact name={<Trans>State</Trans>}>
        <StateSign state={stateOf(booking, nowMinute)} />
        <IsComing of={booking} />
        {booking.cancelled && <CancellationDetails how={booking.cancelled} />}
        <Wish of={booking} />
      </Fact>
      <WhenAndWhat booking={booking} date={day.date} />
      {booking.tight_places.length > 0 && (
        <Fact name={<Trans>Feels tight</Trans>}>
          <TightPlaces places={booking.tight_places} />
        </Fact>
      )}
      <Fact name={<Trans>With</Trans>}>
        <TherapistName name={therapist ?? ''} />
        <span className="text-muted">
          <Dot />
          {branch}
        </span>
      </Fact>
      {resources.length > 0 && (
        <Fact name={<Trans>Room, devices</Trans>}>
          {joinNames(resources.map(({ name }) => name))}
        </Fact>
      )}
      <Fact name={<Trans>Price</Trans>}>
        <Price booking={booking} />
      </Fact>
    </>
  );
}

function WhenAndWhat({ booking, date }: { booking: DayBooking; date: string }) {
  return (
    <>
      <Fact name={<Trans>Time</Trans>}>
        <strong>
          <TimeSpan from={booking.from_minute} to={booking.to_minute} />
        </strong>{' '}
        <span className="text-muted">{deskDay(date)}</span>
      </Fact>
      <Fact name={<Trans>Session</Trans>}>
        {booking.services.map(({ service_id, service_name, minutes }) => (
          <span key={service_id} className="block">
            <bdi>{service_name}</bdi>
            <Dot />
            <Plural value={minutes} one="# min" other="# min" />
          </span>
        ))}
      </Fact>
    </>
  );
}

/** How to reach the client, and what the team has to know about them. */
function AboutClient({ booking: { id, client } }: { booking: DayBooking }) {
  const { currentData } = useReadDeskSessionQuery({ id });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PhoneLink phone={client.phone} className="link inline-flex min-h-11 items-center" />
        <Link to={clientPath(client.id)} className="link inline-flex min-h-11 items-center">
          <Trans>Open client</Trans>
        </Link>
        {client.first_visit && <FirstVisit />}
        {client.health_notes && <HasHealthNotes />}
      </p>
      <CannotBookOnline reason={currentData?.blocked_reason ?? null} />
      <NoteForTeam note={currentData?.desk_note ?? null} />
      {client.health_notes && (
        <div className="mt-2">
          <HealthNotePart key={id} bookingId={id} />
        </div>
      )}
    </>
  );
}

function Price({ booking }: { booking: DayBooking }) {
  const { price, package: from } = booking;
  const minutesLeft = useMinutesLeft();
  if (!from) {
    return (
      <>
        {deskAmount(price)}
        <span className="block">
          <PaidOnline of={booking} />
        </span>
      </>
    );
  }
  const { name, minutes, balance_minutes: left, cap_left: capped, expires_on } = from;
  return (
    <>
      <span className="block">
        <bdi>{name}</bdi>
        <Dot />
        <Plural value={minutes} one="# min" other="# min" />
      </span>
      <UnpaidPackage of={from} />
      <PaidOnline of={booking} />
      {left !== null && (
        <span className="block text-muted">{minutesLeft(capped ?? left, left)}</span>
      )}
      {expires_on && (
        <span className="block text-muted">
          <Trans>until {deskDay(expires_on)}</Trans>
        </span>
      )}
      {price > 0 && <span className="block text-muted">{deskAmount(price)}</span>}
    </>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
      <dt className="text-sm leading-6 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
