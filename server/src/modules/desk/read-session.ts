import type { DeskSession } from '@limber/contract/desk/day/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { unknownAppointment } from '../bookings/read-booking.ts';
import { findUndoable } from '../bookings/undoing/undo-move.ts';
import { capLeft } from './package-cap-rules.ts';
import { findSession } from './queries/session.ts';

/**
 * A session's history, and what else its client has booked and owns. Refuses 404 an unknown one.
 */
export async function readSession(
  db: Db,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<DeskSession> {
  const [session, undoable] = await Promise.all([
    findSession(db, bookingId, now),
    findUndoable(db, actor, bookingId, now),
  ]);
  if (!session) throw unknownAppointment();
  return {
    events: session.events.map(({ id, at, moved_from, moved_until, ...event }) => ({
      ...event,
      undoable: id === undoable,
      at: instant(at),
      moved_from: moved_from === null ? null : instant(moved_from),
      moved_until: moved_until === null ? null : instant(moved_until),
    })),
    blocked_reason: session.blocked_reason,
    desk_note: session.desk_note,
    notes: session.notes,
    visits: session.visits.map((visit) => ({ ...visit, starts_at: instant(visit.starts_at) })),
    packages: session.packages.map(({ cap, ...owned }) => ({
      ...owned,
      ...capLeft(owned.balance_minutes, cap),
    })),
  };
}

const instant = (written: string) => new Date(written).toISOString();
