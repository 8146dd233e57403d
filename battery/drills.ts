import type { Drill } from './drill.ts';
import { guessing } from './guessing/guessing.ts';
import { races } from './races/races.ts';

/** Every drill, in the order in which they are run and told. */
export const drills: readonly Drill[] = [races, guessing];
