import type { HouseTerms } from '@limber/contract/desk/studio/settings.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { findSetHouseTerms, findSetTerms } from './queries.ts';
import { houseTermsOf, termsOf } from './term-rules.ts';

/** The terms that the studio may set, as they are now. */
export async function readTerms(db: Db | Trx): Promise<StudioTerms> {
  return termsOf(await findSetTerms(db));
}

/** The terms of the desk that the studio may set, as they are now. */
export async function readHouseTerms(db: Db | Trx): Promise<HouseTerms> {
  return houseTermsOf(await findSetHouseTerms(db));
}
