import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { timeOf } from '../../../platform/studio-days.ts';
import { plainWholeName } from '../../accounts/name-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/time-taken-refusals.ts';
import type { SlotTaken } from '../booking/refuse-or-override.ts';
import { findOccupantOf, type Occupant, type TimeToCheck } from './queries.ts';
import { HELD_NOW, noneIsFree, resourceTakenBy, takenBy } from './taken-by-whom-refusals.ts';

/**
 * Why a time is gone, as the desk is told: whose session has it, or has the room or bed where the
 * therapist is free, unless that is in a branch which the actor does not see; or that somebody is
 * about to book it.
 */
export async function explainConflict(
  db: Db | Trx,
  actor: Actor,
  { sentence, isHeld }: Pick<SlotTaken, 'sentence' | 'isHeld'>,
  slot: TimeToCheck,
): Promise<Sentence> {
  if (isHeld) return HELD_NOW;
  if (sentence !== NO_LONGER_FREE) return sentence;
  const other = await findOccupantOf(db, slot);
  return other ? nameOccupant(actor, other) : sentence;
}

/**
 * The client who has a time, or the room or bed where the therapist is free; in a branch that the actor does
 * not see, only that somebody has.
 */
export function nameOccupant({ branches = [] }: Actor, other: Occupant): Sentence {
  if (!(branches === 'all' || branches.includes(other.locationCode))) return NO_LONGER_FREE;
  const name = plainWholeName(other.firstName, other.lastName);
  const time = timeOf(other.startsAt);
  if (other.hasTherapist) return takenBy(name, time);
  if (other.resource !== null) return resourceTakenBy(other.resource, name, time);
  return other.kind === null ? takenBy(name, time) : noneIsFree(other.kind);
}
