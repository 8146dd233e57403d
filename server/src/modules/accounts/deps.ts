import type { Db } from '../../platform/database/db.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What the accounts of people depend on. */
export interface AccountDeps {
  readonly db: Db;
  readonly random: Randomness;
  /** Key of sealed notes. */
  readonly secret: string;
}
