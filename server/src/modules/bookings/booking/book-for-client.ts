import { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingAtDesk, DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { accountHolder } from '../../scheduling/window-rules.ts';
import type { BookDeps } from '../deps.ts';
import { readDeskBooking } from '../read-desk-booking.ts';
import { book } from './book.ts';
import { parseDeskBooking } from './parse-booking.ts';
import { isDeskStart, NO_DESK_START } from './time-rules.ts';

/**
 * Books a session for a client at the desk: all that `book` does, with the desk's actor beside the
 * client. Wishes of the studio pass with a reason. Refuses like `book`, and 404 an unknown client.
 */
export async function bookForClient(
  deps: BookDeps,
  actor: Actor,
  body: DeskBookingRequest,
  now: Date,
): Promise<BookingAtDesk> {
  const request = parseDeskBooking(body);
  if (!isDeskStart(request.slot.startMinute)) throw wrongField('time', NO_DESK_START);
  const clientId = body.client_id;
  const { package: left, id } = await book(
    deps,
    actor,
    {
      request,
      // What the client holds themselves is theirs here too.
      holder: accountHolder(clientId),
      clientId,
      desk: {
        source: body.source ?? 'desk',
        override: body.override ?? null,
        resourceIds: body.resource_ids,
      },
      types: ServiceType.enum,
    },
    now,
  );
  return { ...(await readDeskBooking(deps.db, actor, id)), ...(left && { package: left }) };
}
