import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import type { Trx } from '../../platform/database/db.ts';
import { saveTranslations } from '../catalogue/translations/save-translations.ts';
import { listImportedLevels, listImportedProducts, updateImportOf } from './imported-queries.ts';
import {
  insertRetailProduct,
  listStoredRetailProducts,
  lockRetailProducts,
  updateRetailProduct,
} from './queries.ts';

/** A product as a file finds it here, or adds it. */
export interface BroughtProduct {
  readonly id: number;
  readonly name: Named;
  readonly barCode: string | null;
  /** A file added it, and not a person at the desk. */
  readonly isImported: boolean;
  minor: number;
  /** By branch, where it was ever received or counted. */
  readonly levels: Map<string, BroughtLevel>;
}

interface BroughtLevel {
  readonly pieces: number;
  /** Nothing has changed it since a file brought it. */
  readonly isBrought: boolean;
}

/** Every product with its stock, locked: nobody else changes one until the transaction ends. */
export async function listBroughtTo(trx: Trx): Promise<BroughtProduct[]> {
  await lockRetailProducts(trx);
  const stored = await listStoredRetailProducts(trx);
  const imported = await listImportedProducts(trx);
  const brought = await listImportedLevels(trx);
  return stored.map(({ id, name, minor, barCode, levels }) => ({
    ...{ id, name, minor, barCode, isImported: imported.has(id) },
    levels: new Map(
      levels.flatMap(({ location, pieces }) => {
        const isBrought = brought.has(`${id} ${location}`);
        return pieces === null ? [] : [[location, { pieces, isBrought }] as const];
      }),
    ),
  }));
}

/** Adds a product of a file. Which import it came with is noted at the end. */
export async function addBroughtProduct(
  trx: Trx,
  product: Pick<BroughtProduct, 'name' | 'minor' | 'barCode'> & { readonly position: number },
): Promise<BroughtProduct> {
  const { name, minor, barCode, position } = product;
  const row = { name: name.en, price_fils: minor, bar_code: barCode, position };
  const id = await insertRetailProduct(trx, row);
  await saveTranslations(trx, [name]);
  return { id, name, minor, barCode, isImported: true, levels: new Map() };
}

/** Sets the price that a file says, or said before. */
export function setPriceOfProduct(trx: Trx, id: number, minor: number): Promise<void> {
  return updateRetailProduct(trx, id, { price_fils: minor });
}

/** Notes with which import products came. */
export function noteImportOfProducts(
  trx: Trx,
  ids: readonly number[],
  importId: number,
): Promise<void> {
  return updateImportOf(trx, ids, importId);
}
