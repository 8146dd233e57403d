import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What showing people their data, and erasing them, depends on. */
export interface PrivacyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly random: Randomness;
  /** Key of sealed notes, and of the marks that replace erased clients. */
  readonly secret: string;
}
