import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { findVatRate, upsertCategory } from './vat-rate-queries.ts';

/** The standard rate of VAT of a day, in percent. */
export async function readVatPercent(trx: Trx, now: Date): Promise<number> {
  return (await findVatRate(trx, dayOf(now))) / 100;
}

/** Sets how a product is taxed that has just been added, and that nobody has sold yet. */
export async function setTaxOfNewProduct(
  trx: Trx,
  { productId, category }: { readonly productId: number; readonly category: TaxCategory },
  actorId: number,
  now: Date,
): Promise<void> {
  if (category === 'standard') return;
  const thing = { kind: 'product', id: productId } as const;
  await upsertCategory(trx, thing, { validFrom: dayOf(now), category, actorId, at: now });
}
