import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { WithoutConnection } from './without-connection.tsx';

test('without a connection the page says what still works, and nothing while it is live', () => {
  expect(drawn(<WithoutConnection line="live" />)).toBe('');
  expect(textOf(drawn(<WithoutConnection line="away" />))).toContain('You can read the day');
});
