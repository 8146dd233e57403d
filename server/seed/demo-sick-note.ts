import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { insertTimeOff } from '../src/modules/rota/away/queries.ts';
import type { Trx } from '../src/platform/database/db.ts';
import { addDays, dayOf, minuteOf } from '../src/platform/studio-days.ts';
import type { DeskOf } from './demo-team.ts';

const BRANCH = 'B';

/**
 * Somebody calls in sick for tomorrow: the one of a branch with most sessions then, all still to be
 * covered.
 */
export async function insertSickNote(trx: Trx, deskOf: DeskOf, now: Date): Promise<void> {
  const tomorrow = addDays(dayOf(now), 1);
  const startsAt = minuteOf(tomorrow, DAY_BEGINS_MINUTE);
  const endsAt = minuteOf(addDays(tomorrow, 1), DAY_BEGINS_MINUTE);
  const busiest = await trx
    .selectFrom('bookings')
    .select((row) => ['therapist_id as therapistId', row.fn.countAll().as('sessions')])
    .where('location_code', '=', BRANCH)
    .where('status', '=', 'booked')
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .groupBy('therapist_id')
    .orderBy('sessions', 'desc')
    .orderBy('therapist_id')
    .executeTakeFirst();
  const [by] = deskOf(BRANCH);
  if (!busiest || by === undefined) return;
  await insertTimeOff(trx, {
    therapistId: busiest.therapistId,
    kind: 'sick',
    reason: 'Sick',
    note: 'Called the desk; back the day after',
    startsAt,
    endsAt,
    by,
    at: now,
  });
}
