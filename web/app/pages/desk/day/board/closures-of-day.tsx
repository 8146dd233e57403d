import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans } from '@lingui/react/macro';
import { TimeSpan } from '../../frame/words/time-span.tsx';

/** Confirmed and provisional closures of that day. */
export function Closures({ day }: { day: DeskDay }) {
  return day.branches.flatMap(({ code, name, closures }) =>
    closures.map((closure) => (
      <p
        key={`${code} ${closure.id}`}
        className="sticky start-0 bg-gold/15 px-4 py-2 text-sm font-semibold text-gold"
      >
        {closure.provisional ? (
          <Trans>
            {name} may be closed: {closure.name}
          </Trans>
        ) : (
          <Trans>
            {name} is closed: {closure.name}
          </Trans>
        )}
        {closure.from_minute !== null && closure.to_minute !== null && (
          <>
            {' '}
            <TimeSpan from={closure.from_minute} to={closure.to_minute} />
          </>
        )}
      </p>
    )),
  );
}
