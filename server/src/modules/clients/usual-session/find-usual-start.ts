import type { Db } from '../../../platform/database/db.ts';
import { addDays, studioDayOf, timeOfMinute, weekdayOf } from '../../../platform/studio-days.ts';
import { type Payer, paysOn } from '../../packages/propose-paying-package-rules.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { askedAbout, openDiary, startsOn } from '../../scheduling/diary-rules.ts';
import { fairestFor } from '../../scheduling/pick-therapist-rules.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { readDiary } from '../../scheduling/read-diary.ts';
import { nextStart, type Usual } from './usual-session-rules.ts';

/** Somebody's usual hour is waited for so long. */
const LOOKED_AHEAD_DAYS = 28;

interface StartRequest {
  readonly clientId: number;
  readonly usual: Usual;
  readonly payer: Payer | null;
  readonly lastsMinutes: number;
  /** Days on which the client has a session. */
  readonly busyDays: readonly string[];
}

/**
 * When and with whom the usual session can be: with the usual therapist, including one booked by
 * telephone, otherwise with anyone of the branch. Null: not in the coming weeks.
 */
export async function findUsualStart(db: Db, request: StartRequest, now: Date) {
  const { usual, clientId, lastsMinutes } = request;
  const window = await readBookingHorizon(db, accountHolder(clientId), now);
  const from = studioDayOf(now);
  const to = addDays(from, LOOKED_AHEAD_DAYS - 1);
  for (const byPhoneToo of [true, false]) {
    const filter = {
      locationCode: usual.locationCode,
      serviceIds: usual.lines.map(({ serviceId }) => serviceId),
      favouritesOf: clientId,
      byPhoneToo,
    };
    const diary = await readDiary(db, filter, from, to, window);
    const question = askedAbout(diary, byPhoneToo ? usual.therapistId : undefined);
    const dayOf = openDiary(diary, window);
    const days = Array.from({ length: LOOKED_AHEAD_DAYS }, (_, day) => {
      const date = addDays(from, day);
      const isLeftOut = request.busyDays.includes(date) || !paysOn(request.payer, date);
      const starts = isLeftOut ? [] : startsOn(dayOf(question, day), lastsMinutes);
      return {
        day: date,
        weekday: weekdayOf(date),
        starts: starts.map(({ startMinute }) => startMinute),
      };
    });
    const next = nextStart(days, usual);
    if (!next) continue;
    const index = days.findIndex(({ day }) => day === next.day);
    const who = fairestFor(dayOf(question, index), next.startMinute, lastsMinutes);
    if (!who) continue;
    return {
      therapist_id: who.id,
      therapist_name: who.name,
      date: next.day,
      time: timeOfMinute(next.day, next.startMinute),
      as_usual: next.asUsual && byPhoneToo,
    };
  }
  return null;
}
