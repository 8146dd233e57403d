import { Trans } from '@lingui/react/macro';
import { formatOrdinalDay, formatWeekday } from '../../../lib/dates.ts';
import type { ClosureNotice } from './closure-notice.ts';

/**
 * A sentence about a closure, and when the studio is back. The year is added where another could be
 * meant.
 */
export function ClosureText({ notice: { closure, phase, reopensOn } }: { notice: ClosureNotice }) {
  const { name } = closure;
  const firstDay = formatOrdinalDay(closure.starts_on);
  const lastDay = formatOrdinalDay(closure.ends_on);
  const firstYear = closure.starts_on.slice(0, 4);
  const year = closure.ends_on.slice(0, 4);
  const weekday = formatWeekday(reopensOn);
  const reopening = formatOrdinalDay(reopensOn);
  const reopeningYear = reopensOn.slice(0, 4);
  if (phase === 'during') {
    return (
      <Trans>
        We are currently closed for {name}. We'll be back to serve you on {weekday}, {reopening},{' '}
        {reopeningYear}.
      </Trans>
    );
  }
  const back =
    reopeningYear === year ? (
      <Trans>
        We'll be back to serve you on {weekday}, {reopening}.
      </Trans>
    ) : (
      <Trans>
        We'll be back to serve you on {weekday}, {reopening}, {reopeningYear}.
      </Trans>
    );
  if (closure.starts_on === closure.ends_on) {
    return (
      <>
        <Trans>
          We will be closed for {name} on {firstDay}, {firstYear}.
        </Trans>{' '}
        {back}
      </>
    );
  }
  return (
    <>
      {firstYear === year ? (
        <Trans>
          We will be closed for {name} from {firstDay} to {lastDay}, {year}.
        </Trans>
      ) : (
        <Trans>
          We will be closed for {name} from {firstDay}, {firstYear} to {lastDay}, {year}.
        </Trans>
      )}{' '}
      {back}
    </>
  );
}
