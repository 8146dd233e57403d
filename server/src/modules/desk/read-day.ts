import type { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf, minuteOf, spanOfDays, studioDayOf, weekdayOf } from '../../platform/studio-days.ts';
import { isUnanswered } from '../bookings/answering/unanswered-rules.ts';
import { cutoffOf } from '../bookings/changing/cancel-rules.ts';
import { readRemindedHours } from '../bookings/notifying/plan-mails.ts';
import type { RemindedHours } from '../catalogue/settings/reminder-rules.ts';
import { isExpired } from '../packages/ending/package-expiry-rules.ts';
import { capLeft } from './package-cap-rules.ts';
import { listCancelled } from './queries/cancelled.ts';
import { type DayQuery, findDay, type StoredDay, type StoredDayBooking } from './queries/day.ts';

/** Which day of which branch; default: today in all. */
export interface DayRequest {
  readonly date?: string | undefined;
  readonly location?: string | undefined;
  /** Branches that the actor sees; default: all. */
  readonly branches?: readonly string[] | 'all' | undefined;
}

/** A day of the studio for those who work there. */
export async function readDay(db: Db, request: DayRequest, now: Date): Promise<DeskDay> {
  const date = request.date ?? studioDayOf(now);
  const [day, remindedHours] = await Promise.all([
    findDayOf(db, date, request.location),
    readRemindedHours(db),
  ]);
  const { branches = 'all' } = request;
  const sees = (code: string) => branches === 'all' || branches.includes(code);
  const bookings = day.bookings.filter(({ location }) => sees(location));
  // A therapist sent there for one session belongs neither to the branch nor to its shifts.
  const booked = new Set(bookings.map((each) => each.therapist_id));
  return {
    date,
    now: now.toISOString(),
    branches: day.branches.filter(({ code }) => sees(code)),
    therapists: day.therapists
      .filter(
        ({ id, location, shifts }) =>
          booked.has(id) || sees(location) || shifts.some((shift) => sees(shift.location)),
      )
      .map((therapist) => ({ ...therapist, late: lateOnWire(therapist.late) })),
    bookings: bookings.map((each) => onWire(each, { now, remindedHours })),
  };
}

/** The day as stored, of one branch or all. */
export function findDayOf(db: Db, date: string, location?: string): Promise<StoredDay> {
  return findDay(db, spanOf(date, location));
}

function spanOf(date: string, location: string | undefined): DayQuery {
  return {
    date,
    weekday: weekdayOf(date),
    midnight: minuteOf(date, 0),
    ...spanOfDays(date),
    locationCode: location ?? null,
  };
}

/** The cancelled sessions of that day. */
export async function readCancelled(
  db: Db,
  { date, location, branches = 'all' }: DayRequest,
  now: Date,
): Promise<CancelledSession[]> {
  const [rows, remindedHours] = await Promise.all([
    listCancelled(db, spanOf(date ?? studioDayOf(now), location)),
    readRemindedHours(db),
  ]);
  return rows
    .filter(({ booking }) => branches === 'all' || branches.includes(booking.location))
    .map((row) => ({
      ...onWire(row.booking, { now, remindedHours }),
      cancelled: {
        at: row.at?.toISOString() ?? null,
        name: row.name,
        by: row.cancelledBy,
        reason: row.reason,
        used: row.late,
        healed_minutes: row.healedMinutes,
        undone: row.undone ?? false,
        taken_by: row.takenBy,
      },
    }));
}

/** A therapist's lateness, on the wire. */
export function lateOnWire(late: StoredDay['therapists'][number]['late']) {
  return late && { ...late, said_at: new Date(late.said_at).toISOString() };
}

/** What a session is read with: the present, and when clients are reminded. */
interface Present {
  readonly now: Date;
  readonly remindedHours: RemindedHours;
}

function onWire(
  {
    price_fils,
    paid_online_fils,
    starts_at,
    cutoff_hours,
    planned_at,
    package: stored,
    ...booking
  }: StoredDayBooking,
  { now, remindedHours }: Present,
): DeskDay['bookings'][number] {
  const today = dayOf(now);
  const asked = {
    startsAt: new Date(starts_at),
    plannedAt: planned_at === null ? null : new Date(planned_at),
  };
  return {
    ...booking,
    unanswered: isUnanswered(asked, remindedHours, now),
    starts_at: new Date(starts_at).toISOString(),
    cutoff_hours: cutoffOf({ cutoffHours: cutoff_hours }),
    price: amountOf(price_fils),
    paid_online: amountOf(paid_online_fils),
    package: stored && packageOnWire(stored, today),
  };
}

function packageOnWire({ cap, ...owned }: NonNullable<StoredDayBooking['package']>, today: string) {
  const balance_minutes = isExpired(owned.expires_on, today) ? 0 : owned.balance_minutes;
  return { ...owned, balance_minutes, ...capLeft(balance_minutes, cap) };
}
