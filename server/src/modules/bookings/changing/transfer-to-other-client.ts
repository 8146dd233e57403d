import { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { Turns } from '../../../platform/speed/one-at-a-time.ts';
import { studioDayOf, timeOf } from '../../../platform/studio-days.ts';
import { listUsable, payerFrom } from '../../packages/list-active-packages.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { book } from '../booking/book.ts';
import { payerOn, requestOf } from '../booking/book-same-again.ts';
import type { Override } from '../booking/overridable-rules.ts';
import { parseDeskBooking } from '../booking/parse-booking.ts';
import type { BookDeps } from '../deps.ts';
import { readDeskBooking, unknownAppointment } from '../read-booking.ts';
import { cancelByDesk } from './cancel-rules.ts';
import { changeBooking, type SeenVersion } from './change-booking.ts';
import { findBooking } from './queries.ts';
import type { BookingToChange } from './who-may-change-until-when-rules.ts';

/** The client who receives a session, and why. */
export interface ClientTransfer {
  readonly clientId: number;
  readonly reason: string;
  readonly override: Override;
}

/**
 * Gives a session to another client in one transaction: it is cancelled for its own client, with
 * everything returned, and booked unchanged for the other. A package of the other client pays if
 * one can; otherwise they pay the price. Returns the session of the other client. Refuses 400 its
 * own client, and like `cancelAtDesk` and `bookForClient`.
 */
export async function transferToOtherClient(
  deps: BookDeps,
  actor: Actor,
  seen: SeenVersion,
  { clientId, reason, override }: ClientTransfer,
  now: Date,
): Promise<BookingAtDesk> {
  const known = await findBooking(deps.db, seen.id);
  if (!known) throw unknownAppointment();
  if (known.clientId === clientId) throw wrongField('client_id', THEIRS_ALREADY);
  const day = studioDayOf(known.startsAt);
  const requestFor = (session: BookingToChange, payer: ReturnType<typeof payerOn>) =>
    parseDeskBooking({
      ...requestOf(session, payer, clientId),
      date: day,
      time: timeOf(session.startsAt),
    });
  const { id } = await book(
    // Nobody else can get the time meanwhile. Another desk that waits for the same session is told
    // who was faster.
    { ...deps, turns: new Turns() },
    actor,
    {
      clientId,
      holder: accountHolder(clientId),
      request: requestFor(known, null),
      before: async (trx) => {
        await lockActor(trx, actor.accountId);
        // Two sessions that change hands both ways wait for each other here.
        for (const each of [known.clientId, clientId].sort((a, b) => a - b))
          await lockAccount(trx, each, { sessions: true });
        const how = { by: 'studio', countsAs: 'returned', reason } as const;
        const decide = (booking: BookingToChange) => cancelByDesk(booking, how, now);
        const change = { seen, known, locksActor: false, movesMinutes: true, decide };
        const session = await changeBooking(trx, deps, actor, change, now);
        const payers = (await listUsable(trx, clientId, now)).map(payerFrom);
        return { clientId, request: requestFor(session, payerOn(day, session, payers)) };
      },
      desk: { source: 'desk', override, resourceIds: known.resourceIds },
      types: ServiceType.enum,
    },
    now,
  );
  return readDeskBooking(deps.db, actor, id);
}

const THEIRS_ALREADY = {
  en: 'This session is theirs already. Please choose another client.',
  ar: 'هذه الجلسة لهذا العميل بالفعل. يرجى اختيار عميل آخر.',
};
