import { ServiceType } from '@limber/contract/appointments.ts';
import type { ForKnownClient, OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { findAnswer } from '../../../platform/database/idempotency-key.ts';
import { answerOnce } from '../../../platform/http/answer-once.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import type { BookDeps } from '../deps.ts';
import { book } from './book.ts';
import { judgeRequest } from './judge-request.ts';
import { type BookingToMake, parseDeskBooking } from './parse-booking.ts';
import { readFacts } from './read-facts.ts';
import { SlotTaken } from './refuse-or-override.ts';
import { refuseTaken } from './refuse-taken.ts';
import { isDeskStart, NO_DESK_START } from './start-time-rules.ts';

/** A session that was booked in other software. */
export interface ImportedSession {
  readonly body: Omit<ForKnownClient, 'source' | 'override'>;
  /** The key that identifies it when it is imported again. */
  readonly key: string;
  /** Why rules of the studio are overridden. */
  readonly reason: string;
}

/**
 * Books a session that was booked elsewhere, and returns its id; the client gets only its
 * reminders. Refuses like `bookForClient`, except for overridable rules.
 */
export async function bookImported(
  deps: BookDeps & { readonly secret: string },
  actor: Actor,
  session: ImportedSession,
  now: Date,
): Promise<string> {
  const wanted = { ...wantedOf(session), types: ServiceType.enum };
  const once = { accountId: actor.accountId, key: session.key, request: session.body, now };
  const { id } = await answerOnce(deps, once, () => book(deps, actor, wanted, now));
  return id;
}

/**
 * Refuses like {@link bookImported} without booking, and returns the rules that it would override.
 */
export async function judgeImported(
  deps: BookDeps,
  actor: Actor,
  session: ImportedSession,
  now: Date,
): Promise<readonly OverridableRule[]> {
  const wanted = wantedOf(session);
  // Once booked, it would conflict with itself.
  if (await findAnswer(deps.db, { accountId: actor.accountId, key: session.key })) return [];
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const facts = await readFacts(trx, actor, wanted, now);
      return judgeRequest(wanted, facts, now).brokenRules;
    });
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    throw await refuseTaken(deps.db, actor, wanted, error, now);
  }
}

function wantedOf({ body, reason }: ImportedSession): BookingToMake {
  const request = parseDeskBooking(body);
  if (!isDeskStart(request.slot.startMinute)) throw wrongField('time', NO_DESK_START);
  return {
    request,
    holder: accountHolder(body.client_id),
    clientId: body.client_id,
    desk: { source: 'import', override: { reason } },
  };
}
