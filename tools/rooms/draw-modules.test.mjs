import { expect, test } from 'vitest';
import { drawModules } from './draw-modules.mjs';

test('an arrow that follows from others is left out, and a module does not point to itself', () => {
  const imports = [
    ['desk', 'bookings'],
    ['bookings', 'accounts'],
    ['desk', 'accounts'],
    ['desk', 'desk'],
  ];
  expect(drawModules(imports).split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  bookings --> accounts',
    '  desk --> bookings',
    '```',
  ]);
});
