import type { Trx } from '../../../platform/database/db.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { findLetterhead } from '../queries/documents.ts';
import type { Letterhead } from './document-rules.ts';

/** What stands at the head of what a branch prints, in both languages. */
export async function readLetterhead(trx: Trx, locationCode: string): Promise<Letterhead> {
  const head = await findLetterhead(trx, locationCode);
  const inArabic = await readNames(trx, 'ar');
  const said = (words: string) => (inArabic(words) === words ? null : inArabic(words));
  return {
    ...head,
    legalNameAr: said(head.legalName),
    branchAddressAr: said(head.branchAddress),
  };
}
