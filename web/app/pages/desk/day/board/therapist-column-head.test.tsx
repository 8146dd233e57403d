import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { aTherapist } from './test-day.ts';
import { TherapistColumnHead } from './therapist-column-head.tsx';

const head = (off: Parameters<typeof aTherapist>[1] = {}) =>
  drawn(<TherapistColumnHead therapist={aTherapist(4, off)} date="2026-03-05" />);

test('the head of a column links to the form that records a sick day for its therapist', () => {
  expect(head()).toContain('href="/desk/rota?sick=4&amp;day=2026-03-05"');
  expect(textOf(head())).toBe('Therapist 4');
});

test("the head of an absent therapist's column links to the sessions left without a therapist", () => {
  const away = head({ off: [{ id: 12, kind: 'sick', from_minute: 600, to_minute: 1320 }] });
  expect(away).toContain('href="/desk/rota/away/12"');
  expect(textOf(away)).toBe('Therapist 4');
});
