import type { DeskClosure } from '@limber/contract/desk/rota/closures.ts';
import { Trans } from '@lingui/react/macro';
import { Dot } from '../../../../ui/dot.tsx';
import { deskDay, deskDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';

type Its = Pick<
  DeskClosure,
  'starts_on' | 'ends_on' | 'from_minute' | 'to_minute' | 'location' | 'state' | 'takes_bookings'
>;

/** Days, times and branch of a closure. */
export function ClosureWhen({ closure }: { closure: Its }) {
  const { starts_on, ends_on, from_minute, to_minute, location } = closure;
  return (
    <>
      {starts_on === ends_on
        ? deskDayWithWeekday(starts_on)
        : `${deskDay(starts_on)} – ${deskDay(ends_on)}`}
      {from_minute !== null && to_minute !== null && (
        <>
          {' '}
          <TimeSpan from={from_minute} to={to_minute} />
        </>
      )}
      <Dot />
      {location ? <Trans>Branch {location}</Trans> : <Trans>The whole studio</Trans>}
    </>
  );
}

/** Whether it is confirmed, and what applies until then. */
export function ClosureState({ closure }: { closure: Its }) {
  return (
    <span className={closure.state === 'confirmed' ? 'font-semibold' : 'font-semibold text-muted'}>
      {closure.state === 'confirmed' && <Trans>Confirmed</Trans>}
      {closure.state === 'withdrawn' && <Trans>Withdrawn</Trans>}
      {closure.state === 'provisional' &&
        (closure.takes_bookings ? (
          <Trans>Provisional, takes bookings</Trans>
        ) : (
          <Trans>Provisional, takes no bookings</Trans>
        ))}
    </span>
  );
}
