import type { OwnedPackage } from '@limber/contract/packages.ts';
import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../test-markup.tsx';
import { SharedWithGuests, sharedWithGuests } from './shared-with-guests.tsx';

const owned = (changes: Partial<OwnedPackage>) =>
  ({
    ...{ id: 1, kind: 'shared', name: 'Household', active: true, owned: true },
    ...{ remaining_time: 240, guests: ['Noura', 'Badr'] },
    ...changes,
  }) as OwnedPackage;

test('packages that guests can go on using are listed with balance and guests @PERSON-03', () => {
  const packages = [owned({}), owned({ id: 2, name: 'Unlimited', remaining_time: null })];
  expect(sharedWithGuests(packages)).toEqual(packages);
  const html = drawn(<SharedWithGuests packages={[owned({})]} />);
  const [item] = elementsOf(html, 'li');
  for (const part of ['Household', 'Noura', 'Badr']) expect(item?.name).toContain(part);
  expect(textOf(html)).toMatch(/240/);
});

test.each([
  ['nobody shares it', { guests: [] }],
  ['nothing is left', { remaining_time: 0 }],
  ['it is closed', { active: false }],
  ['it is another’s', { owned: false }],
])('a package is not listed when %s', (_, changes) => {
  expect(sharedWithGuests([owned(changes)])).toEqual([]);
});
