import type { Tasks } from '../../platform/job-workers.ts';
import type { BookingDeps } from './deps.ts';
import { giveBackWhenResold } from './resold-time/give-back-when-resold.ts';

/** The jobs that bookings add and that tell nobody; the others are in `notifying/what-bookings-tell`. */
export function bookingTasks(deps: BookingDeps): Pick<Tasks, 'heal-late-cancel'> {
  return {
    'heal-late-cancel': ({ bookingId }) => giveBackWhenResold(deps, bookingId, deps.clock.now()),
  };
}
