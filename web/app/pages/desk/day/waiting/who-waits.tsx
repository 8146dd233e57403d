import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { joinNames } from '../../../../lib/join-names.ts';
import { deskWaitPath } from '../../../../paths.ts';
import { useListWaitingQuery } from '../../../../state/api/calls/desk/day/waiting.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { clientPath } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { TherapistLine } from '../../frame/words/therapist-line.tsx';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { pollEveryMinute } from '../../money/till/page/poll-every-minute.ts';
import { type GapAndWaiting, gapsForWaiting } from './who-waits-beside-gaps.ts';

interface Props {
  /** The part of the day on screen. */
  day: DeskDay;
  nowMinute: number;
}

/** Above the board or list: each free stretch of the day with who waits for such a time. */
export function WhoWaits({ day, nowMinute }: Props) {
  return day.branches.map(({ code, name }) => (
    <OfBranch
      key={code}
      day={day}
      location={code}
      branch={day.branches.length > 1 ? name : undefined}
      nowMinute={nowMinute}
    />
  ));
}

function OfBranch({
  day,
  location,
  branch,
  nowMinute,
}: Props & { location: string; branch: string | undefined }) {
  const { t } = useLingui();
  const [unfolded, setUnfolded] = useState(false);
  const { currentData: waiting = [] } = useListWaitingQuery(
    { location, date: day.date },
    pollEveryMinute,
  );
  if (waiting.length === 0) return null;
  const here = { ...day, branches: day.branches.filter(({ code }) => code === location) };
  const gaps = gapsForWaiting(here, nowMinute, () => waiting);
  return (
    <section className="sticky start-0 border-b border-hairline px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <DeskButton aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {branch !== undefined && (
            <>
              {branch}
              <Dot />
            </>
          )}
          <Plural value={waiting.length} one="# client waits" other="# clients wait" />
          <Dot />
          <Plural value={gaps.length} one="# free time suits" other="# free times suit" />
        </DeskButton>
        <Link to={deskWaitPath(day.date, location)} className="desk-tool">
          <Trans>Waiting list</Trans>
        </Link>
      </div>
      {unfolded && gaps.length > 0 && (
        <ul aria-label={t`Free times and who waits`} className="max-w-3xl divide-y divide-hairline">
          {gaps.map((gap) => (
            <Gap key={gap.key} gap={gap} />
          ))}
        </ul>
      )}
      {unfolded && gaps.length === 0 && (
        <p className="py-2 text-muted">
          <Trans>Nothing that is free today suits those who wait.</Trans>
        </p>
      )}
    </section>
  );
}

function Gap({ gap }: { gap: GapAndWaiting }) {
  return (
    <li className="grid gap-1 py-2">
      <p>
        <TimeSpan from={gap.from} to={gap.to} />
        <Dot />
        <TherapistLine name={gap.therapist} />
      </p>
      <ul className="grid gap-1">
        {gap.waiting.map((each) => (
          <Waits key={each.id} waiting={each} />
        ))}
      </ul>
    </li>
  );
}

function Waits({ waiting }: { waiting: WaitingClient }) {
  const { client, services, total_duration: minutes } = waiting;
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <Link to={clientPath(client.id)} className="link font-semibold" translate="no">
        {client.first_name} {client.last_name}
      </Link>
      <span className="text-muted">
        {joinNames(services.map(({ name }) => name))}
        <Dot />
        <Trans>{minutes} min</Trans>
        {waiting.phone_number && (
          <>
            <Dot />
            <bdi dir="ltr">{waiting.phone_number}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
