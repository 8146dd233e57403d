import type { FreeTime } from '@limber/contract/bookings.ts';
import { Trans } from '@lingui/react/macro';
import { DayAndTime } from '../../components/day-and-time.tsx';
import { formatDayWithWeekday } from '../../lib/dates.ts';
import { formatAed } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SubmitFailure } from './submit-failure.ts';

interface Props {
  failure: SubmitFailure;
  onPickTime(freeTime: FreeTime): void;
  onOtherTime(): void;
}

/** Why the booking was refused, and the way on. Everything chosen is kept. */
export function RefusalNotice({ failure, onPickTime, onOtherTime }: Props) {
  if (failure.kind === 'reauth') return null;
  if (failure.kind === 'other') {
    return (
      <Notice tone="err" alert>
        {failure.detail ? (
          <Trans>Failed to create appointment: {failure.detail}</Trans>
        ) : (
          <Trans>Failed to create the appointment. Please try again.</Trans>
        )}
      </Notice>
    );
  }
  if (failure.kind === 'price') {
    const price = formatAed(failure.total);
    return (
      <Notice tone="warn" alert>
        <p>{failure.detail}</p>
        <p>
          <Trans>The price is {price}. Please confirm again if you agree.</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <div>
      <Notice tone="warn" alert>
        <p>{failure.detail}</p>
        {failure.freeTimes.length > 0 && (
          <p>
            <Trans>These times are free:</Trans>
          </p>
        )}
      </Notice>
      <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap">
        {failure.freeTimes.map((freeTime) => (
          <Button
            key={`${freeTime.date} ${freeTime.time}`}
            tone="secondary"
            onClick={() => onPickTime(freeTime)}
          >
            <span>
              <DayAndTime day={formatDayWithWeekday(freeTime.date)} time={freeTime.time} />
            </span>
          </Button>
        ))}
      </div>
      <Button tone="quiet" className="-ms-3 mt-1 px-3!" onClick={onOtherTime}>
        <Trans>Choose another time</Trans>
      </Button>
    </div>
  );
}
