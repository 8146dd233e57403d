import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import type {
  NewRetailProduct,
  RetailProduct,
} from '@limber/contract/desk/money/retail-products.ts';
import { amountOf, minorOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import {
  addThing,
  changeAsPlanned,
  changeThing,
  type SeenVersion,
  type StudioThing,
  updateActive,
} from '../audit/change-studio-things.ts';
import { saveTranslations } from '../catalogue/translations/save-translations.ts';
import { trimmed } from '../catalogue/translations/translation-rules.ts';
import { isLow } from './low-stock-rules.ts';
import * as queries from './queries.ts';
import { problemsOfRetailProduct } from './retail-product-rules.ts';

type Stored = queries.StoredRetailProduct;

export const retailProducts: StudioThing<Stored, RetailProduct> = {
  subject: 'product',
  unknown: { en: 'There is no such product.', ar: 'لا يوجد منتج كهذا.' },
  lock: queries.lockRetailProducts,
  list: queries.listStoredRetailProducts,
  onWire: retailProductOnWire,
  calledOf: ({ name }) => name.en,
  fieldsOf: ({ name, minor, barCode, position, levels }) => ({
    ...{ name: name.en, name_ar: name.ar },
    price: withCurrency(figureAtDesk(amountOf(minor)), amountOf(minor), 'en'),
    bar_code: barCode,
    warnings: levels.flatMap(({ location, lowAt }) =>
      lowAt === null ? [] : `${location}: ${lowAt}`,
    ),
    position,
  }),
  tell: tellEverything,
};

/** A product as managers see it. */
export function retailProductOnWire(stored: Stored): RetailProduct {
  const { id, version, active, name, minor, barCode, position, levels } = stored;
  return {
    ...{ id, version, retired: !active, name, position },
    price: amountOf(minor),
    bar_code: barCode,
    warnings: levels.flatMap(({ location, lowAt }) =>
      lowAt === null ? [] : { location, pieces: lowAt },
    ),
    stock: levels.flatMap(({ location, pieces, lowAt }) =>
      pieces === null ? [] : { location, pieces, low: isLow(pieces, lowAt) },
    ),
  };
}

/** Adds a product for the counter. Refuses 400 naming the invalid fields. */
export function addRetailProduct(db: Db, actor: Actor, input: NewRetailProduct, now: Date) {
  return addThing(db, actor, retailProducts, now, async (trx, others) => {
    await refuseWrong(trx, input, others);
    const id = await queries.insertRetailProduct(trx, rowOf(input));
    await writeParts(trx, id, input);
    return id;
  });
}

/**
 * Changes a product; sold ones keep their price. Refuses 404 an unknown one, 409 naming who was
 * faster, 400 naming the invalid fields.
 */
export function changeRetailProduct(
  db: Db,
  actor: Actor,
  request: SeenVersion & NewRetailProduct,
  now: Date,
) {
  return changeThing(db, actor, retailProducts, request, now, async (trx, { others, input }) => {
    await refuseWrong(trx, input, others);
    await queries.updateRetailProduct(trx, request.id, rowOf(input));
    await writeParts(trx, request.id, input);
  });
}

/** Retires a product, or restores it. Refuses 404 an unknown one, 409 naming who was faster. */
export function retireRetailProduct(
  db: Db,
  actor: Actor,
  request: Required<SeenVersion>,
  now: Date,
) {
  return changeThing(db, actor, retailProducts, request, now, (trx) =>
    updateActive(trx, 'retail_products', request),
  );
}

/** Carries out, in the caller's transaction, what was planned for a product; null: it retires. */
export function changeRetailProductAsPlanned(
  trx: Trx,
  id: number,
  minor: number | null,
  now: Date,
): Promise<void> {
  return changeAsPlanned(trx, retailProducts, { id, retires: minor === null }, now, () =>
    minor === null
      ? updateActive(trx, 'retail_products', { id, retired: true })
      : queries.updateRetailProduct(trx, id, { price_fils: minor }),
  );
}

async function refuseWrong(trx: Trx, input: NewRetailProduct, others: readonly Stored[]) {
  const product = {
    name: trimmed(input.name),
    barCode: input.bar_code,
    branches: input.warnings.map(({ location }) => location),
  };
  const branches = await queries.listBranchCodes(trx);
  const fields = problemsOfRetailProduct(product, { others, branches });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

function rowOf(input: NewRetailProduct): queries.RetailProductRow {
  return {
    name: trimmed(input.name).en,
    price_fils: minorOf(input.price),
    bar_code: input.bar_code,
    position: input.position,
  };
}

async function writeParts(trx: Trx, id: number, input: NewRetailProduct): Promise<void> {
  for (const { location, pieces } of input.warnings) {
    await queries.upsertWarning(trx, id, { location, lowAt: pieces });
  }
  await saveTranslations(trx, [trimmed(input.name)]);
}
