import { takesOf } from '../src/modules/scheduling/buffer-and-resource-rules.ts';
import type { Trx } from '../src/platform/database/db.ts';
import { insertRows } from './insert-rows.ts';
import type { OrderedSession } from './spread-clients.ts';
import type { BookingHistoryEvent } from './write-booking-history.ts';

/** A session with what happened to it, oldest first. */
export type ToldSession = OrderedSession & { id: string; events: BookingHistoryEvent[] };

/** Inserts sessions with everything that booking and holding them would leave behind. */
export async function insertSessions(trx: Trx, sessions: readonly ToldSession[]): Promise<void> {
  await insertRows(trx, 'bookings', sessions.map(bookingRow));
  await insertRows(
    trx,
    'booking_lines',
    sessions.flatMap(({ id, lines }) =>
      lines.map((line, index) => ({
        booking_id: id,
        position: index + 1,
        service_id: line.serviceId,
        service_name: line.name,
        lasts_minutes: line.lastsMinutes,
        price_fils: line.priceMinor,
      })),
    ),
  );
  await insertRows(
    trx,
    'booking_resources',
    sessions.flatMap((session) => {
      const { id, startsAt, endsAt, bufferMinutes, resourceIds } = session;
      const until = new Date(endsAt.getTime() + bufferMinutes * 60_000);
      return resourceIds.map((resourceId) => ({
        booking_id: id,
        resource_id: resourceId,
        during: `[${startsAt.toISOString()},${until.toISOString()})`,
        live: !['cancelled', 'no_show'].includes(statusOf(session)),
      }));
    }),
  );
  await insertRows(
    trx,
    'booking_events',
    sessions.flatMap(({ id, events }) => events.map((event) => ({ booking_id: id, ...event }))),
  );
}

function bookingRow(session: ToldSession) {
  const { events, override } = session;
  return {
    id: session.id,
    client_id: session.clientId,
    therapist_id: session.therapist.id,
    location_code: session.therapist.locationCode,
    service_type: 'service',
    status: statusOf(session),
    starts_at: session.startsAt.toISOString(),
    ends_at: session.endsAt.toISOString(),
    buffer_minutes: session.bufferMinutes,
    therapist_minutes: takesOf(session.lines, []).therapistMinutes,
    cancelled_by: statusOf(session) === 'cancelled' ? 'client' : null,
    price_fils: session.lines.reduce((sum, line) => sum + line.priceMinor, 0),
    source: session.source,
    booked_by: session.bookedBy,
    override_reason: override?.reason ?? null,
    // Every later change adds one.
    version: events.length,
    created_at: events[0]?.at as string,
  };
}

function statusOf({ events }: ToldSession): string {
  return events.at(-1)?.to_status ?? 'booked';
}
