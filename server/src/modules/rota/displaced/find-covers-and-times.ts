import type { OfferedTime } from '@limber/contract/desk/rota/displaced.ts';
import type { Db } from '../../../platform/database/db.ts';
import { minutesInto, studioDayOf, timeOf } from '../../../platform/studio-days.ts';
import { accountHolder, type DiaryWindow } from '../../scheduling/bookable-days-rules.ts';
import { askedAbout, type DiaryFilter, openDiary } from '../../scheduling/diary-rules.ts';
import { findNearestOffers } from '../../scheduling/find-nearest-times.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { readDiary } from '../../scheduling/read-diary.ts';
import { requireOwnBooking } from '../../scheduling/require-own-booking.ts';
import { type Slot, slotOf } from '../../scheduling/slot-rules.ts';
import { obstaclesAt } from '../../scheduling/why-time-is-not-free-rules.ts';
import type { Displaced } from './queries.ts';

/**
 * Up to three free times of the branch for a session with its therapist, if they still work here,
 * and up to three with anyone who fits its services, the client's request and its package, on days
 * that `mayBe`. They are proposals: nothing is held.
 */
export async function findOffers(
  db: Db,
  session: Displaced,
  now: Date,
  mayBe: (day: string) => boolean = () => true,
): Promise<OfferedTime[]> {
  const { id, location: locationCode, serviceIds } = session;
  const window = await windowOf(db, session, now);
  const slot = slotOfSession(session);
  const find = (filter: DiaryFilter) =>
    findNearestOffers(db, { ...filter, locationCode, movingId: id }, slot, window, mayBe);
  const same = session.isOffered
    ? await find({ therapistId: session.therapistId, sessionOf: serviceIds })
    : [];
  const anyone = await find({ serviceIds, gender: session.preferredGender });
  // Covering it unchanged is looked up separately.
  const itself = { date: slot.day, time: timeOf(slot.startsAt) };
  const isKnown = (one: OfferedTime) =>
    [itself, ...same].some(({ date, time }) => date === one.date && time === one.time);
  return [...same, ...anyone.filter((each) => !isKnown(each))];
}

/**
 * Therapists of the branch who could take a session unchanged: they offer its services, match the
 * requested gender, and work and are free then, with a bed or room if needed; the least booked
 * first.
 */
export async function findCovers(
  db: Db,
  session: Displaced,
  now: Date,
): Promise<{ therapist_id: number; therapist: string }[]> {
  const { id, location: locationCode, serviceIds, clientId } = session;
  const slot = slotOfSession(session);
  // It stays on its day, even where that day cannot be booked any more.
  const window = { now, holder: accountHolder(clientId), daysAhead: Number.POSITIVE_INFINITY };
  const filter = { locationCode, serviceIds, gender: session.preferredGender, movingId: id };
  const diary = await readDiary(db, filter, slot.day, slot.day, window);
  const { planned, nowMinute } = openDiary(diary, window)(askedAbout(diary), 0);
  return planned
    .filter(({ therapist }) => therapist.id !== session.therapistId)
    .filter(({ day }) =>
      obstaclesAt(day, nowMinute, slot.startMinute, slot.lastsMinutes).every(
        (obstacle) => obstacle === 'grid' || obstacle === 'passed',
      ),
    )
    .toSorted(
      (a, b) => a.bookedMinutes - b.bookedMinutes || a.therapist.position - b.therapist.position,
    )
    .map(({ therapist }) => ({ therapist_id: therapist.id, therapist: therapist.name }));
}

async function windowOf(db: Db, { id, clientId }: Displaced, now: Date): Promise<DiaryWindow> {
  const moving = await requireOwnBooking(db, { accountId: clientId, accountType: 'client' }, id);
  const window = await readBookingHorizon(db, accountHolder(clientId), now);
  return moving ? { ...window, ...moving.bounds } : window;
}

function slotOfSession({ startsAt, minutes }: Displaced): Slot {
  const day = studioDayOf(startsAt);
  return slotOf({ day, startMinute: minutesInto(day, startsAt), startsAt }, minutes);
}
