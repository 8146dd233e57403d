import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What sharing a package works with. */
export interface SharingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly jobs: Jobs;
  /** Key of mails that wait to be sent. */
  readonly secret: string;
  readonly publicUrl: string;
}
