import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { atClock, minutesInto, minutesOf, timeOf } from '../../platform/studio-days.ts';
import type { SlotStart } from './slot-rules.ts';

/**
 * The start that a request names: `date` is the studio's day, `YYYY-MM-DD`, and `time` `HH:MM` or
 * `HH:MM:SS` there. One before the day begins is of the night after it. Of a time that the clock
 * shows twice the first is meant. Refuses 400 one that the clock skips.
 */
export function parseStart(date: string, time: string): SlotStart {
  const minute = minutesOf(time);
  const startsAt = atClock(date, minute < DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute);
  if (timeOf(startsAt) !== time.slice(0, 5)) throw wrongField('time', SKIPPED);
  return { day: date, startMinute: minutesInto(date, startsAt), startsAt };
}

const SKIPPED: Sentence = {
  en: 'The clocks go forward that night, so this time does not exist. Please choose another one.',
  ar: 'تُقدَّم الساعة في تلك الليلة، فلا وجود لهذا الوقت. يرجى اختيار وقت آخر.',
};
