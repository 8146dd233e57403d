import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { SecurityLog } from '../../platform/security-log.ts';

/** What signing in works with. */
export interface AuthParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly jobs: Jobs;
  /** Key of codes, access tokens and sealed notes. */
  readonly secret: string;
  readonly log: SecurityLog;
}
