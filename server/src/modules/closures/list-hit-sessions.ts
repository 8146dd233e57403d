import type { HitSession } from '@limber/contract/desk/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { minutesInto, studioDayOf } from '../../platform/dubai.ts';
import type { DiaryFilter } from '../scheduling/diary-rules.ts';
import { findNearestTimes } from '../scheduling/find-nearest-times.ts';
import { readWindow } from '../scheduling/read-window.ts';
import { type Slot, slotOf } from '../scheduling/slot-rules.ts';
import { accountHolder } from '../scheduling/window-rules.ts';
import { type Hit, type KeptClosure, listHit } from './queries.ts';

/** The sessions that a closure hits, each with what is free instead while the closure stands. */
export async function listHitSessions(
  db: Db,
  closure: KeptClosure,
  now: Date,
): Promise<HitSession[]> {
  const sessions: HitSession[] = [];
  // One after the other: a long list must not take every connection from those who book.
  for (const hit of await listHit(db, closure, now)) {
    sessions.push(onWire(hit, await findAlternatives(db, hit, now)));
  }
  return sessions;
}

async function findAlternatives(db: Db, hit: Hit, now: Date): Promise<HitSession['alternatives']> {
  const window = await readWindow(db, accountHolder(hit.clientId), now);
  const find = (filter: DiaryFilter) =>
    findNearestTimes(
      db,
      { ...filter, locationCode: hit.location, movingId: hit.id },
      slotOfHit(hit),
      window,
      () => true,
    );
  const same = await find({ therapistId: hit.therapistId, sessionOf: hit.serviceIds });
  return same.length > 0 ? same : find({ serviceIds: hit.serviceIds });
}

function slotOfHit({ startsAt, minutes }: Hit): Slot {
  const day = studioDayOf(startsAt);
  return slotOf({ day, startMinute: minutesInto(day, startsAt), startsAt }, minutes);
}

function onWire(hit: Hit, alternatives: HitSession['alternatives']): HitSession {
  return {
    id: hit.id,
    client: {
      id: hit.clientId,
      first_name: hit.firstName,
      last_name: hit.lastName,
      phone_number: hit.phone,
      email: hit.email,
    },
    starts_at: hit.startsAt.toISOString(),
    minutes: hit.minutes,
    location: hit.location,
    therapist_id: hit.therapistId,
    therapist: hit.therapist,
    services: hit.services,
    alternatives,
  };
}
