import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { NotesShown } from './session-notes.tsx';

const shown = (agrees: boolean | undefined) =>
  textOf(
    drawn(
      <NotesShown kept={agrees === undefined ? agrees : { agrees_to_notes: agrees, notes: [] }}>
        <p>the field</p>
      </NotesShown>,
    ),
  );

test('for a client who has not agreed to notes the reason stands in place of the field', () => {
  expect(shown(true)).toBe('the field');
  expect(shown(false)).not.toContain('the field');
  expect(shown(false)).toContain('The client has not agreed to notes of their health');
  expect(shown(undefined)).toBe('');
});
