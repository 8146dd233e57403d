import type { StudioProduct } from '@limber/contract/desk/studio/products.ts';
import { expect, test } from 'vitest';
import { formOf, requestOf } from './package-values.ts';

const product: StudioProduct = {
  ...{
    id: 3,
    version: 4,
    retired: false,
    proposed: false,
    position: 2,
    kind: 'shared',
    people_limit: 4,
  },
  name: { en: 'Family', ar: 'العائلة' },
  description: { en: '', ar: '' },
  service_ids: [1, 2],
  sizes: [
    { id: 7, time: 1200, price: 4999.5, validity_days: 365 },
    { id: 8, time: 600, price: 2750, validity_days: null },
  ],
};

test('a package that was read and is sent unchanged stays the same', () => {
  const { id: _, version: __, retired: ___, kind: ____, proposed: _____, ...sent } = product;
  expect(requestOf(formOf(product, 8))).toEqual(sent);
});

test('an unlimited package has no minutes, and only a shared one has a number of people', () => {
  const form = { ...formOf(product, 8), kind: 'unlimited' as const };
  expect(requestOf(form)).toMatchObject({
    people_limit: 1,
    sizes: [{ id: 7, time: null }, { time: null }],
  });
});
