import type { StudioService } from '@limber/contract/desk/studio/services.ts';
import { expect, test } from 'vitest';
import { formOf, requestOf } from './service-values.ts';

const service: StudioService = {
  ...{
    id: 3,
    version: 4,
    retired: false,
    proposed: false,
    position: 2,
    kind: 'red_light',
    needs_skill: false,
  },
  name: { en: 'Red-Light Therapy', ar: 'العلاج بالضوء الأحمر' },
  description: { en: '', ar: '' },
  prices: [{ time: 30, price: 137.5 }],
  ...{ buffer_minutes: 5, therapist_minutes: 10, therapist_ids: [1, 9] },
  needs: [
    { kind: 'Red-light bed', resource_ids: [] },
    { kind: null, resource_ids: [4, 5] },
  ],
};

test('a service that was read and is sent unchanged stays the same, even in what the form does not show', () => {
  const { id: _, version: __, retired: ___, proposed: ____, ...sent } = service;
  expect(requestOf(formOf(service, 8), service, new Set([1, 2]))).toEqual(sent);
});

test('amounts are read as people type them, and a new service comes last', () => {
  const form = formOf(undefined, 8);
  const prices = [{ time: '60', price: '1,٣٧٥٫٥' }];
  expect(requestOf({ ...form, prices }, undefined, new Set())).toMatchObject({
    ...{ kind: null, therapist_minutes: null, position: 9 },
    prices: [{ time: 60, price: 1375.5 }],
  });
});
