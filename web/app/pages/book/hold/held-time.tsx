import type { FreeTime } from '@limber/contract/appointments.ts';
import { HOLD_MINUTES } from '@limber/contract/terms/booking.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { dubaiTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RefusalNotice } from '../confirm/refusal-notice.tsx';
import { asCountdown, secondsLeft } from './hold-state.ts';
import type { Holding } from './use-hold.ts';

interface Props {
  holding: Holding;
  /** Another of the free times is chosen. */
  onPickTime(freeTime: FreeTime): void;
  onOtherTime(): void;
}

/**
 * How long the chosen time is held, quietly counted down; once it has run out, the way to hold it
 * again. Its place is as high in every state, so that nothing below moves.
 */
export function HeldTime({ holding, onPickTime, onOtherTime }: Props) {
  const { state, again } = holding;
  const until = state?.kind === 'held' ? state.until : undefined;
  const seconds = useSecondsLeft(until);
  if (state?.kind === 'taken') {
    const { call, freeTimes } = state;
    const failure = { kind: 'taken', detail: call.detail ?? '', call, freeTimes } as const;
    return <RefusalNotice {...{ failure, onPickTime, onOtherTime }} />;
  }
  const isOver = seconds === 0;
  return (
    <div
      className={classNames(
        'flex min-h-19 items-center gap-3 rounded-control border px-4 py-2.5',
        isOver ? 'border-warn/50 bg-warn/8' : 'border-hairline bg-tint/60',
      )}
    >
      <Hourglass
        aria-hidden="true"
        className={classNames('size-5 shrink-0', isOver ? 'text-warn' : 'text-muted')}
      />
      <div role="status" className="min-w-0 grow text-pretty max-sm:text-sm">
        {isOver ? (
          <Trans>
            The time was held for <Plural value={HOLD_MINUTES} one="# minute" other="# minutes" />.
            Others can take it now.
          </Trans>
        ) : (
          <Standing kind={state?.kind} until={until} />
        )}
        {seconds !== undefined && seconds > 0 && seconds <= 60 && (
          <span className="sr-only">
            {' '}
            <Trans>One minute left.</Trans>
          </span>
        )}
      </div>
      {isOver ? (
        <Button tone="secondary" className="shrink-0" onClick={again}>
          <Trans>Hold it again</Trans>
        </Button>
      ) : (
        <Countdown seconds={seconds} />
      )}
    </div>
  );
}

function Standing({ kind, until }: { kind: string | undefined; until: string | undefined }) {
  if (until !== undefined) {
    const time = dubaiTime(until);
    return (
      <Trans>
        Held for you until{' '}
        <bdi dir="ltr" className="font-semibold tabular-nums">
          {time}
        </bdi>
      </Trans>
    );
  }
  const quiet = (text: ReactNode) => <span className="text-muted">{text}</span>;
  if (kind === 'asking') return quiet(<Trans>Holding your time...</Trans>);
  if (kind === 'free') return quiet(<Trans>Your time is yours once you confirm.</Trans>);
  return quiet(<Trans>Your time is held for you as soon as your code is sent.</Trans>);
}

/** For the eye alone: a voice that reads each second is no help. */
function Countdown({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null;
  return (
    <bdi
      dir="ltr"
      aria-hidden="true"
      className="text-xl font-bold tabular-nums text-primary max-sm:text-lg"
    >
      {asCountdown(seconds)}
    </bdi>
  );
}

/** Drawn anew each second as long as something is held; undefined when nothing is. */
function useSecondsLeft(until: string | undefined): number | undefined {
  const { clock } = useServerClock();
  const [, drawAnew] = useState(0);
  const left = until === undefined ? undefined : secondsLeft(until, clock());
  const runs = left !== undefined && left > 0;
  useEffect(() => {
    if (!runs) return;
    const read = () => drawAnew((times) => times + 1);
    const timer = setInterval(read, 1000);
    // Timers sleep with the page.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [runs]);
  return left;
}
