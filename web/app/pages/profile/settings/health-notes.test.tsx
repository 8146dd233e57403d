import type { Account } from '@limber/contract/accounts.ts';
import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../components/test-markup.tsx';
import { HealthNotes } from './health-notes.tsx';

const html = (of: Partial<Account>) =>
  drawn(
    <HealthNotes
      account={{ medical_issues: '', health_notes_agreed_at: null, ...of } as Account}
      onUnsaved={() => {}}
    />,
  );
const button = (of: Partial<Account>, name: string) =>
  elementsOf(html(of), 'button').find((each) => each.name === name);

test('consent needs a tick, and notes cannot be written without it', () => {
  expect(button({}, 'Agree')?.attributes).toHaveProperty('disabled');
  expect(textOf(html({}))).not.toContain('Save notes');
});

test('the date of consent is shown, and changed notes are saved', () => {
  const agreed = { health_notes_agreed_at: '2026-03-01T22:00:00.000Z', medical_issues: 'A knee' };
  const said = html(agreed);
  expect(textOf(said)).toContain('You agreed on 2 March 2026.');
  expect(said).toContain('A knee');
  expect(button(agreed, 'Save notes')?.attributes).toHaveProperty('disabled');
  expect(button(agreed, 'Agree')).toBeUndefined();
});
