import { expect, test } from 'vitest';
import { inBar, mayFind, sectionsOf, sentFrom } from './sections.ts';

test.each([
  ['/desk', 'front_desk', undefined],
  ['/desk', 'manager', undefined],
  ['/desk', 'therapist', '/desk/mine'],
  ['/desk/mine', 'therapist', undefined],
  ['/desk/mine', 'manager', '/desk'],
  ['/desk/mine/2026', 'therapist', undefined],
  ['/desk/a-page-without-a-section', 'therapist', '/desk/mine'],
  ['/desk/a-page-without-a-section', 'front_desk', undefined],
  ['/desk/studio/services', 'manager', undefined],
  ['/desk/studio/services', 'front_desk', '/desk'],
  ['/desk', 'client', '/'],
  ['/desk', undefined, '/'],
])('from %s somebody who is %s is sent to %s', (path, role, to) => {
  expect(sentFrom(path, role)).toBe(to);
});

test('somebody of a role has the sections of it, the most needed first', () => {
  const ways = (role: string) => sectionsOf(role).map(({ to }) => to);
  expect(ways('therapist')).toEqual(['/desk/mine']);
  expect(ways('front_desk').slice(0, 2)).toEqual(['/desk', '/desk/till']);
  expect(ways('front_desk')).not.toContain('/desk/team');
  expect(ways('manager')).toContain('/desk/team');
  expect(ways('client')).toEqual([]);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [12, 12],
])('of %i sections that fit, %i stand in the bar', (fitting, shown) => {
  expect(inBar(fitting)).toBe(shown);
});

test('who serves the counter looks for clients, a therapist does not', () => {
  expect(['manager', 'front_desk', 'therapist', undefined].map(mayFind)).toEqual([
    ...[true, true, false, false],
  ]);
});
