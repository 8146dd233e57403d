import { minutesInto } from '../../../platform/studio-days.ts';
import type { DiaryWindow } from '../../scheduling/bookable-days-rules.ts';
import type { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import type { BookedTherapist } from './queries.ts';
import type { SessionFacts } from './requested-session-rules.ts';

/** One day of a therapist. */
type TherapistOnDay = NonNullable<Awaited<ReturnType<typeof readTherapistDay>>>;

/**
 * What decides whether a therapist can take a session on a day.
 *
 * @param day `YYYY-MM-DD` by the studio's clock, which `onDay` describes
 */
export function sessionFacts(
  therapist: BookedTherapist,
  onDay: TherapistOnDay,
  day: string,
  { now, daysAhead }: DiaryWindow,
): SessionFacts {
  return {
    therapist: {
      name: `${therapist.firstName} ${therapist.lastName}`,
      gender: therapist.gender,
      locationCode: onDay.locationCode,
      booksByPhone: onDay.booksByPhone,
      serviceIds: therapist.serviceIds,
    },
    day: onDay.day,
    hasRetired: onDay.hasRetired,
    closedFor: onDay.closedFor,
    nowMinute: minutesInto(day, now),
    daysAhead,
  };
}
