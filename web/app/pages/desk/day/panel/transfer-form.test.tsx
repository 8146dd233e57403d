import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { aBooking } from '../board/test-day.ts';
import { TransferForm } from './transfer-form.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { Taken } from './use-changes.ts';

test('a session is given once the other client is chosen; a usual reason takes one press', () => {
  const form = drawn(
    <TransferForm booking={aBooking('amina')} give={async () => null} busy={false} line="live" />,
  );
  expect(form).toContain('aria-label="Give the session to another client"');
  expect(textOf(form)).toContain('The new client');
  const buttons = elementsOf(form, 'button').map(({ name, attributes }) => [
    name,
    'disabled' in attributes,
  ]);
  expect(buttons).toEqual([
    ['Booked under a namesake', false],
    ['Somebody else of the family comes', false],
    ['Give the session', true],
  ]);
});

test('a session that was given says when and to whom, and is only undone whole', () => {
  const taken = { id: 'new', name: 'Badr Khalil', version: 1 };
  const bar = (what: Taken['what']) =>
    drawn(
      <UndoBar
        date="2026-03-05"
        onPay={() => {}}
        taken={{ ...taken, what, when: { date: '2026-03-05', time: '14:00' } }}
        onUndo={() => {}}
        onClose={() => {}}
      />,
    );
  expect(textOf(bar('given'))).toMatch(/^Badr Khalil · Has the session: .*5.*14:00/);
  expect(bar('given')).not.toContain('Undo');
  expect(bar('booked')).toContain('Undo');
});
