import type { Service } from '@limber/contract/catalogue.ts';
import type { Muscle } from './muscles.ts';

/** What a service of the catalogue does, judged by its name. */
export type Method =
  | 'stretching'
  | 'pnf'
  | 'dynamic'
  | 'sport-massage'
  | 'deep-tissue'
  | 'cupping'
  | 'red-light'
  | 'compression';

export interface Proposal {
  service: Service;
  method: Method;
  /** The chosen muscles that it is proposed for. */
  muscles: Muscle[];
}

/** At most so many services are proposed. */
const mostProposals = 3;

/**
 * The first pattern that fits decides, in either language; services for particular people fit none.
 */
const methods: [pattern: RegExp, method: Method | undefined][] = [
  [/prenatal|حوامل/i, undefined],
  [/red.?light|الضوء الأحمر/i, 'red-light'],
  [/compression|بالضغط/i, 'compression'],
  [/cupping|حجامة/i, 'cupping'],
  [/deep.?tissue|الأنسجة العميقة/i, 'deep-tissue'],
  [/massage|مساج/i, 'sport-massage'],
  [/pnf/i, 'pnf'],
  [/dynamic|حركي/i, 'dynamic'],
  [/stretch|تمدد/i, 'stretching'],
];

/** How well a method suits a muscle, 3 the best. */
const suits: Record<Muscle, Partial<Record<Method, number>>> = {
  neck: { 'sport-massage': 3, stretching: 2, 'red-light': 1 },
  shoulders: { 'sport-massage': 3, stretching: 2, cupping: 2 },
  chest: { pnf: 3, stretching: 2 },
  arms: { 'sport-massage': 3, dynamic: 1 },
  core: { stretching: 3, dynamic: 2 },
  'upper-back': { 'deep-tissue': 3, cupping: 2, stretching: 1 },
  'lower-back': { stretching: 3, 'deep-tissue': 2, 'red-light': 1 },
  hips: { pnf: 3, dynamic: 2, stretching: 2 },
  glutes: { 'deep-tissue': 3, pnf: 2, stretching: 1 },
  quads: { pnf: 3, 'sport-massage': 2, compression: 1 },
  hamstrings: { pnf: 3, stretching: 2, compression: 1 },
  shins: { compression: 3, 'sport-massage': 2 },
  calves: { compression: 3, 'sport-massage': 2, dynamic: 1 },
};

/**
 * The services of the catalogue that suit the chosen muscles, three at most: first the one that
 * does most for them, then what does most for those it left.
 */
export function proposeServices(chosen: readonly Muscle[], services: Service[]): Proposal[] {
  const candidates = services.flatMap((service): Proposal[] => {
    const method = methodOf(service);
    const helped = method ? chosen.filter((muscle) => suits[muscle][method]) : [];
    const offered = method && helped.length > 0 && service.durations.length > 0;
    return offered ? [{ service, method, muscles: helped }] : [];
  });
  const proposals: Proposal[] = [];
  while (proposals.length < mostProposals && candidates.length > 0) {
    const gains = candidates.map((candidate) => gainOf(candidate, proposals));
    const best = gains.indexOf(Math.max(...gains));
    proposals.push(...candidates.splice(best, 1));
  }
  return proposals;
}

/** What a proposal adds to those made before; between two that add nothing, the stronger one. */
function gainOf({ method, muscles }: Proposal, before: Proposal[]): number {
  return muscles.reduce((gain, muscle) => {
    const done = Math.max(0, ...before.map((other) => suits[muscle][other.method] ?? 0));
    const fit = suits[muscle][method] ?? 0;
    return gain + Math.max(0, fit - done) + fit / 10;
  }, 0);
}

function methodOf({ name }: Service): Method | undefined {
  return methods.find(([pattern]) => pattern.test(name))?.[1];
}
