import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { SessionFields } from './session-fields.tsx';
import type { SessionDraft } from './use-session-draft.ts';

const draft = {
  ...{ lines: [], therapistId: 2, gender: 'female', location: 'A', date: '2026-03-05' },
  ...{
    time: '14:30',
    packageId: null,
    isAskedFor: false,
    resourceIds: [],
    source: 'phone',
    note: '',
  },
};
const session = {
  ...{ draft, chosen: draft, freeTimes: undefined, nearest: undefined },
  ...{ change() {}, replace() {} },
} as unknown as SessionDraft;
const therapists = [
  { id: 1, full_name: 'Noura', location: 'A', gender: 'female' },
  { id: 2, full_name: 'Omar', location: 'A', gender: 'male' },
  { id: 3, full_name: 'Ali', location: 'A', gender: 'male' },
];

const fields = (of: { agreesToNotes?: boolean; packages?: object[] } = {}) =>
  drawn(
    <SessionFields
      session={session}
      services={[]}
      therapists={therapists as never}
      packages={(of.packages ?? []) as never}
      agreesToNotes={of.agreesToNotes}
      branches={[{ code: 'A', name: 'Al Warqa' }] as never}
      errors={{}}
    />,
  );

test('the date is in the date field, the time in the time field', () => {
  const html = fields();
  expect(html).toMatch(/type="date"[^>]*value="2026-03-05"|value="2026-03-05"[^>]*type="date"/);
  expect(html).toContain('14:30');
});

test('the chosen therapist stays in the list when they do not match the preference', () => {
  const said = textOf(fields());
  expect(said).toContain('Noura Omar');
  expect(said).not.toContain('Ali');
});

test('a note is offered only for clients who agreed to notes; for the others the reason is given once they were asked', () => {
  expect(textOf(fields({ agreesToNotes: true }))).toContain('Note for the session');
  expect(textOf(fields({ agreesToNotes: false }))).toContain('No note can be saved');
  expect(textOf(fields())).not.toMatch(/Note for the session|No note can be saved/);
});

test('the payment field is there only if the client has a package', () => {
  expect(textOf(fields())).not.toContain('Paid by');
  const unlimited = { id: 9, name: 'Month', remaining_time: null, balance: null };
  expect(textOf(fields({ packages: [unlimited] }))).toContain('Month · Unlimited');
});
