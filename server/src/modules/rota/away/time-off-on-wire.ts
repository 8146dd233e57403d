import type { TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { clockAt, studioDayOf } from '../../../platform/studio-days.ts';
import type { StoredSessionInTimeOff, StoredTimeOff } from './queries.ts';
import { outcomeOf } from './time-off-rules.ts';

/** A time off in the words of the wire. */
export function timeOffOnWire(
  stored: StoredTimeOff,
  met: readonly StoredSessionInTimeOff[],
): TimeOff {
  const from = studioDayOf(stored.startsAt);
  const to = studioDayOf(new Date(stored.endsAt.getTime() - 1));
  return {
    id: stored.id,
    therapist_id: stored.therapistId,
    therapist: stored.therapist,
    kind: stored.kind,
    note: stored.note,
    from,
    from_minute: clockAt(from, stored.startsAt),
    to,
    to_minute: clockAt(to, stored.endsAt),
    made_at: stored.madeAt?.toISOString() ?? null,
    made_by: stored.madeBy,
    withdrawn_at: stored.withdrawnAt?.toISOString() ?? null,
    withdrawn_by: stored.withdrawnBy,
    open: stored.withdrawnAt
      ? 0
      : met.filter((each) => each.timeOffId === stored.id && outcomeOf(each) === null).length,
  };
}
