import type { Tasks } from '../../platform/job-workers.ts';
import type { WaitingDeps } from './deps.ts';
import { expireOffer } from './offering/answer-offer.ts';
import { offerFreedTime } from './offering/offer-freed-time.ts';

/** The jobs of the waiting list that tell nobody. Each reads again what is so by then. */
export function waitingListTasks(
  deps: WaitingDeps,
): Pick<Tasks, 'offer-freed-time' | 'expire-offer'> {
  return {
    'offer-freed-time': (freed) => offerFreedTime(deps, freed, deps.clock.now()),
    'expire-offer': ({ offerId }) => expireOffer(deps, offerId, deps.clock.now()),
  };
}
