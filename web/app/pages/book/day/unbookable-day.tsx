import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import { Trans } from '@lingui/react/macro';
import { useSwitches, useTerms } from '../../../components/use-studio.ts';
import { formatDay, formatDayWithWeekday } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DayProblem } from './bookable-days.ts';

interface Props {
  problem: DayProblem;
  /** Name of the package that pays; '' when none does. */
  packageName: string;
  /** How many days from today the client can book ahead. */
  daysAhead: number;
  lastDay: string;
  /** The nearest bookable day; null: none. */
  instead: string | null;
  onPick(day: string): void;
  /** Leads back to where another way of paying is chosen. */
  onOtherWay(): void;
}

/** Shown instead of times on a day that cannot be booked: why, and what can be done. */
export function UnbookableDay({
  problem,
  packageName,
  daysAhead,
  lastDay,
  instead,
  onPick,
  onOtherWay,
}: Props) {
  const { bookable_days_ahead } = useTerms();
  const { membership } = useSwitches();
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="warn" alert>
        {problem === 'taken' && (
          <Trans>Your {packageName} covers one session a day, and this day already has one.</Trans>
        )}
        {problem === 'afterEnd' && (
          <Trans>
            Your {packageName} can be used until {formatDay(lastDay)}.
          </Trans>
        )}
        {problem === 'beyond' && (
          <>
            <Trans>You can book up to {daysAhead} days ahead.</Trans>
            {membership && daysAhead === bookable_days_ahead && (
              <>
                {' '}
                <Trans>For members it is {MEMBER_DAYS_AHEAD_MORE} days more.</Trans>
              </>
            )}
          </>
        )}
      </Notice>
      {instead !== null && (
        <Button tone="secondary" onClick={() => onPick(instead)}>
          <Trans>Choose {formatDayWithWeekday(instead)}</Trans>
        </Button>
      )}
      {problem !== 'beyond' && (
        <Button tone="quiet" className="-ms-3 px-3!" onClick={onOtherWay}>
          <Trans>Pay for this session in another way</Trans>
        </Button>
      )}
    </div>
  );
}
