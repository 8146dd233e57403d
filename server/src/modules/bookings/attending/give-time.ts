import { minutesInto, studioDayOf } from '../../../platform/dubai.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import type { Occupant } from '../taken/queries.ts';
import { nameOccupant } from '../taken/say-who-has-it.ts';
import { giveBack, HELD_NOW } from './rules.ts';

/**
 * The resources that a session is given when it stands again at its time. Refuses 409 a time that somebody
 * else has by now, by name, or the room or bed where that is what they have, and one that somebody holds.
 */
export function giveTime(
  actor: Actor,
  day: TherapistDay,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  other: Occupant | undefined,
): number[] {
  const date = studioDayOf(startsAt);
  const startMinute = minutesInto(date, startsAt);
  const given = giveBack(day, startMinute, minutesInto(date, endsAt) - startMinute);
  if (!other?.hasTherapist && given !== null) return given;
  throw refusal(409, other ? nameOccupant(actor, other) : HELD_NOW);
}
