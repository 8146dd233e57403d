import type { StudioTerms } from '@limber/contract/studio.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { findSetTerms } from './queries.ts';
import { termsOf } from './term-rules.ts';

/** The terms that the studio may set, as they are now. */
export async function readTerms(db: Db | Trx): Promise<StudioTerms> {
  return termsOf(await findSetTerms(db));
}
