import { cluster } from './cluster/cluster.ts';
import type { Drill } from './drill.ts';
import { faults } from './faults/faults.ts';
import { files } from './files/files.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { guessing } from './guessing/guessing.ts';
import { kills } from './kills/kills.ts';
import { drawnMutants } from './mutants/drawn/drawn.ts';
import { mutants } from './mutants/mutants.ts';
import { access, model } from './of-tests/of-tests.ts';
import { overload } from './overload/overload.ts';
import { races } from './races/races.ts';
import { restoring } from './restoring/restoring.ts';
import { secrets } from './secrets/secrets.ts';
import { soak } from './soak/soak.ts';
import { sync } from './sync/sync.ts';
import { time } from './time/time.ts';
import { upgrading } from './upgrading/upgrading.ts';

/** Every drill, in the order of running and reporting. */
export const drills: readonly Drill[] = [
  races,
  model,
  kills,
  cluster,
  sync,
  faults,
  overload,
  guessing,
  access,
  fuzz,
  files,
  time,
  secrets,
  restoring,
  upgrading,
  ...mutants,
  drawnMutants,
  soak,
];
