import type { TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { timeFromMinutes } from '../../../platform/studio-days.ts';
import type { Fields } from '../../audit/changed-field-rules.ts';

/** What the audit log keeps of a time off: times only where they are not the ends of a day. */
export function auditedTimeOff(off: TimeOff): Fields {
  const at = (day: string, minute: number, end: number) =>
    minute === end ? day : `${day} ${timeFromMinutes(minute)}`;
  return {
    kind: off.kind,
    starts_on: at(off.from, off.from_minute, DAY_BEGINS_MINUTE),
    ends_on: at(off.to, off.to_minute, DAY_BEGINS_MINUTE + DAY_MINUTES),
    note: off.note || null,
    withdrawn: off.withdrawn_at !== null,
  };
}
