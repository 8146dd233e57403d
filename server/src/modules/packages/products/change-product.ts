import type { NewProduct, StudioProduct } from '@limber/contract/desk/studio/products.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import {
  addThing,
  changeAsPlanned,
  changeThing,
  type SeenVersion,
  type StudioThing,
  updateActive,
} from '../../audit/change-studio-things.ts';
import { saveTranslations } from '../../catalogue/translations/save-translations.ts';
import { NAME_TAKEN } from '../../catalogue/translations/translation-rules.ts';
import { fieldsOf, productOnWire, rowOf, wishedOf } from './product-on-wire.ts';
import { type ProductInput, problemsOfProduct } from './product-rules.ts';
import * as queries from './queries.ts';

export const products: StudioThing<queries.StoredProduct, StudioProduct> = {
  subject: 'package',
  unknown: { en: 'There is no such package.', ar: 'لا توجد باقة كهذه.' },
  lock: queries.lockProducts,
  list: queries.listStoredProducts,
  onWire: productOnWire,
  calledOf: ({ name }) => name.en,
  fieldsOf,
  tell: tellEverything,
};

/** Adds a package to sell. Refuses 400 naming the invalid fields. */
export function addProduct(db: Db, actor: Actor, input: NewProduct, now: Date) {
  const product = wishedOf(input);
  return addThing(db, actor, products, now, async (trx, others) => {
    await refuseWrong(trx, product, others, []);
    const id = await queries.insertProduct(trx, product.kind, rowOf(product, input.position));
    if (id === undefined) throw wrongField('name.en', NAME_TAKEN);
    await writeParts(trx, id, product);
    return id;
  });
}

/**
 * Changes a package that is for sale; sold ones keep what they had. Refuses 404 an unknown package,
 * 409 naming who was faster, 400 naming the invalid fields.
 */
export function changeProduct(
  db: Db,
  actor: Actor,
  request: SeenVersion & Omit<NewProduct, 'kind'>,
  now: Date,
) {
  return changeThing(db, actor, products, request, now, async (trx, { before, others, input }) => {
    const product = wishedOf({ ...input, kind: before.kind });
    await refuseWrong(trx, product, others, before.sizes);
    await queries.updateProduct(trx, before.id, rowOf(product, input.position));
    await writeParts(trx, before.id, product);
  });
}

/** Retires a package, or restores it. Refuses 404 an unknown package, 409 naming who was faster. */
export function retireProduct(db: Db, actor: Actor, request: Required<SeenVersion>, now: Date) {
  return changeThing(db, actor, products, request, now, (trx) =>
    updateActive(trx, 'package_products', request),
  );
}

/**
 * Gives a package for sale, in the caller's transaction, the sizes that were planned; one that was
 * taken off the sale meanwhile is a new one.
 */
export function resizeProduct(
  trx: Trx,
  id: number,
  sizes: ProductInput['sizes'],
  now: Date,
): Promise<void> {
  return changeAsPlanned(trx, products, { id, retires: false }, now, async (before) => {
    const known = new Set(before.sizes.map((size) => size.id));
    const isKnown = (size: { id: number | undefined }) =>
      size.id !== undefined && known.has(size.id);
    await writeSizes(
      trx,
      id,
      sizes.map((size) => (isKnown(size) ? size : { ...size, id: undefined })),
    );
    await queries.updateVersion(trx, id);
  });
}

/** Retires a package for sale, in the caller's transaction, as it was planned. */
export function retireProductAsPlanned(trx: Trx, id: number, now: Date) {
  return changeAsPlanned(trx, products, { id, retires: true }, now, () =>
    updateActive(trx, 'package_products', { id, retired: true }),
  );
}

async function refuseWrong(
  trx: Trx,
  product: ProductInput,
  others: readonly queries.StoredProduct[],
  sizes: queries.StoredProduct['sizes'],
): Promise<void> {
  const fields = problemsOfProduct(product, {
    otherNames: others.map(({ name }) => name.en),
    serviceIds: await queries.listServiceIds(trx),
    sizeIds: sizes.map(({ id }) => id),
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

async function writeParts(trx: Trx, id: number, product: ProductInput): Promise<void> {
  const { name, description, serviceIds, sizes } = product;
  await queries.replaceServices(trx, id, serviceIds);
  await writeSizes(trx, id, sizes);
  await saveTranslations(trx, [name, description]);
}

async function writeSizes(trx: Trx, id: number, sizes: ProductInput['sizes']): Promise<void> {
  const before = sizes.flatMap((size) => (size.id === undefined ? [] : [{ ...size, id: size.id }]));
  await queries.retireSizes(
    trx,
    id,
    before.map((size) => size.id),
  );
  for (const size of before) await queries.updateSize(trx, size.id, size);
  await queries.insertSizes(
    trx,
    id,
    sizes.filter((size) => size.id === undefined),
  );
}
