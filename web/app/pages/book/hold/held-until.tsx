import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { timeOfInstant } from '../../../lib/dates.ts';
import type { Holding } from './use-hold.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

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
