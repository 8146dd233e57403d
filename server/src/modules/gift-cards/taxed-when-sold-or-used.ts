import type { Db } from '../../platform/database/db.ts';
import { NOT_SOLD, type TermsOfGiftCards } from './code-and-amount-rules.ts';
import { findTerms } from './queries/terms.ts';

/**
 * Whether VAT on the card of a package is due when the card is sold, as the terms of the studio say;
 * otherwise it is due when the package is used, like that on a card for an amount.
 */
export function isVatDueAtSale({
  packagesTaxed,
}: Pick<TermsOfGiftCards, 'packagesTaxed'>): boolean {
  return packagesTaxed === 'sold';
}

/** Whether it is so now. */
export async function isTaxedWhenSold(db: Db): Promise<boolean> {
  return isVatDueAtSale((await findTerms(db)) ?? NOT_SOLD);
}
