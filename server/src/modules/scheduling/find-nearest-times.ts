import type { FreeTime } from '@limber/contract/appointments.ts';
import type { OfferedTime } from '@limber/contract/desk/rota/displaced.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays, timeOfMinute } from '../../platform/studio-days.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import { takesChosen } from './buffer-and-resource-rules.ts';
import { askedAbout, type DiaryDay, type DiaryFilter, openDiary, startsOn } from './diary-rules.ts';
import { nearestStarts } from './free-start-rules.ts';
import { fairestFor } from './pick-therapist-rules.ts';
import { readDiary } from './read-diary.ts';
import type { Slot } from './slot-rules.ts';

const WANTED = 3;
/** Mostly the requested day has enough; reading more days doubles the cost. */
const STRIDES = [
  { firstDay: 0, days: 1 },
  { firstDay: 1, days: 13 },
] as const;

/** The therapist and resources for which a time is searched. */
interface NearFilter extends DiaryFilter {
  /** Rooms and beds chosen by hand: a time is free only with these. */
  readonly resourceIds?: readonly number[] | undefined;
}

/**
 * Up to three free times with a therapist, or with anyone of a branch who fits, nearest to the
 * requested one: those of its day first, then the earliest of the following days, for at most two
 * weeks and within the diary. Days that the payment does not cover are skipped. Refuses like {@link
 * readDiary}.
 */
export async function findNearestTimes(
  db: Db,
  filter: NearFilter,
  around: Slot,
  window: DiaryWindow,
  covers: (day: string) => boolean,
): Promise<FreeTime[]> {
  const found = await findNearest(db, filter, around, window, covers);
  return found.map(({ date, time }) => ({ date, time }));
}

/** The same, each with who would have it. */
export async function findNearestOffers(
  db: Db,
  filter: NearFilter,
  around: Slot,
  window: DiaryWindow,
  covers: (day: string) => boolean,
): Promise<OfferedTime[]> {
  const found = await findNearest(db, filter, around, window, covers);
  return found.flatMap(({ date, time, startMinute, day }) => {
    const therapist = fairestFor(day, startMinute, around.lastsMinutes);
    return therapist ? [{ date, time, therapist_id: therapist.id, therapist: therapist.name }] : [];
  });
}

interface Found extends FreeTime {
  readonly startMinute: number;
  readonly day: DiaryDay;
}

async function findNearest(
  db: Db,
  filter: NearFilter,
  around: Slot,
  window: DiaryWindow,
  covers: (day: string) => boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { firstDay, days } of STRIDES) {
    if (found.length === WANTED) break;
    const from = addDays(around.day, firstDay);
    const diary = await readDiary(db, filter, from, addDays(from, days - 1), window);
    const asked = askedAbout(diary, filter.therapistId);
    const dayOf = openDiary(diary, window);
    for (let day = 0; day < days && found.length < WANTED; day += 1) {
      const date = addDays(from, day);
      if (!covers(date)) continue;
      const planned = withChosenResources(dayOf(asked, day), filter.resourceIds);
      const starts = startsOn(planned, around.lastsMinutes);
      const aroundMinute = date === around.day ? around.startMinute : 0;
      const near = nearestStarts(starts, aroundMinute, WANTED - found.length);
      for (const { startMinute } of near) {
        found.push({ date, time: timeOfMinute(date, startMinute), startMinute, day: planned });
      }
    }
  }
  return found;
}

/** The day of therapists who can hold a session with the resources chosen by hand. */
function withChosenResources(day: DiaryDay, chosen: readonly number[] = []): DiaryDay {
  if (chosen.length === 0) return day;
  const planned = day.planned.flatMap((each) => {
    const takes = takesChosen(each.day.takes, chosen);
    return takes ? [{ ...each, day: { ...each.day, takes } }] : [];
  });
  return { ...day, planned };
}
