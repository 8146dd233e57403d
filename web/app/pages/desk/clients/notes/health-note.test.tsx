import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { HealthNoteBox } from './health-note.tsx';

const nothing = { error: undefined, busy: false, onRead: () => {}, onClose: () => {} };
const note = { note: 'Old knee injury', agreed_at: '2026-03-04T06:00:00.000Z' };

test('a health note is shown on request, with a button that closes it', () => {
  const closed = textOf(drawn(<HealthNoteBox note={undefined} {...nothing} />));
  expect(closed).toContain('Read the health note');
  expect(closed).toContain('The client can see who has read it.');
  expect(closed).not.toContain('knee');
  const open = drawn(<HealthNoteBox note={note} {...nothing} />);
  expect(textOf(open)).toContain('Old knee injury');
  expect(textOf(open)).toContain('Agreed to on 4 Mar 2026');
  expect(textOf(open)).toContain('Close the note');
  // What takes the focus on opening.
  expect(open).toContain('tabindex="-1"');
});

test('a note that is no longer available says so, and a refusal says why', () => {
  const gone = drawn(<HealthNoteBox note={{ ...note, note: null }} {...nothing} />);
  expect(textOf(gone)).toContain('This note can no longer be read.');
  const said = 'You can read health notes on the day of the session.';
  const error = { status: 409, data: { detail: said, error: said } };
  const refused = drawn(<HealthNoteBox note={undefined} {...nothing} error={error} />);
  expect(textOf(refused)).toContain(said);
});
