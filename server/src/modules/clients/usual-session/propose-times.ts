import type { OfferedTimes, offerTimes as route } from '@limber/contract/desk/day/usual-session.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { dayOf, weekdayAndDateOf } from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { readMessages } from '../../catalogue/messages/read-messages.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { findNextOpenings } from '../../scheduling/find-next-openings.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { findClient, findNameOfBranch } from '../queries/people.ts';
import { textOfTimes } from './usual-session-rules.ts';

/**
 * The next free times for a client, with the requested therapist or any, and the message that
 * offers them in the client's language. Refuses 404 an unknown client or therapist.
 */
export async function proposeTimes(
  db: Db,
  clientId: number,
  query: Static<typeof route.query>,
  now: Date,
): Promise<OfferedTimes> {
  const client = await findClient(db, clientId);
  if (!client) throw refusal(404, UNKNOWN_CLIENT);
  const { therapist_id: therapistId, location, services, gender, from } = query;
  const filter = {
    ...{ therapistId, gender },
    locationCode: location,
    serviceIds: services?.split(',').map(Number),
    favouritesOf: clientId,
  };
  const found = await findNextOpenings(
    db,
    filter,
    { notBefore: from, lastsMinutes: query.total_duration },
    await readBookingHorizon(db, accountHolder(clientId), now),
  );
  const times = therapistId === undefined ? found.any : found.therapist;
  const language = client.language as OfferedTimes['language'];
  const [named, branch, say] = await Promise.all([
    readNames(db, language),
    findNameOfBranch(db, location),
    readMessages(db, language),
  ]);
  const said = {
    firstName: plainName(client.first_name),
    branch: named(branch ?? ''),
    times: times.map(({ date, time, therapist_name }) => ({
      // After midnight the studio's day is the one before, which nobody says to a client.
      day: weekdayAndDateOf(dayOf(parseStart(date, time).startsAt), language),
      time,
      therapist: named(therapist_name),
    })),
  };
  return { times, language, text: textOfTimes(said, say) };
}
