import type { WaitlistEntry } from '@limber/contract/waiting-list.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { DayAndTime } from '../../../components/day-and-time.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { formatDayWithWeekday, timeOfInstant } from '../../../lib/dates.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { offerPath, paths } from '../../../paths.ts';
import {
  useLeaveWaitlistMutation,
  useListWaitlistQuery,
} from '../../../state/api/calls/waiting-list.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Dot } from '../../../ui/dot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';

/** What the client waits for, each with the time that is held for them now; nothing without any. */
export function WaitingSection() {
  const { data, isError, isFetching, refetch } = useListWaitlistQuery();
  if (isError && !data) {
    return (
      <ErrorState
        title={<Trans>We could not load what you wait for.</Trans>}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section id="waiting" aria-labelledby="waiting-heading" className="grid gap-5">
      <h2 id="waiting-heading" className="display text-3xl">
        <Trans>Waiting list</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: WaitlistEntry }) {
  const { t } = useLingui();
  const now = useServerNow();
  const [leave, { isLoading, error }] = useLeaveWaitlistMutation();
  const said = useFailureText(error && readFailure(error));
  const { offer } = entry;
  const isHeld = offer !== null && new Date(offer.expires_at).getTime() > now;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5 shadow-card">
      <h3 className="flex items-start gap-2.5 text-lg font-bold">
        <BellRing aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
        {joinNames(entry.services.map(({ name }) => name))}
      </h3>
      <p>
        {formatDayWithWeekday(entry.from)}
        {entry.to !== entry.from && (
          <>
            {' '}
            <Trans>until {formatDayWithWeekday(entry.to)}</Trans>
          </>
        )}
      </p>
      <p className="grow text-muted">
        <Trans>{entry.total_duration} min</Trans>
        <Dot />
        {entry.times === null
          ? t`At any time`
          : entry.times.map(({ from, to }, nth) => (
              <bdi key={from} dir="ltr" className="tabular-nums">
                {nth > 0 && ', '}
                {from}–{to}
              </bdi>
            ))}
        <Dot />
        {entry.mode === 'book' ? (
          <Trans>We book it for you</Trans>
        ) : (
          <Trans>We ask you first</Trans>
        )}
      </p>
      {!entry.can_be_told && (
        <Notice>
          <Trans>
            No message reaches you, so nothing is offered. Please say in your{' '}
            <Link to={paths.settings} className="underline">
              settings
            </Link>{' '}
            how we can.
          </Trans>
        </Notice>
      )}
      {offer && isHeld && (
        <div className="grid gap-3 rounded-control bg-tint p-4">
          <p className="font-semibold">
            <DayAndTime day={formatDayWithWeekday(offer.date)} time={offer.time} />
          </p>
          <p className="text-sm">
            <Trans>Held for you until {timeOfInstant(offer.expires_at)}</Trans>
          </p>
          <Link
            to={offerPath(offer.key)}
            className={buttonClasses('primary', 'justify-self-start')}
          >
            <Trans>See the offer</Trans>
          </Link>
        </div>
      )}
      <ErrorNotice>
        {error !== undefined &&
          (said.detail ?? t`We could not take you off the waiting list. Please try again.`)}
      </ErrorNotice>
      <Button
        tone="secondary"
        className="self-start"
        busy={isLoading}
        onClick={() => void leave({ id: entry.id })}
      >
        <Trans>Stop waiting</Trans>
      </Button>
    </li>
  );
}
