import { describe, expect, test } from 'vitest';
import { matchTherapists, offersAll, placeholderOf } from './match-therapists.ts';
import { therapistOf } from './test-catalogue.ts';

function chosen(...names: string[]) {
  return names.map((name, index) => ({ id: index + 1, name, time: 30, price: 1, type: 'service' }));
}

describe('matching', () => {
  test('lists the chosen branch only', () => {
    const listed = matchTherapists([therapistOf(1, 'A', []), therapistOf(2, 'B', [])], {
      serviceType: 'service',
      services: [],
      location: 'B',
    });
    expect(listed.map(({ therapist }) => therapist.id)).toEqual([2]);
  });

  test.each([
    ['service', ['Stretching'], ['Stretching', 'Massage'], true],
    ['service', ['Stretching', 'Massage'], ['Stretching'], false],
    ['service', ['Red-Light Therapy', 'Compression'], [], true],
    ['service', ['Red-Light Therapy', 'Stretching'], ['Stretching'], true],
    ['service', ['Red-Light Therapy', 'Stretching'], ['Massage'], false],
    ['mypackage', ['Ten Hours'], [], true],
    ['unlimited_package', ['Month'], [], true],
  ] as const)('%s %j by someone who offers %j: %s', (serviceType, wanted, offered, matches) => {
    expect(offersAll(offered, { serviceType, services: chosen(...wanted) })).toBe(matches);
  });
});

test('the placeholder is female for female and male for all else', () => {
  expect(placeholderOf({ gender: 'female' })).toBe('female');
  expect(placeholderOf({ user: { gender: 'female' } })).toBe('female');
  expect(placeholderOf({ gender: 'male' })).toBe('male');
  expect(placeholderOf({})).toBe('male');
});
