import { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingAtDesk, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { makeClient } from '../../accounts/at-desk/make-client.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import type { BookDeps } from '../deps.ts';
import { readDeskBooking } from '../read-booking.ts';
import { book } from './book.ts';
import { type BookingToMake, type ParsedBooking, parseDeskBooking } from './parse-booking.ts';
import { isDeskStart, NO_DESK_START } from './start-time-rules.ts';

/**
 * Books a session for a client at the desk: like `book`, with a desk actor besides the client. A
 * new client is created in the same transaction. Overridable rules can be overridden with a
 * reason. Refuses like `book` and `makeClient`, 400 where nobody is named, and 404 an unknown
 * client.
 */
export async function bookForClient(
  deps: BookDeps,
  actor: Actor,
  body: DeskBookingRequest,
  now: Date,
): Promise<BookingAtDesk> {
  const request = parseDeskBooking(body);
  if (!isDeskStart(request.slot.startMinute)) throw wrongField('time', NO_DESK_START);
  const { package: left, id } = await book(
    deps,
    actor,
    {
      request,
      ...whoseOf(actor, request, body, now),
      desk: {
        source: body.source ?? 'desk',
        override: body.override ?? null,
        isAskedFor: body.asked_for,
        resourceIds: body.resource_ids,
      },
      types: ServiceType.enum,
    },
    now,
  );
  return { ...(await readDeskBooking(deps.db, actor, id)), ...(left && { package: left }) };
}

/**
 * The client of the session. Refuses 400 a body that names neither an existing nor a new client, or
 * both.
 */
function whoseOf(
  actor: Actor,
  request: ParsedBooking,
  { client_id: id, first_name, ...words }: DeskBookingRequest,
  now: Date,
): Pick<BookingToMake, 'clientId' | 'holder' | 'before'> {
  // A time that the client holds is free for them here too.
  if (id !== undefined && first_name === undefined)
    return { clientId: id, holder: accountHolder(id) };
  if (id !== undefined || first_name === undefined) throw wrongField('client_id', WHO_IS_IT);
  return {
    clientId: NOBODY_YET,
    holder: { accountId: null, browser: null },
    before: async (trx) => {
      await lockActor(trx, actor.accountId);
      const clientId = await makeClient(trx, actor, { ...words, first_name }, now);
      return { clientId, request };
    },
  };
}

/** An id that no account has. */
const NOBODY_YET = 0;

const WHO_IS_IT = {
  en: 'Please say who the session is for: a client, or the name and number of a new one.',
  ar: 'يرجى تحديد صاحب الجلسة: عميل مسجّل، أو اسم عميل جديد ورقمه.',
};
