import { expect, test } from 'vitest';
import { sentFrom } from './sections.ts';

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
