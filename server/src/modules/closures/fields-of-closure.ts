import { timeFromMinutes } from '../../platform/studio-days.ts';
import type { Fields } from '../audit/changed-field-rules.ts';
import type { StoredClosure } from './queries.ts';

/** What the audit log keeps of a closure. */
export function fieldsOfClosure(stored: StoredClosure): Fields {
  const { from_minute, to_minute } = stored;
  const isPart = from_minute !== null && to_minute !== null;
  return {
    ...{
      name: stored.name,
      name_ar: stored.name_ar || null,
      title: stored.title,
      title_ar: stored.title_ar || null,
    },
    ...{ greeting_ar: stored.greeting_ar || null, location: stored.location },
    ...{ starts_on: stored.starts_on, ends_on: stored.ends_on },
    part: isPart ? `${timeFromMinutes(from_minute)}-${timeFromMinutes(to_minute)}` : null,
    ...{ state: stored.state, takes_bookings: stored.takes_bookings },
  };
}
