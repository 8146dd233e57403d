import { minutesInto, studioDayOf, timeOf } from '../../../platform/dubai.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { plainWholeName } from '../../accounts/name-rules.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import type { Occupant } from './queries.ts';
import { giveBack, HELD_NOW, takenBy } from './rules.ts';

/**
 * The resources that a session is given when it stands again at its time. Refuses 409 a time that somebody
 * else has by now, by name, or that somebody holds.
 */
export function giveTime(
  day: TherapistDay,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  other: Occupant | undefined,
): number[] {
  const date = studioDayOf(startsAt);
  const startMinute = minutesInto(date, startsAt);
  const given = giveBack(day, startMinute, minutesInto(date, endsAt) - startMinute);
  if (!other?.hasTherapist && given !== null) return given;
  if (!other) throw refusal(409, HELD_NOW);
  const name = plainWholeName(other.firstName, other.lastName);
  throw refusal(409, takenBy(name, timeOf(other.startsAt)));
}
