import type {
  listSessionNeeds as route,
  SessionNeed,
} from '@limber/contract/desk/day/session-needs.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { slotOf } from '../../scheduling/slot-rules.ts';
import { listMeeting, type MeetingResource } from './queries.ts';

/**
 * What a session at a given time needs besides its therapist, each need once, and the session that uses it then.
 */
export async function listSessionNeeds(
  db: Db,
  query: Static<typeof route.query>,
): Promise<SessionNeed[]> {
  const found = await listMeeting(db, {
    ...slotOf(parseStart(query.date, query.time), query.total_duration),
    locationCode: query.location,
    serviceIds: query.services?.split(',').map(Number) ?? [],
    ...(query.booking_id !== undefined && { exceptId: query.booking_id }),
  });
  const needs = Map.groupBy(found, ({ need }) => need);
  // Two services that need the same are in one place.
  const different = new Map(
    [...needs.values()].map((resources) => [resources.map(({ id }) => id).join(), resources]),
  );
  return [...different.values()].map((resources) => ({ resources: resources.map(onWire) }));
}

function onWire({ id, name, firstName, lastName, startsAt }: MeetingResource) {
  const taken = startsAt && {
    name: `${firstName} ${lastName}`.trim(),
    from: startsAt.toISOString(),
  };
  return { id, name, taken };
}
