import type { Company } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';

/**
 * Whether a document is a simplified one, which names no client: up to an amount, that amount
 * included, unless a company buys.
 */
export function isSimplified(
  { grossMinor, buyer }: { readonly grossMinor: number; readonly buyer: Company | undefined },
  simplifiedUpTo: number,
): boolean {
  return buyer === undefined && grossMinor <= minorOf(simplifiedUpTo);
}
