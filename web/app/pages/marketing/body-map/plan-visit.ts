import type { ServiceDuration } from '@limber/contract/catalogue.ts';
import type { Proposal } from './propose-services.ts';

export interface Visit {
  takes(proposal: Proposal): boolean;
  durationOf(proposal: Proposal): ServiceDuration;
  /** The visit's services, as the wizard's address takes them. */
  choices: { serviceId: number; durationId: number }[];
  lastsMinutes: number;
  price: number;
}

/** Length of the first service, or its nearest; others have their shortest. */
const mainMinutes = 60;

/**
 * One visit from proposals. The first one is included unless `wishes` (service id to included or
 * not) say otherwise. The first takes an hour, others their shortest time. Proposals have
 * durations.
 */
export function planVisit(proposals: Proposal[], wishes: ReadonlyMap<number, boolean>): Visit {
  const takes = (proposal: Proposal) =>
    wishes.get(proposal.service.id) ?? proposal === proposals[0];
  const durationOf = (proposal: Proposal) =>
    proposal === proposals[0] ? nearest(proposal, mainMinutes) : nearest(proposal, 0);
  const taken = proposals.filter(takes).map((proposal) => ({
    serviceId: proposal.service.id,
    duration: durationOf(proposal),
  }));
  return {
    takes,
    durationOf,
    choices: taken.map(({ serviceId, duration }) => ({ serviceId, durationId: duration.id })),
    lastsMinutes: taken.reduce((sum, { duration }) => sum + duration.time, 0),
    price: taken.reduce((sum, { duration }) => sum + duration.price, 0),
  };
}

function nearest({ service }: Proposal, minutes: number): ServiceDuration {
  return service.durations.reduce((best, duration) =>
    Math.abs(duration.time - minutes) < Math.abs(best.time - minutes) ? duration : best,
  );
}
