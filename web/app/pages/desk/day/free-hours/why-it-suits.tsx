import type { FreeHour, SuitedClient } from '@limber/contract/desk/day/free-hours.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Dot } from '../../../../ui/dot.tsx';
import { deskShortDay, deskWeekday } from '../../frame/words/desk-dates.ts';

interface Props {
  hour: Pick<FreeHour, 'date'>;
  reason: SuitedClient['reason'];
}

/** Why a free hour suits a client, in one line. */
export function WhyItSuits({ hour, reason }: Props) {
  return (
    <>
      <Strongest hour={hour} reason={reason} />
      {reason.with_therapist && (
        <>
          <Dot />
          <Trans>their usual therapist</Trans>
        </>
      )}
    </>
  );
}

function Strongest({ hour, reason: { kind, day, minutes, every_days: days, time } }: Props) {
  if (kind === 'waits') return <Trans>Waits for a time on {deskShortDay(day ?? hour.date)}</Trans>;
  if (kind === 'minutes_end') {
    return (
      <Trans>
        {minutes} min end on {deskShortDay(day ?? hour.date)}
      </Trans>
    );
  }
  if (kind === 'usual') {
    return (
      <Trans>
        Usually comes {deskWeekday(hour.date)} at <bdi dir="ltr">{time}</bdi>
      </Trans>
    );
  }
  return (
    <Trans>
      Comes every <Plural value={days ?? 0} one="day" other="# days" />, last on{' '}
      {deskShortDay(day ?? hour.date)}
    </Trans>
  );
}
