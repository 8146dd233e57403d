import { expect, test } from 'vitest';
import { problemsOfService, type ServiceInput } from './service-rules.ts';

const cupping: ServiceInput = {
  name: { en: 'Cupping', ar: 'الحجامة' },
  description: { en: '', ar: '' },
  prices: [{ minutes: 60, minor: 32_000 }],
  needs: [],
  therapistIds: [],
};
const there = { kinds: ['Bed', 'Room'], resourceIds: [30_001, 30_002], therapistIds: [20_001] };
const wrong = (changes: Partial<ServiceInput>, otherNames: string[] = []) =>
  Object.keys(problemsOfService({ ...cupping, ...changes }, { otherNames, there }));

test('a complete service is accepted', () => {
  const needs = [
    { kind: 'Room', resourceIds: [] },
    { kind: null, resourceIds: [30_001, 30_002] },
  ];
  const prices = [60, 90].map((minutes) => ({ minutes, minor: 32_000 }));
  expect(wrong({ needs, prices, therapistIds: [20_001] }, ['Stretching'])).toEqual([]);
});

test.each<[string, Partial<ServiceInput>, string]>([
  ['a name that another has, with spaces', { name: { en: ' Cupping ', ar: '' } }, 'name.en'],
  ['a description in one language', { description: { en: 'Cups.', ar: ' ' } }, 'description.ar'],
  [
    'one length twice',
    { prices: [60, 90, 60].map((minutes) => ({ minutes, minor: minutes })) },
    'prices',
  ],
  ['no thing and no kind', { needs: [{ kind: null, resourceIds: [] }] }, 'needs'],
  ['a thing that is not there', { needs: [{ kind: null, resourceIds: [30_001, 1] }] }, 'needs'],
  ['a kind that is not there', { needs: [{ kind: 'Pool', resourceIds: [] }] }, 'needs'],
  ['a kind and a thing at once', { needs: [{ kind: 'Bed', resourceIds: [30_001] }] }, 'needs'],
  [
    'one right need and one wrong',
    {
      needs: [
        { kind: 'Bed', resourceIds: [] },
        { kind: 'Pool', resourceIds: [] },
      ],
    },
    'needs',
  ],
  ['a stranger among its therapists', { therapistIds: [20_001, 1] }, 'therapist_ids'],
])('%s is wrong', (_, changes, field) => {
  const others = field === 'name.en' ? ['Stretching', 'Cupping'] : [];
  expect(wrong(changes, others)).toEqual([field]);
});
