import type { Db } from '../../platform/database/db.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What the verbs of clients depend on. */
export interface ClientDeps {
  readonly db: Db;
  readonly random: Randomness;
  /** Key of sealed notes. */
  readonly secret: string;
}
