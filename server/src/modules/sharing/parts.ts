import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What sharing a package works with. */
export interface SharingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly jobs: Jobs;
  readonly publicUrl: string;
}
