import type { Closure } from '@limber/contract/studio.ts';
import { Trans } from '@lingui/react/macro';
import { formatOrdinalDay } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Shown instead of times on a day with a closure. */
export function ClosedNotice({ closure }: { closure: Closure }) {
  const { name } = closure;
  const lastDay = `${formatOrdinalDay(closure.ends_on)}, ${closure.ends_on.slice(0, 4)}`;
  return (
    <Notice tone="warn" alert>
      <p>
        <Trans>We are closed on this date for {name}.</Trans>
      </p>
      <p>
        <Trans>Please select a date after {lastDay}.</Trans>
      </p>
    </Notice>
  );
}
