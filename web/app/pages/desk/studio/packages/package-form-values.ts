import type { NewProduct, StudioProduct } from '@limber/contract/desk/studio/products.ts';
import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountIn } from '../../frame/fields/money-text.ts';

/** A package on sale as the form holds it: sizes as they are typed; `size` is the id of an existing one. */
type Values = Omit<NewProduct, 'position' | 'sizes'> & {
  sizes: { size?: number; time: string; price: string; days: string }[];
};

/** Initial values of a new one. */
export const blank: Values = {
  kind: 'regular',
  name: { en: '', ar: '' },
  description: { en: '', ar: '' },
  people_limit: 1,
  renews: false,
  unused_minutes: 'expire',
  while_failing: 'wait',
  as_gift: false,
  service_ids: [],
  sizes: [{ time: '600', price: '', days: '180' }],
};

export function typed({ sizes }: Pick<StudioProduct, 'sizes'>) {
  return {
    sizes: sizes.map(({ id, time, price, validity_days: days }) => ({
      ...{ size: id, time: String(time ?? ''), price: amountText(price), days: String(days ?? '') },
    })),
  };
}

export function requestOf({ sizes, ...form }: Values & { position: number }): NewProduct {
  return {
    ...form,
    people_limit: form.kind === 'shared' ? form.people_limit : 1,
    renews: form.renews && form.kind !== 'shared',
    as_gift: form.as_gift && !(form.renews && form.kind !== 'shared'),
    sizes: sizes.map(({ size, time, price, days }) => ({
      ...(size === undefined ? {} : { id: size }),
      time: form.kind === 'unlimited' || time === '' ? null : Number(time),
      price: amountIn(price),
      validity_days: days === '' ? null : Number(days),
    })),
  };
}
