import { describe, expect, test } from 'vitest';
import { placeholderOf } from '../../../components/pictures/therapist-portrait.tsx';
import { therapistOf } from '../form/test-catalogue.ts';
import { anyOf, matchTherapists, offersAll } from './match-therapists.ts';

// Ids as in `chosen`: the position of a name in this list. Lamp and boots need no skill.
const names = ['Stretching', 'Massage', 'Lamp', 'Boots', 'Ten Hours', 'Month'];

function chosen(...wanted: string[]) {
  return wanted.map((name) => ({
    id: names.indexOf(name) + 1,
    name,
    time: 30,
    price: 1,
    type: 'service',
    needs_skill: name !== 'Lamp' && name !== 'Boots',
  }));
}

describe('matching', () => {
  const nothing = { serviceType: 'service', services: [], sessionFor: [] } as const;

  test('lists the chosen branch only @VALID-15', () => {
    const listed = matchTherapists([therapistOf(1, 'A', []), therapistOf(2, 'B', [])], {
      ...nothing,
      services: [],
      sessionFor: [],
      location: 'B',
    });
    expect(listed.map(({ therapist }) => therapist.id)).toEqual([2]);
  });

  test('favourites come first, the others keep their order', () => {
    const team = [1, 2, 3].map((id) => ({ ...therapistOf(id, 'A', []), favourite: id === 3 }));
    const listed = matchTherapists(team, {
      ...nothing,
      services: [],
      sessionFor: [],
      location: 'A',
    });
    expect(listed.map(({ therapist }) => therapist.id)).toEqual([3, 1, 2]);
  });

  test.each([
    ['service', ['Stretching'], ['Stretching', 'Massage'], true, 'all offered @VALID-17'],
    ['service', ['Stretching', 'Massage'], ['Stretching'], false, 'one missing @VALID-17'],
    ['service', ['Lamp', 'Boots'], [], true, 'nothing left @VALID-16 @VALID-18'],
    ['service', ['Lamp', 'Stretching'], ['Stretching'], true, 'dropped @VALID-16'],
    ['service', ['Lamp', 'Stretching'], ['Massage'], false, 'rest missing @VALID-17'],
    ['package', ['Ten Hours'], [], true, 'bought @VALID-18'],
    ['mypackage', ['Ten Hours'], [], true, 'owned @VALID-18'],
    ['shared_package', ['Ten Hours'], [], true, 'shared @VALID-18'],
    ['my_shared_package', ['Ten Hours'], [], true, 'own shared @VALID-18'],
    ['unlimited_package', ['Month'], [], true, 'unlimited @VALID-18'],
    ['my_unlimited_package', ['Month'], [], true, 'own unlimited @VALID-18'],
  ] as const)(
    '%s %j by someone who offers %j: %s, %s',
    (serviceType, wanted, offers, matches, _why) => {
      const offered = offers.map((name) => names.indexOf(name) + 1);
      expect(offersAll(offered, { serviceType, services: chosen(...wanted), sessionFor: [] })).toBe(
        matches,
      );
    },
  );

  test('the services of a package session must be offered, the package itself need not', () => {
    const matches = (serviceType: 'mypackage' | 'package', wanted: string, offers: string[]) =>
      offersAll(
        offers.map((name) => names.indexOf(name) + 1),
        { serviceType, services: chosen('Ten Hours'), sessionFor: chosen(wanted) },
      );
    expect(matches('mypackage', 'Stretching', ['Stretching'])).toBe(true);
    expect(matches('mypackage', 'Stretching', ['Massage'])).toBe(false);
    expect(matches('package', 'Stretching', ['Massage'])).toBe(false);
    expect(matches('mypackage', 'Boots', [])).toBe(true);
  });

  test('any therapist offers everything, takes bookings online and matches the preference', () => {
    const team = [
      therapistOf(1, 'A', ['Stretching']),
      { ...therapistOf(2, 'A', ['Stretching']), gender: 'male' as const },
      { ...therapistOf(3, 'A', ['Stretching']), books_by_phone: true },
      therapistOf(4, 'A', []),
      therapistOf(5, 'B', ['Stretching']),
    ];
    const choices = { ...nothing, services: chosen('Stretching'), sessionFor: [], location: 'A' };
    const idsFor = (therapistPreference: 'female' | 'male' | '') =>
      anyOf(team, { ...choices, therapistPreference }).map(({ id }) => id);
    expect(idsFor('')).toEqual([1, 2]);
    expect(idsFor('female')).toEqual([1]);
    expect(idsFor('male')).toEqual([2]);
  });
});

test('the placeholder is female for female and male for all else @S2-10', () => {
  expect(placeholderOf({ gender: 'female' })).toBe('female');
  expect(placeholderOf({ user: { gender: 'female' } })).toBe('female');
  expect(placeholderOf({ gender: 'male' })).toBe('male');
  expect(placeholderOf({})).toBe('male');
});
