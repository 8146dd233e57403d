import type { NewDiscount, StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import {
  addThing,
  changeThing,
  type SeenVersion,
  type StudioThing,
  updateActive,
} from '../../audit/change-studio-things.ts';
import { record } from '../../audit/record.ts';
import { markPictureShown } from '../../catalogue/pictures/mark-picture-shown.ts';
import { saveTranslations } from '../../catalogue/translations/save-translations.ts';
import { problemsOfText, trimmed } from '../../catalogue/translations/translation-rules.ts';
import { UNKNOWN_DISCOUNT } from '../partner-refusals.ts';
import * as queries from './queries.ts';

const discounts: StudioThing<StudioDiscount, StudioDiscount> = {
  subject: 'partner',
  unknown: UNKNOWN_DISCOUNT,
  lock: queries.lockDiscounts,
  list: queries.listStoredDiscounts,
  onWire: (stored) => stored,
  calledOf: (stored) => stored.partner_name,
  fieldsOf,
};

/** Adds a partner discount. Refuses 400 naming the invalid fields. */
export async function addDiscount(db: Db, actor: Actor, input: NewDiscount, now: Date) {
  const discount = wishedOf(input);
  return addThing(db, actor, discounts, now, async (trx) => {
    await markPictureShown(trx, 'logo_url', discount.logo_url, now);
    const id = await queries.insertDiscount(trx, discount);
    await saveTranslations(trx, [discount.description, discount.category, discount.city]);
    return id;
  });
}

/**
 * Changes a discount. Refuses 404 an unknown one, 409 naming who was faster, 400 naming the invalid
 * fields.
 */
export async function changeDiscount(
  db: Db,
  actor: Actor,
  { id, version, ...input }: SeenVersion & NewDiscount,
  now: Date,
) {
  const discount = wishedOf(input);
  return changeThing(db, actor, discounts, { id, version }, now, async (trx) => {
    await markPictureShown(trx, 'logo_url', discount.logo_url, now);
    await queries.updateDiscount(trx, id, discount);
    await saveTranslations(trx, [discount.description, discount.category, discount.city]);
  });
}

/** Retires a discount, or restores it. Refuses 404 an unknown one, 409 naming who was faster. */
export function retireDiscount(db: Db, actor: Actor, request: Required<SeenVersion>, now: Date) {
  return changeThing(db, actor, discounts, request, now, (trx) =>
    updateActive(trx, 'partner_discounts', request),
  );
}

/** Adds codes to hand out; existing ones stay. Refuses 404 an unknown discount. */
export async function addSpareCodes(
  db: Db,
  actor: Actor,
  { id, codes }: { id: number; codes: readonly string[] },
  now: Date,
): Promise<StudioDiscount> {
  return transactAs(db, actor.accountId, async (trx) => {
    await queries.lockDiscounts(trx);
    const before = await readOne(trx, id);
    const added = await queries.insertCodes(trx, id, [...new Set(codes)]);
    const after = await readOne(trx, id);
    const entry = { action: 'added', subject: 'partner_codes', id } as const;
    const about = { ...entry, called: before.partner_name };
    if (added > 0) await record(trx, actor, { ...about, after: { codes: added } }, now);
    return after;
  });
}

async function readOne(trx: Trx, id: number): Promise<StudioDiscount> {
  const found = (await queries.listStoredDiscounts(trx)).find((each) => each.id === id);
  if (!found) throw refusal(404, UNKNOWN_DISCOUNT);
  return found;
}

function wishedOf(input: NewDiscount): NewDiscount {
  const { description, category, city } = input;
  const fields = {
    ...problemsOfText('description', description),
    ...problemsOfText('category', category),
    ...problemsOfText('city', city),
  };
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return {
    ...input,
    partner_name: input.partner_name.trim(),
    description: trimmed(description),
    category: trimmed(category),
    city: trimmed(city),
  };
}

/** What the audit log keeps of a discount; its spare codes are recorded separately. */
function fieldsOf(discount: StudioDiscount) {
  const { id: _, version: __, retired: ___, spare_codes: ____, ...fields } = discount;
  const { description, category, city, ...others } = fields;
  return {
    ...others,
    description: description.en,
    description_ar: description.ar,
    category: category.en,
    category_ar: category.ar,
    city: city.en,
    city_ar: city.ar,
  };
}
