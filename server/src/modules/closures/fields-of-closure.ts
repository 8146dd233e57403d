import { timeFromMinutes } from '../../platform/dubai.ts';
import type { Fields } from '../audit/rules.ts';
import type { KeptClosure } from './queries.ts';

/** What the audit log keeps of a closure. */
export function fieldsOfClosure(kept: KeptClosure): Fields {
  const { from_minute, to_minute } = kept;
  const isPart = from_minute !== null && to_minute !== null;
  return {
    ...{
      name: kept.name,
      name_ar: kept.name_ar || null,
      title: kept.title,
      title_ar: kept.title_ar || null,
    },
    ...{ greeting_ar: kept.greeting_ar || null, location: kept.location },
    ...{ starts_on: kept.starts_on, ends_on: kept.ends_on },
    part: isPart ? `${timeFromMinutes(from_minute)}-${timeFromMinutes(to_minute)}` : null,
    ...{ state: kept.state, takes_bookings: kept.takes_bookings },
  };
}
