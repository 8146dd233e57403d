import { expect, test } from 'vitest';
import { blank, requestOf, typed } from './service-form-values.ts';

const service = {
  name: { en: 'Red-Light Therapy', ar: 'العلاج بالضوء الأحمر' },
  description: { en: '', ar: '' },
  ...{ kind: 'red_light' as const, needs_skill: false, position: 2 },
  prices: [{ time: 30, price: 137.5 }],
  ...{ image: null, buffer_minutes: 5, therapist_minutes: 10, therapist_ids: [1, 9] },
  needs: [{ kind: null, resource_ids: [4, 5] }],
};

test('what was read and is sent unchanged stays the same', () => {
  expect(requestOf({ ...service, ...typed(service) })).toEqual(service);
});

test('amounts are read as people type them', () => {
  const prices = [{ time: '60', price: '1,٣٧٥٫٥' }];
  expect(requestOf({ ...blank, position: 9, prices })).toMatchObject({
    ...{ kind: null, therapist_minutes: null, position: 9 },
    prices: [{ time: 60, price: 1375.5 }],
  });
});
