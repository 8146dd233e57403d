import type { OpenDay } from '@limber/contract/scheduling.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import { addDays, daysBetween } from '../../platform/studio-days.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import { askedAbout, type DiaryFilter, openDiary } from './diary-rules.ts';
import { fullnessOf } from './fullness-rules.ts';
import { readDiary } from './read-diary.ts';

const LONGEST_RANGE_DAYS = 62;

/**
 * How full each day from `from` to `to` (`YYYY-MM-DD` by the studio's clock, both inclusive) is for sessions of
 * `lastsMinutes`, with a therapist or with anyone who fits; days beyond the diary count as closed.
 * Refuses 400 a range that ends before it begins or is too long, and like {@link readDiary}.
 */
export async function listOpenDays(
  db: Db,
  filter: DiaryFilter,
  { from, to, lastsMinutes }: { from: string; to: string; lastsMinutes: number },
  window: DiaryWindow,
): Promise<OpenDay[]> {
  const length = daysBetween(from, to);
  if (length < 0 || length > LONGEST_RANGE_DAYS) {
    const sentence =
      length < 0
        ? {
            en: 'The last day must not be before the first.',
            ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
          }
        : {
            en: `Please ask for ${LONGEST_RANGE_DAYS} days at most.`,
            ar: `يرجى طلب ${countInArabic(LONGEST_RANGE_DAYS, 'days')} كحد أقصى.`,
          };
    throw wrongField('to', sentence);
  }
  const diary = await readDiary(db, filter, from, to, window);
  const people = askedAbout(diary, filter.therapistId);
  const dayOf = openDiary(diary, window);
  return Array.from({ length: length + 1 }, (_, day) => ({
    date: addDays(from, day),
    ...fullnessOf(dayOf(people, day), lastsMinutes),
  }));
}
