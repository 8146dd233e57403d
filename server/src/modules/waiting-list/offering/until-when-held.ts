import {
  OFFER_MINUTES,
  OFFER_NIGHT_BEGINS_MINUTE,
  OFFER_NIGHT_ENDS_MINUTE,
} from '@limber/contract/terms/booking/waiting-list.ts';
import { addDays, atClock, clockAt, dayOf } from '../../../platform/studio-days.ts';

/**
 * Until when a time is held for the client to whom it is offered at `now`: some minutes by day, and
 * by night until the morning. Never beyond its start.
 */
export function offerEndsAt(now: Date, startsAt: Date): Date {
  const byDay = new Date(now.getTime() + OFFER_MINUTES * 60_000);
  const today = dayOf(now);
  const minute = clockAt(today, byDay);
  const morning = (day: string) => atClock(day, OFFER_NIGHT_ENDS_MINUTE);
  const ends =
    minute < OFFER_NIGHT_ENDS_MINUTE
      ? morning(today)
      : minute >= OFFER_NIGHT_BEGINS_MINUTE
        ? morning(addDays(today, 1))
        : byDay;
  return ends < startsAt ? ends : startsAt;
}
