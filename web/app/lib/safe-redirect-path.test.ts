import { expect, test } from 'vitest';
import { safeNext } from './safe-redirect-path.ts';

test.each([
  '/profile',
  '/profile?appointment=0d1c#appointments',
  '/invitation/abc_DEF-123',
  '/profile/settings',
])('a sign-in continues to %s', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  null,
  '',
  'profile',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/./\\elsewhere.example',
  '/..//elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/login?next=/login',
])('a sign-in never continues to %j', (next) => {
  expect(safeNext(next)).toBeUndefined();
});
