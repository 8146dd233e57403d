import type { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { joinNames } from '../../../../lib/join-names.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { type Loadable, LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { CancellationDetails } from '../panel/cancellation-details.tsx';
import { mayStandAgain } from '../panel/what-session-allows.ts';
import { focusSession } from './use-roving.ts';

interface Props {
  /** The part of the day on screen. */
  day: DeskDay;
  /** Its cancelled sessions; undefined until they are loaded. */
  sessions: readonly CancelledSession[] | undefined;
  /** Their query. */
  query: Loadable;
  unfolded: boolean;
  onFold: (unfolded: boolean) => void;
  nowMinute: number;
  opened: string | undefined;
  onOpen: (id: string) => void;
  onUndo: (session: CancelledSession) => void;
  busy: boolean;
}

/**
 * The day's cancelled sessions, below the board, whoever cancelled them. Each can be restored while
 * its time is free.
 */
export function CancelledFold(props: Props) {
  const { day, sessions, query, unfolded, onFold, nowMinute, opened, onOpen, onUndo, busy } = props;
  const { t } = useLingui();
  const [back, setBack] = useState<string>();
  const stands = day.bookings.some(({ id }) => id === back);
  useEffect(() => {
    if (back && stands) focusSession(back);
  }, [back, stands]);
  const count = day.branches.reduce((sum, { cancelled }) => sum + cancelled, 0);
  if (count === 0 && !unfolded) return null;
  return (
    <section className="sticky start-0 border-t border-hairline px-4 py-2">
      <DeskButton aria-expanded={unfolded} onClick={() => onFold(!unfolded)}>
        <Trans>Cancelled sessions</Trans> ({count})
      </DeskButton>
      {unfolded && !sessions && (
        <LoadingOrFailed
          of={query}
          failed={<Trans>The cancelled sessions could not be loaded.</Trans>}
        />
      )}
      {unfolded && sessions?.length === 0 && (
        <p className="py-2 text-muted">
          <Trans>No session of this day was cancelled.</Trans>
        </p>
      )}
      {unfolded && sessions && sessions.length > 0 && (
        <ul aria-label={t`Cancelled sessions`} className="max-w-3xl divide-y divide-hairline">
          {sessions.map((session) => {
            const { id, client, services, from_minute, to_minute, therapist_id } = session;
            const name = `${client.first_name} ${client.last_name}`;
            const therapist = day.therapists.find((each) => each.id === therapist_id)?.name;
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <button
                  type="button"
                  id={`session-${id}`}
                  aria-expanded={id === opened}
                  onClick={() => onOpen(id)}
                  className="-mx-2 min-h-11 grow basis-60 cursor-pointer rounded-control px-2 py-1 text-start hover:bg-tint"
                >
                  <span className="block">
                    <TimeSpan from={from_minute} to={to_minute} /> <strong>{name}</strong>
                  </span>
                  <span className="block text-sm text-muted">
                    <Apart
                      parts={[joinNames(services.map((each) => each.service_name)), therapist]}
                    />
                  </span>
                  <CancellationDetails how={session.cancelled} />
                </button>
                {mayStandAgain(session.cancelled, nowMinute) && (
                  <DeskButton
                    disabled={busy}
                    aria-label={t`Undo: ${name}`}
                    onClick={() => {
                      setBack(id);
                      onUndo(session);
                    }}
                  >
                    <Trans>Undo</Trans>
                  </DeskButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
