import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { plainWholeName } from '../accounts/name-rules.ts';
import { findLastActor } from './queries.ts';
import { readDeskBooking } from './read-desk-booking.ts';

/** Which booking, and as which of its states somebody saw it; without a version whatever it is. */
export interface Seen {
  readonly id: string;
  readonly version?: number;
}

/**
 * Refuses a change of a booking that was changed since it was seen: 409 with the booking as it is now. Ask
 * under its lock.
 */
export async function refuseOlder(
  trx: Trx,
  actor: Actor,
  seen: Seen,
  { version }: { readonly version: number },
): Promise<void> {
  if (seen.version === undefined || seen.version === version) return;
  const booking = await readDeskBooking(trx, actor, seen.id);
  const who = await findLastActor(trx, seen.id);
  const name = who && plainWholeName(who.firstName, who.lastName);
  // It may have been the client, whose whole name is not for a therapist.
  const isNamed = name && actor.accountType !== 'therapist';
  throw refusal(409, isNamed ? changedBy(name) : CHANGED_SINCE, { booking });
}

const CHANGED_SINCE: Sentence = {
  en: 'Somebody has just changed this booking. Please look at it again.',
  ar: 'عُدِّل هذا الحجز للتو. يرجى مراجعته من جديد.',
};

function changedBy(name: string): Sentence {
  return {
    en: `${name} has just changed this booking. Please look at it again.`,
    ar: (named) => `عُدِّل هذا الحجز للتو بواسطة ${named(name)}. يرجى مراجعته من جديد.`,
  };
}
