import { minutesInto, studioDayOf } from '../../../platform/dubai.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import type { BookingToChange } from '../changing/queries.ts';
import type { Occupant } from '../taken/queries.ts';
import { nameOccupant } from '../taken/say-who-has-it.ts';
import { giveBack, HELD_NOW } from './rules.ts';

/**
 * The resources that a session is given when it stands again at its time: those it had where they are free.
 * Refuses 409 a time that somebody else has by now, by name, or the room or bed where that is what they have,
 * and one that somebody holds.
 */
export function giveTime(
  actor: Actor,
  day: TherapistDay,
  { startsAt, endsAt, resourceIds }: Pick<BookingToChange, 'startsAt' | 'endsAt' | 'resourceIds'>,
  other: Occupant | undefined,
): number[] {
  const date = studioDayOf(startsAt);
  const startMinute = minutesInto(date, startsAt);
  const lastsMinutes = minutesInto(date, endsAt) - startMinute;
  const given = giveBack(day, startMinute, lastsMinutes, resourceIds);
  if (!other?.hasTherapist && given !== null) return given;
  throw refusal(409, other ? nameOccupant(actor, other) : HELD_NOW);
}
