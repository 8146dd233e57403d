import { MOST_UPLOAD_BYTES } from '@limber/contract/terms/uploads.ts';
import { expect, test } from 'vitest';
import { pictureProblem } from './picture-file.ts';

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('%s can be sent', (type) => {
  expect(pictureProblem({ type, size: MOST_UPLOAD_BYTES })).toBeUndefined();
});

test('other files and large ones are refused before they are sent', () => {
  expect(pictureProblem({ type: 'image/gif', size: 10 })).toBe('type');
  expect(pictureProblem({ type: 'application/pdf', size: 10 })).toBe('type');
  expect(pictureProblem({ type: 'image/png', size: MOST_UPLOAD_BYTES + 1 })).toBe('size');
});
