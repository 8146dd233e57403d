import { expect, test } from 'vitest';
import { differenceOf, namesOf, productName } from './name-of-line-rules.ts';

test('items are named with their minutes, in Arabic where the studio has a name', () => {
  expect(productName({ name: 'Stretching', minutes: 60 })).toBe('Stretching, 60 min');
  expect(productName({ name: 'Unlimited', minutes: null })).toBe('Unlimited');
  const inArabic = (name: string) => (name === 'Stretching' ? 'تمدد' : name);
  expect(namesOf(['Stretching', 'Boots'], 60, inArabic)).toEqual({
    name: 'Stretching + Boots, 60 min',
    nameAr: expect.stringMatching(/^تمدد \+ Boots، .*60/),
  });
  expect(namesOf(['Stretching'], null, inArabic)).toEqual({ name: 'Stretching', nameAr: 'تمدد' });
  expect(namesOf(['Boots'], 60, inArabic)).toEqual({ name: 'Boots, 60 min', nameAr: null });
  expect(namesOf([], null, inArabic)).toEqual({ name: '', nameAr: null });
});

test('the rest of a session sold before says so, in Arabic where it has a name there', () => {
  expect(differenceOf({ name: 'Stretching', nameAr: null })).toEqual({
    ...{ name: 'Stretching: the difference', nameAr: null },
  });
  expect(differenceOf({ name: 'Stretching', nameAr: 'تمدد' })).toEqual({
    ...{ name: 'Stretching: the difference', nameAr: 'تمدد: فرق السعر' },
  });
});
