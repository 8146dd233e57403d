import type { Tasks } from '../../platform/job-workers.ts';
import type { WaitingDeps } from './deps.ts';
import { expireOffer } from './offering/answer-offer.ts';
import { offerFreedTime } from './offering/offer-freed-time.ts';
import { tellOfOffer } from './offering/tell-of-offer.ts';

/** The jobs of the waiting list. Each reads again what is so by then. */
export function waitingListTasks(
  deps: WaitingDeps,
): Pick<Tasks, 'offer-freed-time' | 'tell-of-offer' | 'expire-offer'> {
  return {
    'offer-freed-time': (freed) => offerFreedTime(deps, freed, deps.clock.now()),
    'tell-of-offer': ({ offerId }) => tellOfOffer(deps, offerId, deps.clock.now()),
    'expire-offer': ({ offerId }) => expireOffer(deps, offerId, deps.clock.now()),
  };
}
