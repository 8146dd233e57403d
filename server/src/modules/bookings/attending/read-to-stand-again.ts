import type { Trx } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/dubai.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { accountHolder } from '../../scheduling/window-rules.ts';
import { type BookingToChange, findBooking, lockBooking } from '../changing/queries.ts';
import { findOccupantOf } from '../taken/queries.ts';
import { findLeaving } from './queries.ts';

/**
 * Reads what decides whether a session whose time was free for others can stand again, over the locks of its
 * therapist and of itself: how it is now, the day of its therapist, how it came to be `left`, and who else
 * has its time.
 */
export async function readToStandAgain(
  trx: Trx,
  { id, clientId, therapistId, locationCode, serviceIds, startsAt, endsAt }: BookingToChange,
  left: 'cancelled' | 'no_show',
  now: Date,
) {
  const day = studioDayOf(startsAt);
  const [, , booking, found, leaving, other] = await Promise.all([
    lockTherapist(trx, therapistId, { serviceIds, locationCode, day }),
    lockBooking(trx, id),
    findBooking(trx, id),
    readTherapistDay(
      trx,
      { therapistId, date: day, locationCode, serviceIds, movingId: id },
      { now, holder: accountHolder(clientId) },
    ),
    findLeaving(trx, id, left),
    findOccupantOf(trx, {
      ...{ therapistId, locationCode, serviceIds, startsAt, endsAt },
      exceptId: id,
    }),
  ]);
  return { booking, found, leaving, other };
}
