import { expect, test } from 'vitest';
import { requestOf, typed } from './package-form-values.ts';

const product = {
  ...{ kind: 'shared' as const, people_limit: 4, position: 2, service_ids: [1, 2] },
  renews: false,
  unused_minutes: 'expire' as const,
  while_failing: 'wait' as const,
  as_gift: false,
  name: { en: 'Family', ar: 'العائلة' },
  description: { en: '', ar: '' },
  sizes: [
    { id: 7, time: 1200, price: 4999.5, validity_days: 365 },
    { id: 8, time: 600, price: 2750, validity_days: null },
  ],
};

test('what was read and is sent unchanged stays the same', () => {
  expect(requestOf({ ...product, ...typed(product) })).toEqual(product);
});

test('an unlimited package has no minutes, and only a shared one has a number of people', () => {
  const form = { ...product, ...typed(product), kind: 'unlimited' as const };
  expect(requestOf(form)).toMatchObject({
    people_limit: 1,
    sizes: [{ id: 7, time: null }, { time: null }],
  });
});
