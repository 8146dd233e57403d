import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import type { NewProduct, StudioProduct } from '@limber/contract/desk/studio/products.ts';
import { amountOf, minorOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { Fields } from '../../audit/changed-field-rules.ts';
import { trimmed } from '../../catalogue/translations/translation-rules.ts';
import type { ProductInput } from './product-rules.ts';
import type { ProductRow, StoredProduct } from './queries.ts';

/** A package for sale as managers see it. */
export function productOnWire(stored: StoredProduct): StudioProduct {
  return {
    id: stored.id,
    version: stored.version,
    retired: !stored.active,
    proposed: stored.proposed,
    kind: stored.kind,
    name: stored.name,
    description: stored.description,
    people_limit: stored.peopleLimit,
    service_ids: stored.services.map(({ id }) => id),
    position: stored.position,
    renews: stored.renews,
    unused_minutes: stored.unusedMinutes,
    while_failing: stored.whileFailing,
    as_gift: stored.asGift,
    sizes: stored.sizes.map(({ id, minutes, minor, validityDays }) => ({
      ...{ id, time: minutes, price: amountOf(minor), validity_days: validityDays },
    })),
  };
}

/** The requested package, in the terms of the rules. */
export function wishedOf(input: NewProduct): ProductInput {
  return {
    kind: input.kind,
    name: trimmed(input.name),
    description: trimmed(input.description),
    peopleLimit: input.people_limit,
    renews: input.renews,
    unusedMinutes: input.unused_minutes,
    whileFailing: input.while_failing,
    asGift: input.as_gift,
    serviceIds: [...new Set(input.service_ids)],
    sizes: input.sizes.map(({ id, time, price, validity_days }) => ({
      ...{ id, minutes: time, minor: minorOf(price), validityDays: validity_days },
    })),
  };
}

/** The fields of its row. */
export function rowOf(product: ProductInput, position: number) {
  const { name, description, peopleLimit } = product;
  const row: ProductRow = {
    name: name.en,
    description: description.en,
    people_limit: peopleLimit,
    position,
    renews: product.renews,
    unused_minutes: product.unusedMinutes,
    while_failing: product.whileFailing,
    as_gift: product.asGift,
  };
  return row;
}

/** What the audit log keeps of a package for sale. */
export function fieldsOf(stored: StoredProduct): Fields {
  return {
    kind: stored.kind,
    name: stored.name.en,
    name_ar: stored.name.ar,
    description: stored.description.en,
    description_ar: stored.description.ar,
    people_limit: stored.peopleLimit,
    services: stored.services.map(({ name }) => name),
    sizes: stored.sizes.map(({ minutes, minor, validityDays }) =>
      [
        ...(minutes === null ? [] : [`${minutes} min`]),
        withCurrency(figureAtDesk(amountOf(minor)), amountOf(minor), 'en'),
        ...(validityDays === null ? [] : [`${validityDays} d`]),
      ].join(' '),
    ),
    position: stored.position,
    renews: stored.renews,
    unused_minutes: stored.unusedMinutes,
    while_failing: stored.whileFailing,
    as_gift: stored.asGift,
  };
}
