import type { FreeHours, SuitedClient } from '@limber/contract/desk/day/free-hours.ts';
import { FREE_HOUR_NOTICE_MINUTES } from '@limber/contract/terms/booking/free-hours.ts';
import type { Db } from '../../../platform/database/db.ts';
import {
  addDays,
  clockChangeOn,
  spanOfDays,
  startOfDay,
  studioDayOf,
  timeOfMinute,
  weekdayOf,
} from '../../../platform/studio-days.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { askedAbout, type DiaryDay, openDiary } from '../../scheduling/diary-rules.ts';
import { onceForServices, readDiary } from '../../scheduling/read-diary.ts';
import {
  gapsOf,
  partsOfDay,
  startsThatSuit,
} from '../../waiting-list/offering/whom-freed-time-suits-rules.ts';
import { countOffers, type Looking } from '../queries/free-hours.ts';
import { findSuited, type SuitedPerson } from './find-suited-clients.ts';
import { sayOffers } from './say-offers.ts';
import {
  type FreeStretch,
  nameBeside,
  type PossibleStart,
  suitingStarts,
} from './whom-free-hours-suit-rules.ts';

/** Days that are looked at: today and tomorrow. */
const DAYS = 2;

/**
 * The free hours of today and tomorrow at a branch, each with up to five clients whom it would suit and
 * who could book it, and what came of offering them. A client is named once.
 */
export async function listFreeHours(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  locationCode: string,
  now: Date,
): Promise<FreeHours> {
  const today = studioDayOf(now);
  const { free_hour_offers: mostOffers } = await readDeskTerms(db);
  const months = monthsUntil(today);
  const looking: Looking = {
    ...{ locationCode, now, today, mostOffers, monthBegins: months.now.begins },
    ...spanOfDays(today, addDays(today, DAYS - 1)),
  };
  const days = openDays(db, looking);
  const stretches = (await days([])).flatMap((day, nth) => stretchesOf(day, addDays(today, nth)));
  const suited = mostOffers === 0 || stretches.length === 0 ? [] : await findSuited(db, looking);
  const placed = [];
  for (const each of suited) {
    const starts = startsFor(each, await days(each.lines.map(({ serviceId }) => serviceId)), today);
    placed.push({ ...each, starts: suitingStarts(starts, each) });
  }
  const named = nameBeside(stretches, placed);
  const offers = [...named].flatMap(([{ therapist }, clients]) =>
    clients.map(({ suited: who, start }) => ({ ...who, start, therapist })),
  );
  const [texts, thisMonth, lastMonth] = await Promise.all([
    sayOffers({ db, publicUrl }, locationCode, offers),
    countOffers(db, locationCode, months.now),
    countOffers(db, locationCode, months.before),
  ]);
  return {
    offers_a_month: mostOffers,
    hours: stretches.map((stretch) => ({
      date: stretch.date,
      therapist_id: stretch.therapistId,
      therapist_name: stretch.therapist,
      from: timeOfMinute(stretch.date, stretch.startMinute),
      to: timeOfMinute(stretch.date, stretch.endMinute),
      minutes: stretch.endMinute - stretch.startMinute,
      clients: (named.get(stretch) ?? []).flatMap(({ suited: who, start }) => {
        const text = texts.get(who.clientId);
        return text ? [onWire(who, start, text)] : [];
      }),
    })),
    this_month: thisMonth,
    last_month: lastMonth,
  };
}

/** The spans of the month of a day and of the one before. */
export function monthsUntil(today: string) {
  const first = `${today.slice(0, 7)}-01`;
  const before = `${addDays(first, -1).slice(0, 7)}-01`;
  const begins = startOfDay(first);
  return {
    now: { begins, ends: startOfDay(addDays(today, 1)) },
    before: { begins: startOfDay(before), ends: begins },
  };
}

/** Both days of a branch, read once for each set of services; nobody who is booked by telephone. */
function openDays(db: Db, { locationCode, today, now }: Looking) {
  const window = { now, holder: { accountId: null, browser: null }, daysAhead: DAYS };
  const read = async (serviceIds: readonly number[]) => {
    const to = addDays(today, DAYS - 1);
    const diary = await readDiary(db, { locationCode, serviceIds }, today, to, window);
    const dayOf = openDiary(diary, window);
    return Array.from({ length: DAYS }, (_, nth) => dayOf(askedAbout(diary), nth));
  };
  return onceForServices(read);
}

/** What is free of a day for long enough that somebody can be asked and come. */
function stretchesOf(day: DiaryDay, date: string): NamedStretch[] {
  const names = new Map(day.planned.map(({ therapist }) => [therapist.id, therapist.name]));
  return gapsOf(day)
    .filter(({ endMinute }) => endMinute > day.nowMinute + FREE_HOUR_NOTICE_MINUTES)
    .map((gap) => ({
      ...gap,
      ...{ date, weekday: weekdayOf(date), therapist: names.get(gap.therapistId) ?? '' },
    }))
    .toSorted((one, other) => one.startMinute - other.startMinute);
}

interface NamedStretch extends FreeStretch {
  readonly therapist: string;
}

/** Every start at which somebody could come, with any therapist who gives the session. */
function startsFor(
  { lastsMinutes, waits, because, day: lastDay }: SuitedPerson,
  days: readonly DiaryDay[],
  today: string,
): PossibleStart[] {
  const noticeMinutes = Math.max(FREE_HOUR_NOTICE_MINUTES, waits?.noticeMinutes ?? 0);
  return days.flatMap(({ planned, nowMinute }, nth) => {
    const date = addDays(today, nth);
    if (because === 'minutes_end' && lastDay !== null && date > lastDay) return [];
    const times = waits && partsOfDay(waits, clockChangeOn(date));
    const wanted = { lastsMinutes, times, noticeMinutes, offered: [] };
    return planned
      .filter(({ therapist }) => waits?.therapistIds?.includes(therapist.id) ?? true)
      .flatMap((each) =>
        startsThatSuit(each, nowMinute, wanted).map((startMinute) => ({
          ...{ date, weekday: weekdayOf(date), therapistId: each.therapist.id, startMinute },
        })),
      );
  });
}

function onWire(who: SuitedPerson, start: PossibleStart, text: string): SuitedClient {
  const { clientId: id, because: kind, when, lines, serviceNames } = who;
  return {
    client: { id, first_name: who.firstName, last_name: who.lastName },
    ...{ phone_number: who.phone, email: who.email },
    reason: {
      ...{ kind, day: who.day, minutes: who.minutes, every_days: who.everyDays },
      time: kind === 'usual' && when ? timeOfMinute(start.date, when.startMinute) : null,
      with_therapist: who.therapistId === start.therapistId,
    },
    services: lines.map(({ serviceId, lastsMinutes: time }, nth) => ({
      ...{ id: serviceId, name: serviceNames[nth] ?? '', time },
    })),
    total_duration: who.lastsMinutes,
    time: timeOfMinute(start.date, start.startMinute),
    ...{ language: who.language, text },
  };
}
