import { expect, test } from 'vitest';
import { chosenOf, withChoice } from './chosen-resources.ts';

const free = (id: number) => ({ id, name: `Room ${id}`, taken: null });
const rooms = {
  resources: [
    free(1),
    { ...free(2), taken: { name: 'Badr Haddad', from: '2026-03-05T10:00:00.000Z' } },
  ],
};
const beds = { resources: [free(7)] };

test('for each need one resource is chosen, or any', () => {
  expect(withChoice(rooms, [2, 7], 1)).toEqual([7, 1]);
  expect(withChoice(rooms, [1, 7], null)).toEqual([7]);
});

test('a resource that is taken by then, or of no use, is dropped from the choice', () => {
  expect(chosenOf([rooms, beds], [1, 7])).toEqual([1, 7]);
  expect(chosenOf([rooms], [2, 7])).toEqual([]);
});
