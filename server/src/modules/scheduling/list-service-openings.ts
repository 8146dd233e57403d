import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { SOON_DAYS } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays, studioDayOf, timeOfMinute } from '../../platform/studio-days.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import { askedAbout, type DiaryDay, type DiaryFilter, openDiary, startsOn } from './diary-rules.ts';
import type { Diary } from './free-days-rules.ts';
import { fairestFor } from './pick-therapist-rules.ts';
import { listOfferedServices, type OfferedService } from './queries/services.ts';
import { readDiary } from './read-diary.ts';

/**
 * The next opening of each service in each of its lengths, at a branch or, without one, at any,
 * within {@link SOON_DAYS}; in the order of the catalogue. Two queries, however many services there
 * are. Refuses an unknown branch like {@link readDiary}.
 */
export async function listServiceOpenings(
  db: Db,
  { locationCode, favouritesOf }: Pick<DiaryFilter, 'locationCode' | 'favouritesOf'>,
  window: DiaryWindow,
): Promise<ServiceOpening[]> {
  const today = studioDayOf(window.now);
  const filter = {
    locationCode,
    favouritesOf,
    everywhere: locationCode === undefined,
    sessionOf: 'each service',
  } as const;
  const [services, diary] = await Promise.all([
    listOfferedServices(db),
    readDiary(db, filter, today, addDays(today, SOON_DAYS - 1), window),
  ]);
  const everyone = askedAbout(diary);
  return services.flatMap((service) => {
    const dayFor = openDiary(sessionsOf(diary, service.id), window);
    const days = new Map<number, DiaryDay>();
    return service.lengths.flatMap((minutes) => {
      for (let day = 0; day < SOON_DAYS; day += 1) {
        const whole = days.get(day) ?? dayFor(everyone, day);
        days.set(day, whole);
        const date = addDays(today, day);
        const opening = firstOf(whole, date, service, minutes);
        if (opening) return [{ ...opening, date }];
      }
      return [];
    });
  });
}

/** A diary for sessions of one service. */
function sessionsOf(diary: Diary, serviceId: number): Diary {
  return {
    ...diary,
    services: diary.services.filter(({ id }) => id === serviceId),
    needs: diary.needs.filter((need) => need.serviceId === serviceId),
  };
}

/** The first start of a day at which somebody can give the service, and who would. */
function firstOf(
  whole: DiaryDay,
  date: string,
  service: OfferedService,
  minutes: number,
): Omit<ServiceOpening, 'date'> | null {
  const able = service.needsSkill
    ? whole.planned.filter(({ therapist }) => service.therapistIds.includes(therapist.id))
    : whole.planned;
  const day = { ...whole, planned: able };
  const [first] = startsOn(day, minutes);
  const who = first && fairestFor(day, first.startMinute, minutes);
  if (!first || !who) return null;
  return {
    service_id: service.id,
    minutes,
    location: who.locationCode,
    time: timeOfMinute(date, first.startMinute),
    therapist_id: who.id,
    therapist_name: who.name,
  };
}
