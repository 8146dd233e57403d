import { expect, test } from 'vitest';
import { nextCode, refuseRetiring } from './branch-rules.ts';

test('a new branch has the first letter that none has', () => {
  expect(nextCode(['A', 'B', 'jvc'])).toBe('C');
  expect(nextCode(['B'])).toBe('A');
  expect(nextCode([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).toBe('A2');
});

const nothing = { sessions: false, therapists: false, openDrawer: false };
test.each([
  [{ sessions: true, therapists: true }, /Sessions/],
  [{ therapists: true }, /Therapists/],
  [{ openDrawer: true }, /drawer/],
])('a branch that has %j is not retired', (left, said) => {
  expect(refuseRetiring({ ...nothing, ...left })?.en).toMatch(said);
  expect(refuseRetiring(nothing)).toBeNull();
});
