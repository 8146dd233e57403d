import type { SitePartner } from '@limber/contract/site.ts';
import { newSwitches, type SiteSwitches } from '@limber/contract/terms/site-pages.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { findSwitches, listPartners } from './queries.ts';

/** What the studio shows and offers; all that a new one does before there is a studio. */
export async function readSwitches(db: Db | Trx): Promise<SiteSwitches> {
  return { ...newSwitches, ...(await findSwitches(db)) };
}

/** The partners with a discount for members; none when the studio does not show them. */
export async function readPartners(db: Db | Trx): Promise<SitePartner[]> {
  return (await readSwitches(db)).partners ? listPartners(db) : [];
}
