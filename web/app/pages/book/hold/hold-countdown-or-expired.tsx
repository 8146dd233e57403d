import type { FreeTime } from '@limber/contract/appointments.ts';
import { HOLD_MINUTES } from '@limber/contract/terms/booking/holds.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { timeOfInstant } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SubmitFailureNotice } from '../confirm/submit-failure-notice.tsx';
import { asCountdown } from './hold-state.ts';
import type { Holding } from './use-hold.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface Props {
  holding: Holding;
  /** Called with another free time. */
  onPickTime(freeTime: FreeTime): void;
  onOtherTime(): void;
}

/**
 * Counts down how long the chosen time is held; once it runs out, offers to hold it again. Its
 * height never changes, so that nothing below moves.
 */
export function HoldCountdown({ holding, onPickTime, onOtherTime }: Props) {
  const { state, again } = holding;
  const until = state?.kind === 'held' ? state.until : undefined;
  const seconds = useSecondsLeft(until);
  const isOver = seconds === 0;
  // The pressed button disappears with it.
  const place = useRef<HTMLDivElement>(null);
  const thenStay = (act: () => void) => {
    act();
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {state?.kind === 'taken' ? (
        <SubmitFailureNotice
          failure={{ ...state, detail: state.call.detail ?? '' }}
          onPickTime={(time) => thenStay(() => onPickTime(time))}
          onOtherTime={onOtherTime}
        />
      ) : (
        <div
          className={classNames(
            'relative flex min-h-23 items-center gap-3 overflow-hidden rounded-control border px-4 py-2.5 sm:min-h-17',
            isOver ? 'border-warn/50 bg-warn/8' : 'border-hairline bg-tint/60',
          )}
        >
          <Hourglass
            aria-hidden="true"
            className={classNames(
              'size-5 shrink-0',
              isOver ? 'text-warn max-sm:hidden' : 'text-muted',
            )}
          />
          <div role="status" className="min-w-0 grow text-pretty max-sm:text-sm">
            {isOver ? (
              <Trans>
                The time was held for{' '}
                <Plural value={HOLD_MINUTES} one="# minute" other="# minutes" />. Others can take it
                now.
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
            <Button
              tone="secondary"
              className="shrink-0 max-sm:px-4!"
              onClick={() => thenStay(again)}
            >
              <Trans>Hold it again</Trans>
            </Button>
          ) : (
            <Countdown seconds={seconds} />
          )}
        </div>
      )}
    </div>
  );
}

function Standing({ kind, until }: { kind: string | undefined; until: string | undefined }) {
  if (until !== undefined) {
    const time = timeOfInstant(until);
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

/** Hidden from screen readers, for which a number every second is no help. */
function Countdown({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null;
  return (
    <div aria-hidden="true" className="text-primary">
      <bdi dir="ltr" className="text-xl font-bold tabular-nums max-sm:text-lg">
        {asCountdown(seconds)}
      </bdi>
      <span
        className="absolute start-0 bottom-0 h-0.75 bg-current motion-safe:transition-[width] motion-safe:duration-1000 motion-safe:ease-linear"
        style={{ width: `${(100 * seconds) / (HOLD_MINUTES * 60)}%` }}
      />
    </div>
  );
}

/** Says until when the chosen time is held; renders `children` when it is not. */
export function HeldUntil({ holding, children }: { holding: Holding; children: ReactNode }) {
  const until = holding.state?.kind === 'held' ? holding.state.until : undefined;
  const seconds = useSecondsLeft(until);
  if (until === undefined || !seconds) return children;
  const time = timeOfInstant(until);
  return (
    <Trans>
      Held until <bdi dir="ltr">{time}</bdi>
    </Trans>
  );
}
