import { expect, test } from 'vitest';
import { type ProductInput, problemsOfProduct } from './product-rules.ts';

const around = { otherNames: ['Balance'], serviceIds: [1, 2], sizeIds: [7, 8] };
const size = { id: undefined, minutes: 600, minor: 275_000, validityDays: 180 };
const wished: ProductInput = {
  kind: 'regular',
  name: { en: 'Long', ar: 'طويلة' },
  description: { en: '', ar: '' },
  peopleLimit: 1,
  renews: false,
  unusedMinutes: 'expire',
  whileFailing: 'wait',
  asGift: false,
  serviceIds: [1],
  sizes: [size],
};
const problems = (changes: Partial<ProductInput>) =>
  Object.entries(problemsOfProduct({ ...wished, ...changes }, around)).map(
    ([field, { en }]) => `${field}: ${en}`,
  );

test('a complete package is accepted', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ serviceIds: [1, 2], sizes: [{ ...size, id: 7 }, size, size] })).toEqual([]);
  expect(problems({ kind: 'shared', peopleLimit: 2 })).toEqual([]);
});

test('its name is its own, its words in both languages, its services the studio’s', () => {
  expect(problems({ name: { en: 'Balance', ar: 'توازن' } })).toEqual([
    'name.en: This name is already in use.',
  ]);
  expect(problems({ description: { en: 'Minutes', ar: ' ' } })).toEqual([
    'description.ar: Please say it in both languages, or in none.',
  ]);
  for (const serviceIds of [[3], [1, 3]]) {
    expect(problems({ serviceIds })).toEqual([
      'service_ids: One of these is not a service of this studio.',
    ]);
  }
});

test('a shared one is for several people, any other for one', () => {
  expect(problems({ kind: 'shared', peopleLimit: 1 })).toEqual([
    'people_limit: A shared package is for two people at least.',
  ]);
  const unlimited = { kind: 'unlimited', sizes: [{ ...size, minutes: null }] } as const;
  for (const changes of [{}, unlimited]) {
    expect(problems({ ...changes, peopleLimit: 2 })).toEqual([
      'people_limit: Only a shared package is for several people.',
    ]);
  }
});

test('a size is a new one or one that is on sale, and none twice', () => {
  const gone = 'sizes: One of these sizes is not sold any more. Please look at the package again.';
  const of = (...ids: (number | undefined)[]) =>
    problems({ sizes: ids.map((id) => ({ ...size, id })) });
  expect([of(7, 8), of(undefined, undefined, 7)]).toEqual([[], []]);
  expect([of(9), of(7, 9), of(7, 7)]).toEqual([[gone], [gone], [gone]]);
});

test('an unlimited one has days and no minutes, any other minutes', () => {
  const whole = { ...size, minutes: null };
  const unlimited = (...sizes: ProductInput['sizes']) => problems({ kind: 'unlimited', sizes });
  const wrong = ['sizes: An unlimited package has days, and no minutes.'];
  expect(unlimited(whole)).toEqual([]);
  expect([unlimited(size), unlimited(whole, size)]).toEqual([wrong, wrong]);
  expect(unlimited({ ...whole, validityDays: null })).toEqual(wrong);
  for (const sizes of [[whole], [size, whole]]) {
    expect(problems({ sizes })).toEqual(['sizes: Please say how many minutes each size has.']);
  }
});

test('a plan is no gift', () => {
  expect(problems({ asGift: true })).toEqual([]);
  expect(problems({ renews: true, asGift: true })).toEqual([
    'as_gift: A plan cannot be given as a gift card.',
  ]);
});
