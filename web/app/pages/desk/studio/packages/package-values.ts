import type { StudioProduct } from '@limber/contract/desk/studio/products.ts';
import { filsIn, typedFils } from '../../frame/fields/money-text.ts';

/** A package on sale as the form holds it. */
export interface PackageForm {
  kind: StudioProduct['kind'];
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  people: string;
  services: string[];
  /** `size` is the id of an existing size; empty for a new one. */
  sizes: { size: string; time: string; price: string; days: string }[];
  position: string;
}

/** Initial values; a new package is empty and comes last. */
export function formOf(product: StudioProduct | undefined, last: number): PackageForm {
  if (!product) {
    return {
      kind: 'regular',
      name: { en: '', ar: '' },
      description: { en: '', ar: '' },
      people: '1',
      services: [],
      sizes: [{ size: '', time: '600', price: '', days: '180' }],
      position: String(last + 1),
    };
  }
  return {
    kind: product.kind,
    name: product.name,
    description: product.description,
    people: String(product.people_limit),
    services: product.service_ids.map(String),
    sizes: product.sizes.map(({ id, time, price, validity_days }) => ({
      size: String(id),
      time: time === null ? '' : String(time),
      price: typedFils(Math.round(price * 100)),
      days: validity_days === null ? '' : String(validity_days),
    })),
    position: String(product.position),
  };
}

/** The request for a form, without its kind. */
export function requestOf({ kind, ...form }: PackageForm) {
  return {
    name: form.name,
    description: form.description,
    people_limit: kind === 'shared' ? Number(form.people) : 1,
    service_ids: form.services.map(Number),
    position: Number(form.position),
    sizes: form.sizes.map(({ size, time, price, days }) => ({
      ...(size === '' ? {} : { id: Number(size) }),
      time: kind === 'unlimited' || time === '' ? null : Number(time),
      price: (filsIn(price) ?? 0) / 100,
      validity_days: days === '' ? null : Number(days),
    })),
  };
}
