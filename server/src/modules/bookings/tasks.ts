import type { Tasks } from '../../platform/job-workers.ts';
import type { BookingDeps } from './deps.ts';
import { healLateCancel } from './healing/heal-late-cancel.ts';

/** The jobs that bookings add and that tell nobody; the others are in `notifying/what-bookings-tell`. */
export function bookingTasks(deps: BookingDeps): Pick<Tasks, 'heal-late-cancel'> {
  return {
    'heal-late-cancel': ({ bookingId }) => healLateCancel(deps, bookingId, deps.clock.now()),
  };
}
