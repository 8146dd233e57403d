import type { Db } from '../../../platform/database/db.ts';
import * as queries from './work-queries.ts';

/**
 * What the studio keeps about somebody's work in the team, in wire format: amounts in the studio's currency. It
 * contains nothing about clients.
 */
export async function gatherWork(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const [therapist, done] = await Promise.all([
    queries.findTherapistOf(db, accountId),
    queries.findDoneBy(db, accountId),
  ]);
  const own = therapist && (await gatherTherapist(db, therapist.id));
  return { therapist: therapist ?? null, ...own, done_by_me: done.deeds, notes_by_me: done.notes };
}

async function gatherTherapist(db: Db, id: number) {
  const [hours, earnings, sessions, moved, deeds] = await Promise.all([
    queries.findHoursOf(db, id),
    queries.findEarningsOf(db, id),
    queries.listSessionsGivenBy(db, id),
    queries.listSessionsMovedFrom(db, id),
    queries.listEntriesOfWork(db, id),
  ]);
  return {
    shifts: hours.shifts,
    changed_days: hours.changedDays,
    time_off: hours.timeOff,
    late_notices: hours.late,
    pay_rates: earnings.rates,
    pay_statements: earnings.statements,
    products_advised: earnings.advised,
    tips: earnings.tips,
    sessions_given: sessions,
    sessions_moved_away: moved,
    records_of_work: deeds,
  };
}
