import type { FreeHour, FreeHours, SuitedClient } from '@limber/contract/desk/day/free-hours.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { minuteOfDay } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { deskBookPath } from '../../../../paths.ts';
import { useListFreeHoursQuery } from '../../../../state/api/calls/desk/day/free-hours.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { clientPath, nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskLongDay } from '../../frame/words/desk-dates.ts';
import { TherapistLine } from '../../frame/words/therapist-line.tsx';
import { useBranch } from '../../money/till/page/use-branch.ts';
import { PageOfBranch } from '../../money/till/page-of-branch.tsx';
import { useOfferHour } from './use-offer-hour.ts';
import { WhyItSuits } from './why-it-suits.tsx';
import './free-hours.css';

export const meta = deskTitle(msg`Free hours`);

/** The free hours of today and tomorrow at a branch, with the clients whom each would suit. */
export default function FreeHoursPage() {
  const at = useBranch();
  const { location } = at;
  const list = useListFreeHoursQuery({ location: location ?? '' }, { skip: !location });
  const { currentData: found } = list;
  return (
    <PageOfBranch at={at} title={<Trans>Free hours</Trans>}>
      {!found && (
        <LoadingOrFailed of={list} failed={<Trans>The free hours could not be loaded.</Trans>} />
      )}
      {found && location && (
        <>
          <WhatCameOfIt {...found} />
          {found.hours.length === 0 && (
            <EmptyState title={<Trans>Today and tomorrow are full.</Trans>} />
          )}
          {[...Map.groupBy(found.hours, ({ date }) => date)].map(([date, hours]) => (
            <Day key={date} date={date} hours={hours} location={location} />
          ))}
        </>
      )}
    </PageOfBranch>
  );
}

function WhatCameOfIt({ this_month: now, last_month: before, offers_a_month: most }: FreeHours) {
  return (
    <p className="max-w-prose text-muted">
      {most === 0 ? (
        <Trans>The studio offers no free hours. A manager sets how often under Settings.</Trans>
      ) : (
        <Trans>
          A client is offered a free hour at most{' '}
          <Plural value={most} _1="once" _2="twice" other="# times" /> a month.
        </Trans>
      )}{' '}
      {now.offered > 0 && (
        <Trans>
          This month: <Plural value={now.offered} one="# offer" other="# offers" />, {now.booked}{' '}
          booked.
        </Trans>
      )}{' '}
      {before.offered > 0 && (
        <Trans>
          Last month: <Plural value={before.offered} one="# offer" other="# offers" />,{' '}
          {before.booked} booked.
        </Trans>
      )}
    </p>
  );
}

interface DayProps {
  date: string;
  hours: readonly FreeHour[];
  location: string;
}

function Day({ date, hours, location }: DayProps) {
  const suiting = hours.filter(({ clients }) => clients.length > 0);
  const others = hours.filter(({ clients }) => clients.length === 0);
  return (
    <section aria-labelledby={`free-${date}`} className="grid gap-3">
      <h2 id={`free-${date}`} className="type-3">
        {deskLongDay(date)}
      </h2>
      {suiting.map((hour) => (
        <Hour key={`${hour.therapist_id} ${hour.from}`} hour={hour} location={location} />
      ))}
      {others.length > 0 && (
        <div className="free-others">
          <p className="text-sm text-muted">
            {suiting.length === 0 ? (
              <Trans>Free, with nobody to suggest:</Trans>
            ) : (
              <Trans>Also free:</Trans>
            )}
          </p>
          <dl>
            {[...Map.groupBy(others, (each) => each.therapist_id)].map(([therapist, theirs]) => (
              <OtherHours key={therapist} hours={theirs} location={location} />
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

/** Free hours of one therapist that suit nobody in particular; each leads to booking it. */
function OtherHours({ hours, location }: Pick<DayProps, 'hours' | 'location'>) {
  return (
    <div className="free-of-therapist">
      <dt>
        <TherapistLine name={hours[0]?.therapist_name} />
      </dt>
      <dd>
        {hours.map((hour) => (
          <Link key={hour.from} to={bookAt(hour, hour.from, location)} className="free-other">
            <bdi dir="ltr">
              {hour.from}–{hour.to}
            </bdi>
          </Link>
        ))}
      </dd>
    </div>
  );
}

function Hour({ hour, location }: { hour: FreeHour; location: string }) {
  return (
    <article className="free-hour">
      <h3 className="free-hour-head">
        <bdi dir="ltr" className="free-hour-time">
          {hour.from}–{hour.to}
        </bdi>
        <span className="min-w-0">
          <TherapistLine name={hour.therapist_name} />
          <span className="block text-sm font-normal text-muted">
            <Trans>{hour.minutes} min free</Trans>
          </span>
        </span>
      </h3>
      <ul className="free-clients">
        {hour.clients.map((suited) => (
          <Suited key={suited.client.id} {...{ hour, suited, location }} />
        ))}
      </ul>
    </article>
  );
}

interface SuitedProps {
  hour: FreeHour;
  suited: SuitedClient;
  location: string;
}

function Suited({ hour, suited, location }: SuitedProps) {
  const { t } = useLingui();
  const { send, isLoading } = useOfferHour(location, hour, suited);
  const { client, services, total_duration: minutes, time, text, language } = suited;
  const name = nameOf(client);
  return (
    <li className="free-client">
      <div className="min-w-0">
        <Link to={clientPath(client.id)} className="free-client-name link">
          <bdi translate="no">{name}</bdi>
        </Link>
        <p className="text-sm">
          <WhyItSuits hour={hour} reason={suited.reason} />
        </p>
        <p className="text-sm text-muted">
          <bdi dir="ltr" className="tabular-nums">
            {time}
          </bdi>
          <Dot />
          <bdi>{joinNames(services.map((each) => each.name))}</bdi>
          <Dot />
          <Trans>{minutes} min</Trans>
        </p>
        <details className="free-text">
          <summary>
            <Trans>Read the text</Trans>
          </summary>
          <p lang={language} dir="auto">
            {text}
          </p>
        </details>
      </div>
      <div className="free-ways">
        {suited.phone_number && (
          <DeskButton
            look="main"
            disabled={isLoading}
            aria-label={t`Offer by WhatsApp: ${name}`}
            onClick={() => void send('whatsapp')}
          >
            <Trans>WhatsApp</Trans>
          </DeskButton>
        )}
        {suited.email && (
          <DeskButton
            look={suited.phone_number ? undefined : 'main'}
            disabled={isLoading}
            aria-label={t`Offer by mail: ${name}`}
            onClick={() => void send('mail')}
          >
            <Trans>Mail</Trans>
          </DeskButton>
        )}
        <Link
          to={bookAt(hour, time, location, client.id)}
          aria-label={t`Book for ${name}`}
          className="desk-tool"
        >
          <Trans>Book</Trans>
        </Link>
      </div>
    </li>
  );
}

/** The board with the form of a new session at a time of a free hour. */
function bookAt(hour: FreeHour, time: string, location: string, clientId?: number): string {
  const { date, therapist_id: therapistId } = hour;
  return deskBookPath({ date, location, therapistId, minute: minuteOfDay(time), clientId });
}
