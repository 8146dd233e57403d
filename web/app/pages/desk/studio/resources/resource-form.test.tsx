import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { noteOfRetiring } from './resource-form.tsx';

const note = (retired: boolean, sessions_to_come: number) =>
  textOf(drawn(<p>{noteOfRetiring({ retired, sessions_to_come })}</p>));

test('the number of upcoming sessions that use it stands beside the Retire button', () => {
  expect(note(false, 3)).toContain('3 upcoming sessions use it and keep it after it is retired.');
  expect(note(false, 1)).toContain('1 upcoming session uses it and keeps it after it is retired.');
  expect(note(true, 3)).toBe('3 upcoming sessions still use it.');
  expect(note(false, 0)).toBe('');
});
