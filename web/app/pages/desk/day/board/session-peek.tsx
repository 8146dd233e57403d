import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { muscleNames } from '../../../../components/body/muscles.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { useWish } from '../../frame/marks/wish.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import type { State } from '../../frame/words/session-state.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';
import { useDue } from './dues-of-day.ts';

interface Props {
  booking: DayBooking;
  state: State;
  side: 'start' | 'end';
}

/**
 * Two lines about a session under the mouse or the arrows: what its block has no room for. A screen
 * reader has the same words in the block and the panel.
 */
export function SessionPeek({ booking, state, side }: Props) {
  const { t } = useLingui();
  const minutesLeft = useMinutesLeft();
  const { client, services, from_minute, to_minute, package: owned, price, paid_online } = booking;
  const left = owned?.balance_minutes;
  const due = useDue(booking.id);
  const wish = useWish(booking);
  return (
    <span aria-hidden="true" className="desk-peek" data-side={side}>
      <span>
        <Apart
          parts={[
            <TimeSpan key="time" from={from_minute} to={to_minute} />,
            joinNames(services.map((each) => each.service_name)),
            client.phone,
          ]}
        />
      </span>
      <span>
        <Apart
          parts={[
            client.first_visit && t`First visit`,
            client.health_notes && t`Health notes`,
            booking.tight_places.length > 0 &&
              joinNames(booking.tight_places.map((place) => t(muscleNames[place]))),
            owned && (left == null ? owned.name : `${owned.name}, ${minutesLeft(left)}`),
            owned?.unpaid && t`Package not paid`,
            paid_online > 0 && t`Paid online`,
            !owned && price > 0 && due === 0 && paid_online === 0 && deskAmount(price),
            !owned &&
              due > 0 &&
              (state === 'booked'
                ? t`${deskAmount(due)} to be paid`
                : t`${deskAmount(due)} not paid`),
            wish,
            booking.status === 'booked' &&
              booking.unanswered &&
              !booking.coming &&
              t`Has not answered the reminder`,
          ]}
        />
      </span>
    </span>
  );
}
