import type { Tasks } from '../../platform/job-workers.ts';
import type { PushDeps } from '../messages/deps.ts';
import { tellClientHere, tellDayChanged } from './notifying/tell-therapist.ts';
import { giveBackWhenResold } from './resold-time/give-back-when-resold.ts';

/** The jobs of bookings that wait for other machines. */
export const slowBookingTasks = ['tell-client-here', 'tell-day-changed'];

/** The jobs of bookings that tell no client; the others are in `notifying/what-bookings-tell`. */
export function bookingTasks(
  deps: PushDeps,
): Pick<Tasks, 'heal-late-cancel' | 'tell-client-here' | 'tell-day-changed'> {
  return {
    'heal-late-cancel': ({ bookingId }) => giveBackWhenResold(deps, bookingId, deps.clock.now()),
    'tell-client-here': (job) => tellClientHere(deps, job),
    'tell-day-changed': (job) => tellDayChanged(deps, job),
  };
}
