import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { noteOfRetiring } from './resource-form.tsx';

const note = (retired: boolean, sessions_to_come: number) =>
  textOf(drawn(<p>{noteOfRetiring({ retired, sessions_to_come })}</p>));

test('the number of coming sessions that use it stands beside the Retire button', () => {
  expect(note(false, 3)).toContain('3 sessions to come have it and keep it when it is retired.');
  expect(note(false, 1)).toContain('1 session to come has it and keeps it when it is retired.');
  expect(note(true, 3)).toBe('3 sessions to come still have it.');
  expect(note(false, 0)).toBe('');
});
