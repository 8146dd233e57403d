import type { NewTaxCategory, TaxCategories } from '@limber/contract/desk/studio/tax-categories.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { changeTaxation } from './change-taxation.ts';
import { categoryOn, differingFrom } from './tax-category-rules.ts';
import * as queries from './vat-rate-queries.ts';
import { firstDayToRate } from './vat-rate-start-rules.ts';

/** How services, packages and products are taxed, and from which day on that can change. */
export async function readTaxCategories(db: Db | Trx, now: Date): Promise<TaxCategories> {
  const things = await queries.listTaxedThings(db);
  const day = await queries.findLastBooks(db);
  const firstDay = firstDayToRate(studioDayOf(now), { day });
  const services = things.filter(({ kind }) => kind === 'service');
  return {
    version: await queries.findVersion(db, 'tax_category'),
    first_day: firstDay,
    things: things.map((thing) => ({
      kind: thing.kind,
      id: thing.id,
      name: thing.name,
      retired: !thing.active,
      category: categoryOn(thing.history, firstDay),
      history: thing.history.map(({ validFrom, category, setBy, setAt }) => ({
        ...{ valid_from: validFrom, category, set_by: setBy },
        set_at: new Date(setAt).toISOString(),
      })),
      differing: differingFrom(thing, services, firstDay).map(({ name, category }) => ({
        ...{ name, category },
      })),
    })),
  };
}

/**
 * Sets how services, packages and products are taxed from a day on. Refuses 400 a past day, one that has
 * invoices or closed books, and none or an unknown one of them, 409 naming who was faster.
 */
export async function setTaxCategory(
  db: Db,
  actor: Actor,
  request: NewTaxCategory,
  now: Date,
): Promise<TaxCategories> {
  const { version, valid_from: from, category, services, packages, products = [] } = request;
  if (services.length + packages.length + products.length === 0)
    throw wrongField('services', NONE_CHOSEN);
  const seen = { subject: 'tax_category', version, from } as const;
  return changeTaxation(db, actor, seen, now, async (trx) => {
    const things = await queries.listTaxedThings(trx);
    const chosen = [
      ...new Set(services.map((id) => findThing(things, 'service', id))),
      ...new Set(packages.map((id) => findThing(things, 'package', id))),
      ...new Set(products.map((id) => findThing(things, 'product', id))),
    ];
    for (const thing of chosen) {
      const was = thing.history.find(({ validFrom }) => validFrom === from);
      const set = { validFrom: from, category, actorId: actor.accountId, at: now };
      await queries.upsertCategory(trx, thing, set);
      const after = { valid_from: from, category };
      const entry = { subject: 'tax_category', called: thing.name.en, after } as const;
      const before = was && { valid_from: from, category: was.category };
      const action = was ? 'changed' : 'added';
      await record(trx, actor, { ...entry, action, ...(before && { before }) }, now);
    }
    return readTaxCategories(trx, now);
  });
}

/**
 * Withdraws the category that begins on a day: the one before it stays in force. Refuses like
 * {@link setTaxCategory}, and 404 a day on which none begins.
 */
export async function withdrawTaxCategory(
  db: Db,
  actor: Actor,
  request: { version: number; kind: queries.TaxedThingRow['kind']; id: number; valid_from: string },
  now: Date,
): Promise<TaxCategories> {
  const { version, valid_from: from, kind, id } = request;
  const seen = { subject: 'tax_category', version, from } as const;
  return changeTaxation(db, actor, seen, now, async (trx) => {
    const things = await queries.listTaxedThings(trx);
    const thing = things.find((each) => each.kind === kind && each.id === id);
    const was = thing?.history.find(({ validFrom }) => validFrom === from);
    if (!thing || !was) throw refusal(404, UNKNOWN_CATEGORY);
    await queries.updateCategoryWithdrawn(trx, thing, from, now);
    const before = { valid_from: from, category: was.category };
    const entry = { action: 'withdrawn', subject: 'tax_category', called: thing.name.en } as const;
    await record(trx, actor, { ...entry, before }, now);
    return readTaxCategories(trx, now);
  });
}

function findThing(
  things: readonly queries.TaxedThingRow[],
  kind: queries.TaxedThingRow['kind'],
  id: number,
): queries.TaxedThingRow {
  const found = things.find((each) => each.kind === kind && each.id === id);
  if (!found) throw wrongField(`${kind}s`, UNKNOWN_THING);
  return found;
}

const NONE_CHOSEN = {
  en: 'Please choose at least one service, package or product.',
  ar: 'يرجى اختيار خدمة أو باقة أو منتج واحد على الأقل.',
};
const UNKNOWN_THING = {
  en: 'One of these is not known here. Please reload the page.',
  ar: 'أحد هذه غير معروف هنا. يرجى إعادة تحميل الصفحة.',
};
const UNKNOWN_CATEGORY = {
  en: 'No tax category begins on this day.',
  ar: 'لا تبدأ فئة ضريبية في هذا اليوم.',
};
