import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { outcomeText } from './displaced-outcome.tsx';
import { ContactNotLogged } from './resolve-session.tsx';

const session = { therapist: 'Noura', now_at: '2026-03-05T10:00:00Z' };

test.each([
  ['phone', 'Called, not reached'],
  ['whatsapp', 'WhatsApp not answered'],
  ['mail', 'E-mail not answered'],
  ['in_person', 'Not reached'],
  [null, 'Not reached'],
] as const)('a client asked by %s and not reached: %s', (tried, said) => {
  const text = outcomeText({ ...session, outcome: 'not_reached', tried });
  expect(textOf(drawn(<p>{text}</p>))).toBe(said);
});

test('a contact that failed to be logged says why, and a button logs it again', () => {
  const error = { status: 503, data: { detail: 'The studio is busy.' } };
  const shown = drawn(<ContactNotLogged error={error} busy={false} onAgain={() => {}} />);
  expect(shown).toContain('role="alert"');
  expect(textOf(shown)).toContain('It could not be saved. The studio is busy.');
  expect(
    textOf(
      drawn(<ContactNotLogged error={{ status: 'FETCH_ERROR' }} busy={false} onAgain={() => {}} />),
    ),
  ).toContain('Please check your connection');
});
