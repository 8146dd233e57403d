import type { TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { minutesInto, studioDayOf } from '../../../platform/dubai.ts';
import type { KeptMet, KeptTimeOff } from './queries.ts';
import { outcomeOf } from './rules.ts';

/** A time off in the words of the wire. */
export function timeOffOnWire(kept: KeptTimeOff, met: readonly KeptMet[]): TimeOff {
  const from = studioDayOf(kept.startsAt);
  const to = studioDayOf(new Date(kept.endsAt.getTime() - 1));
  return {
    id: kept.id,
    therapist_id: kept.therapistId,
    therapist: kept.therapist,
    kind: kept.kind,
    note: kept.note,
    from,
    from_minute: minutesInto(from, kept.startsAt),
    to,
    to_minute: minutesInto(to, kept.endsAt),
    made_at: kept.madeAt?.toISOString() ?? null,
    made_by: kept.madeBy,
    withdrawn_at: kept.withdrawnAt?.toISOString() ?? null,
    withdrawn_by: kept.withdrawnBy,
    open: kept.withdrawnAt
      ? 0
      : met.filter((each) => each.timeOffId === kept.id && outcomeOf(each) === null).length,
  };
}
