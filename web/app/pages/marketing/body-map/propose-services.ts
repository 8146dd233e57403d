import type { Service, ServiceKind } from '@limber/contract/catalogue.ts';
import type { Muscle } from '../../../components/body/muscles.ts';

/** Kinds that can be proposed; prenatal stretching is left to the people it is for. */
export type ProposedKind = Exclude<ServiceKind, 'prenatal_stretching'>;

export interface Proposal {
  service: Service;
  kind: ProposedKind;
  /** The chosen muscles that it helps. */
  muscles: Muscle[];
}

/** Most services proposed at once. */
const mostProposals = 3;

/** How well a kind of service suits a muscle, 3 the best. */
const suits: Record<Muscle, Partial<Record<ProposedKind, number>>> = {
  neck: { sport_massage: 3, stretching: 2, red_light: 1 },
  shoulders: { sport_massage: 3, stretching: 2, cupping: 2 },
  chest: { pnf_stretching: 3, stretching: 2 },
  arms: { sport_massage: 3, dynamic_stretching: 1 },
  core: { stretching: 3, dynamic_stretching: 2 },
  'upper-back': { deep_tissue_massage: 3, cupping: 2, stretching: 1 },
  'lower-back': { stretching: 3, deep_tissue_massage: 2, red_light: 1 },
  hips: { pnf_stretching: 3, dynamic_stretching: 2, stretching: 2 },
  glutes: { deep_tissue_massage: 3, pnf_stretching: 2, stretching: 1 },
  quads: { pnf_stretching: 3, sport_massage: 2, compression: 1 },
  hamstrings: { pnf_stretching: 3, stretching: 2, compression: 1 },
  shins: { compression: 3, sport_massage: 2 },
  calves: { compression: 3, sport_massage: 2, dynamic_stretching: 1 },
};

/**
 * Services that suit the chosen muscles, at most three: first the one that helps most, then those
 * that help most with what is left.
 */
export function proposeServices(chosen: readonly Muscle[], services: Service[]): Proposal[] {
  const candidates = services.flatMap((service): Proposal[] => {
    const { kind } = service;
    if (kind === null || kind === 'prenatal_stretching') return [];
    const helped = chosen.filter((muscle) => suits[muscle][kind]);
    return helped.length > 0 && service.durations.length > 0
      ? [{ service, kind, muscles: helped }]
      : [];
  });
  const proposals: Proposal[] = [];
  while (proposals.length < mostProposals && candidates.length > 0) {
    const gains = candidates.map((candidate) => gainOf(candidate, proposals));
    const best = gains.indexOf(Math.max(...gains));
    proposals.push(...candidates.splice(best, 1));
  }
  return proposals;
}

/** What a proposal adds to earlier ones; if two add nothing, the stronger one wins. */
function gainOf({ kind, muscles }: Proposal, before: Proposal[]): number {
  return muscles.reduce((gain, muscle) => {
    const done = Math.max(0, ...before.map((other) => suits[muscle][other.kind] ?? 0));
    const fit = suits[muscle][kind] ?? 0;
    return gain + Math.max(0, fit - done) + fit / 10;
  }, 0);
}
