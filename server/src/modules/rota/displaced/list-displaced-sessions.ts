import type { Db } from '../../../platform/database/db.ts';
import { type Displaced, listDisplaced } from './queries.ts';

/** Sessions by their ids with everything needed to look for another place, soonest first. */
export function listSessions(db: Db, ids: readonly string[]): Promise<Displaced[]> {
  return listDisplaced(db, ids);
}
