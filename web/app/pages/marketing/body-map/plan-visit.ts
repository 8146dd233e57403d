import type { ServiceDuration } from '@limber/contract/catalogue.ts';
import type { Proposal } from './propose-services.ts';

export interface Visit {
  takes(proposal: Proposal): boolean;
  durationOf(proposal: Proposal): ServiceDuration;
  /** What the visitor would book, as the wizard's address wants it. */
  choices: { serviceId: number; durationId: number }[];
  lastsMinutes: number;
  /** AED. */
  price: number;
}

/** So much of the leading service is proposed, if it comes that long; of the others, the least. */
const mainMinutes = 60;

/**
 * One visit made of proposals: the first one unless `wishes` (service id to taken or not) say
 * otherwise, the first for an hour, others for their shortest time. Proposals have durations.
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
