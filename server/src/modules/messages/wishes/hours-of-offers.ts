import type { DeskTerms } from '@limber/contract/desk/studio/settings.ts';
import { addDays, dayOf, minuteOf } from '../../../platform/studio-days.ts';

/** When an offer may be sent that is ready `now`: at once, or when the hours of offers begin. */
export function offeredAt(
  {
    offers_from_hour: from,
    offers_until_hour: until,
  }: Pick<DeskTerms, 'offers_from_hour' | 'offers_until_hour'>,
  now: Date,
): Date {
  const today = dayOf(now);
  const begins = minuteOf(today, from * 60);
  if (now < begins) return begins;
  return now < minuteOf(today, until * 60) ? now : minuteOf(addDays(today, 1), from * 60);
}
