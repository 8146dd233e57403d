import type { Closure } from '@limber/contract/studio.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatTime, formatWeekday } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { openingStatus } from './opening-status.ts';
import type { Branch } from './served-branches.ts';

interface Props {
  branch: Branch;
  closures: readonly Closure[];
  /** Epoch milliseconds; left out until known. */
  now?: number;
}

/** Whether a branch is open, until or from when; by shape and words, not only by colour. */
export function OpenNow({ branch, closures, now }: Props) {
  if (now === undefined) return <p className="min-h-7" />;
  const status = openingStatus(branch, closures, now);
  if (status.state === 'open') {
    const closes = formatTime(status.closes);
    return (
      <Line open>
        <Trans>Open now until {closes}</Trans>
      </Line>
    );
  }
  return (
    <Line open={false}>
      <Shut {...status} />
    </Line>
  );
}

function Shut({ opens, closure }: Exclude<ReturnType<typeof openingStatus>, { state: 'open' }>) {
  const until = opens && formatTime(opens.time);
  const weekday = opens && formatWeekday(opens.day);
  if (closure && opens) {
    return (
      <Trans>
        Closed for {closure.name}, opens {weekday} at {until}
      </Trans>
    );
  }
  if (!opens) return <Trans>Closed</Trans>;
  if (opens.daysAhead === 0) return <Trans>Closed now, opens today at {until}</Trans>;
  if (opens.daysAhead === 1) return <Trans>Closed now, opens tomorrow at {until}</Trans>;
  return (
    <Trans>
      Closed now, opens {weekday} at {until}
    </Trans>
  );
}

function Line({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex min-h-7 items-center gap-2.5 font-semibold',
        open ? 'text-ok' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-full border-2 border-current',
          open && 'bg-current',
        )}
      />
      <span>{children}</span>
    </p>
  );
}
