import { newSwitches, type SiteSwitches } from '@limber/contract/terms/site-pages.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { findSwitches } from './queries.ts';

/** What the studio shows and offers; all that a new one does before there is a studio. */
export async function readSwitches(db: Db | Trx): Promise<SiteSwitches> {
  return { ...newSwitches, ...(await findSwitches(db)) };
}
