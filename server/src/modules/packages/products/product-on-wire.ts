import type { NewProduct, StudioProduct } from '@limber/contract/desk/studio/products.ts';
import { aedOf, filsOf } from '../../../platform/money.ts';
import type { Fields } from '../../audit/rules.ts';
import { trimmed } from '../../catalogue/translations/translation-rules.ts';
import type { WishedProduct } from './product-rules.ts';
import type { KeptProduct, ProductRow } from './queries.ts';

/** A package for sale as managers see it. */
export function productOnWire(kept: KeptProduct): StudioProduct {
  return {
    id: kept.id,
    version: kept.version,
    retired: !kept.active,
    proposed: kept.proposed,
    kind: kept.kind,
    name: kept.name,
    description: kept.description,
    people_limit: kept.peopleLimit,
    service_ids: kept.services.map(({ id }) => id),
    position: kept.position,
    sizes: kept.sizes.map(({ id, minutes, fils, validityDays }) => ({
      ...{ id, time: minutes, price: aedOf(fils), validity_days: validityDays },
    })),
  };
}

/** The requested package, in the terms of the rules. */
export function wishedOf(input: NewProduct): WishedProduct {
  return {
    kind: input.kind,
    name: trimmed(input.name),
    description: trimmed(input.description),
    peopleLimit: input.people_limit,
    serviceIds: [...new Set(input.service_ids)],
    sizes: input.sizes.map(({ id, time, price, validity_days }) => ({
      ...{ id, minutes: time, fils: filsOf(price), validityDays: validity_days },
    })),
  };
}

/** Its fields in its own row. */
export function rowOf({ name, description, peopleLimit }: WishedProduct, position: number) {
  const row: ProductRow = {
    name: name.en,
    description: description.en,
    people_limit: peopleLimit,
    position,
  };
  return row;
}

/** What the audit log keeps of a package for sale. */
export function fieldsOf(kept: KeptProduct): Fields {
  return {
    kind: kept.kind,
    name: kept.name.en,
    name_ar: kept.name.ar,
    description: kept.description.en,
    description_ar: kept.description.ar,
    people_limit: kept.peopleLimit,
    services: kept.services.map(({ name }) => name),
    sizes: kept.sizes.map(({ minutes, fils, validityDays }) =>
      [
        ...(minutes === null ? [] : [`${minutes} min`]),
        `${aedOf(fils)} AED`,
        ...(validityDays === null ? [] : [`${validityDays} d`]),
      ].join(' '),
    ),
    position: kept.position,
  };
}
