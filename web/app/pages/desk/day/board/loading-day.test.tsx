import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { LoadingDay } from './loading-day.tsx';

test('a day that loads has the shape of its view, and says only that it loads', () => {
  const board = drawn(<LoadingDay view="board" />);
  expect(textOf(board)).toBe('Loading...');
  expect(board).toContain('desk-board');
  const list = drawn(<LoadingDay view="list" />);
  expect(textOf(list)).toBe('Loading...');
  expect(list).not.toContain('desk-board');
});
