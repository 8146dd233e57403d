import type { Offer } from '@limber/contract/waiting-list.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { DayAndTime, StudioClockLine } from '../../components/day-and-time.tsx';
import { useFailureText } from '../../components/use-failure-text.ts';
import { useServerNow } from '../../components/use-server-now.ts';
import { dayOfInstant, formatDay, formatDayWithWeekday, timeOfInstant } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { joinNames } from '../../lib/join-names.ts';
import { paths } from '../../paths.ts';
import {
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useReadOfferQuery,
} from '../../state/api/calls/waiting-list.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { LoadingOrError, SkeletonCard } from '../../ui/skeleton.tsx';

export function meta() {
  return [{ title: t`A time for you` }, { name: 'robots', content: 'noindex' }];
}

/** Opened by the link of a mail: a time that came free, which one press books. */
export default function OfferPage() {
  const { t } = useLingui();
  const { key = '' } = useParams();
  const query = useReadOfferQuery({ key });
  const { currentData, error, isError } = query;
  const isUnknown = isError && readFailure(error).status === 404;
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-center py-12">
      <div className="w-full max-w-xl" aria-live="polite">
        {currentData && !isUnknown ? (
          <OfferCard offerKey={key} offer={currentData} />
        ) : isUnknown ? (
          <Over icon={<Clock />} title={<Trans>We do not know this offer</Trans>}>
            <Trans>Please open the link of the latest mail again.</Trans>
          </Over>
        ) : (
          <LoadingOrError
            of={query}
            failed={<Trans>We could not load this offer.</Trans>}
            label={t`Loading the offer...`}
          >
            <SkeletonCard lines={4} />
          </LoadingOrError>
        )}
      </div>
    </div>
  );
}

function OfferCard({ offerKey: key, offer }: { offerKey: string; offer: Offer }) {
  const { t } = useLingui();
  const now = useServerNow();
  const [failure, setFailure] = useState<CallFailure>();
  const said = useFailureText(failure);
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const isOver = offer.status !== 'open' || new Date(offer.expires_at).getTime() <= now;
  if (offer.status === 'booked') return <Booked offer={offer} />;
  if (isOver) return <OverOffer offer={offer} />;

  async function book() {
    setFailure(undefined);
    const answer = await accept({ key });
    if (answer.error) setFailure(readFailure(answer.error));
    else if ('payment' in answer.data) window.location.assign(answer.data.payment.url);
  }

  async function letGo() {
    setFailure(undefined);
    const answer = await decline({ key });
    if (answer.error) setFailure(readFailure(answer.error));
  }

  return (
    <Card className="grid gap-6">
      <Sign icon={<BellRing />} />
      <h1 className="display text-4xl sm:text-5xl">
        <Trans>A time has come free</Trans>
      </h1>
      <Facts offer={offer} />
      <p className="font-semibold">
        <Trans>
          Held for you until {timeOfInstant(offer.expires_at)},{' '}
          {formatDay(dayOfInstant(offer.expires_at))}
        </Trans>
      </p>
      <ErrorNotice>
        {failure && (said.detail ?? t`We could not book this time. Please try again.`)}
      </ErrorNotice>
      <div className="flex flex-wrap gap-3">
        <Button busy={accepting.isLoading} onClick={() => void book()}>
          <Trans>Book this time</Trans>
        </Button>
        <Button tone="secondary" busy={declining.isLoading} onClick={() => void letGo()}>
          <Trans>It does not suit me</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const until = offer.free_until;
  return (
    <div className="grid gap-1.5">
      <p className="text-xl font-bold">
        <DayAndTime day={formatDayWithWeekday(offer.date)} time={offer.time} />
      </p>
      <p>{joinNames(offer.services)}</p>
      <p className="text-muted">
        <Trans>
          {offer.total_duration} min with <bdi translate="no">{offer.therapist_name}</bdi>
        </Trans>
      </p>
      <p className="text-muted">{offer.location_name}</p>
      <p>
        {offer.total_price > 0 ? (
          formatAmount(offer.total_price)
        ) : (
          <Trans>Paid from your package</Trans>
        )}
      </p>
      <p className="text-sm text-muted">
        <Trans>
          You can cancel it free of charge until {timeOfInstant(until)},{' '}
          {formatDay(dayOfInstant(until))}.
        </Trans>
      </p>
      <StudioClockLine />
    </div>
  );
}

function Booked({ offer }: { offer: Offer }) {
  return (
    <Card className="grid gap-6">
      <Sign icon={<CircleCheck />} />
      <h1 className="display text-4xl sm:text-5xl">
        <Trans>It is booked</Trans>
      </h1>
      <Facts offer={offer} />
      <Link to={paths.profile} className={buttonClasses('primary', 'justify-self-start')}>
        <Trans>See your appointments</Trans>
      </Link>
    </Card>
  );
}

function OverOffer({ offer }: { offer: Offer }) {
  if (offer.status === 'declined') {
    return (
      <Over icon={<BellRing />} title={<Trans>You let this time go</Trans>}>
        <Trans>You stay on the waiting list, and we offer you the next one that fits.</Trans>
      </Over>
    );
  }
  return (
    <Over icon={<Clock />} title={<Trans>This offer is over</Trans>}>
      <Trans>The time went to the next. You stay on the waiting list while its days last.</Trans>
    </Over>
  );
}

function Over({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Link to={`${paths.profile}#waiting`} className={buttonClasses('secondary')}>
          <Trans>See what you wait for</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}

function Sign({ icon }: { icon: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 place-items-center rounded-full bg-tint text-primary [&_svg]:size-7"
    >
      {icon}
    </span>
  );
}
