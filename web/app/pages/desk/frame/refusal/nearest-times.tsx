import type { FreeTime } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import { civilDay } from '../../../../lib/dates.ts';
import { DeskButton } from '../desk-button.tsx';
import { deskShortDayWithWeekday } from '../words/desk-dates.ts';
import { ToWaitingList } from './to-waiting-list.tsx';

export interface NearestTimesProps {
  times: readonly FreeTime[];
  busy: boolean;
  onTime: (time: FreeTime) => void;
  /** The waiting list for the wanted day, where nothing is free; left out: it is not offered. */
  waits?: { readonly date: string; readonly location: string | undefined };
}

/** Free times near one that is taken; a press chooses one. */
export function NearestTimes({ times, busy, onTime, waits }: NearestTimesProps) {
  if (times.length === 0) {
    return (
      <>
        <p>
          <Trans>Nothing is free in the following two weeks.</Trans>
        </p>
        {waits && <ToWaitingList {...waits} />}
      </>
    );
  }
  return (
    <>
      <p>
        <Trans>These times are free:</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {times.map((each) => {
          const day = civilDay(each.date, each.time);
          return (
            <li key={`${each.date} ${each.time}`}>
              <DeskButton disabled={busy} onClick={() => onTime(each)} className="bg-surface">
                {deskShortDayWithWeekday(day)} <bdi dir="ltr">{each.time}</bdi>
              </DeskButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
