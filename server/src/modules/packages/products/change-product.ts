import type { NewProduct, StudioProduct } from '@limber/contract/desk/studio/products.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { tellEverything } from '../../../platform/database/tell-days.ts';
import { refusal, wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { changeKept, type KeptKind } from '../../audit/change-kept.ts';
import { record } from '../../audit/record.ts';
import { saveTranslations } from '../../catalogue/translations/save-translations.ts';
import { NAME_TAKEN } from '../../catalogue/translations/translation-rules.ts';
import { fieldsOf, productOnWire, rowOf, wishedOf } from './product-on-wire.ts';
import { problemsOfProduct, type WishedProduct } from './product-rules.ts';
import * as queries from './queries.ts';

/** Which package for sale, and as which of its states somebody saw it. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Adds a package to sell. Refuses 400 naming the invalid fields. */
export async function addProduct(
  db: Db,
  actor: Actor,
  input: NewProduct,
  now: Date,
): Promise<StudioProduct> {
  const wished = wishedOf(input);
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    await queries.lockProducts(trx);
    await refuseWrong(trx, wished, await queries.listKeptProducts(trx), []);
    const id = await queries.insertProduct(trx, wished.kind, rowOf(wished, input.position));
    if (id === undefined) throw wrongField('name.en', NAME_TAKEN);
    await writeParts(trx, id, wished);
    const after = knownOne(await queries.listKeptProducts(trx), id);
    const deed = { action: 'added', subject: 'package', id, called: after.name.en } as const;
    await record(trx, actor, { ...deed, after: fieldsOf(after) }, now);
    return productOnWire(after);
  });
}

/**
 * Changes a package that is for sale; sold ones keep what they had. Refuses 404 an unknown package,
 * 409 naming who was faster, 400 naming the invalid fields.
 */
export async function changeProduct(
  db: Db,
  actor: Actor,
  { id, version, ...input }: Seen & Omit<NewProduct, 'kind'>,
  now: Date,
): Promise<StudioProduct> {
  const deed = { id, version, action: 'changed' } as const;
  const after = await changeKept(db, actor, kind, deed, now, async (trx, before, products) => {
    const wished = wishedOf({ ...input, kind: before.kind });
    const others = products.filter((each) => each.id !== id);
    await refuseWrong(trx, wished, others, before.sizes);
    await queries.updateProduct(trx, id, rowOf(wished, input.position));
    await writeParts(trx, id, wished);
  });
  return productOnWire(after);
}

/** Retires a package, or restores it. Refuses 404 an unknown package, 409 naming who was faster. */
export async function retireProduct(
  db: Db,
  actor: Actor,
  { retired, ...seen }: Seen & { retired: boolean },
  now: Date,
): Promise<StudioProduct> {
  const deed = { ...seen, action: retired ? 'retired' : 'restored' } as const;
  const after = await changeKept(db, actor, kind, deed, now, async (trx) => {
    await queries.updateActive(trx, seen.id, !retired);
    await tellEverything(trx);
  });
  return productOnWire(after);
}

const kind: KeptKind<queries.KeptProduct> = {
  subject: 'package',
  lock: queries.lockProducts,
  list: queries.listKeptProducts,
  find: knownOne,
  calledOf: ({ name }) => name.en,
  fieldsOf,
};

async function refuseWrong(
  trx: Trx,
  wished: WishedProduct,
  others: readonly queries.KeptProduct[],
  sizes: queries.KeptProduct['sizes'],
): Promise<void> {
  const fields = problemsOfProduct(wished, {
    otherNames: others.map(({ name }) => name.en),
    serviceIds: await queries.listServiceIds(trx),
    sizeIds: sizes.map(({ id }) => id),
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

async function writeParts(trx: Trx, id: number, wished: WishedProduct): Promise<void> {
  const { name, description, serviceIds, sizes } = wished;
  await queries.replaceServices(trx, id, serviceIds);
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
  await saveTranslations(trx, [name, description]);
  await tellEverything(trx);
}

function knownOne(products: readonly queries.KeptProduct[], id: number): queries.KeptProduct {
  const product = products.find((each) => each.id === id);
  if (!product) throw refusal(404, NO_PACKAGE);
  return product;
}

const NO_PACKAGE: Sentence = {
  en: 'There is no such package.',
  ar: 'لا توجد باقة كهذه.',
};
