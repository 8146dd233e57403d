import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What the verbs of gift cards depend on. */
export interface GiftCardDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly random: Randomness;
  /** Key of codes and mails. */
  readonly secret: string;
  readonly clock: Clock;
  readonly publicUrl: string;
}
