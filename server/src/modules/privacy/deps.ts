import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What it takes to show people what is kept of them, and to forget them. */
export interface PrivacyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly random: Randomness;
  /** Key of sealed notes, and of what stands for who was forgotten. */
  readonly secret: string;
}
