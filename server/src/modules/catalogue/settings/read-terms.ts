import type { DeskTerms } from '@limber/contract/desk/studio/settings.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { findSetDeskTerms, findSetTerms } from './queries.ts';
import { deskTermsOf, termsOf } from './term-bounds-rules.ts';

/** The terms that the studio may set, as they are now. */
export async function readTerms(db: Db | Trx): Promise<StudioTerms> {
  return termsOf(await findSetTerms(db));
}

/** The desk terms that the studio may set, as they are now. */
export async function readDeskTerms(db: Db | Trx): Promise<DeskTerms> {
  return deskTermsOf(await findSetDeskTerms(db));
}
