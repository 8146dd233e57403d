import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What the verbs of the till depend on. */
export interface TillDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly random: Randomness;
}
