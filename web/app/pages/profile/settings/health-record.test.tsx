import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { HealthRecordShown } from './health-record.tsx';

const consent = {
  agreed_at: '2026-03-04T06:00:00.000Z',
  words_version: 1,
  language: 'en' as const,
  taken_by: null,
  withdrawn_at: null,
  withdrawn_by: null,
};
const shown = (record: Parameters<typeof HealthRecordShown>[0]['record']) =>
  textOf(drawn(<HealthRecordShown record={record} />));

test('a client sees each time the studio read their health notes, with name and time', () => {
  const looks = [
    { at: '2026-03-05T09:50:00.000Z', by: 'Noura', role: 'therapist' as const },
    { at: '2026-03-04T15:00:00.000Z', by: 'Fatima', role: 'front_desk' as const },
  ];
  const said = shown({ consents: [consent], looks });
  expect(said).toMatch(/Noura \(therapist\) · Mar 5, 2026 13:50/);
  expect(said).toMatch(/Fatima \(front desk\) · Mar 4, 2026 19:00/);
  expect(said).not.toContain('You told');
  expect(shown({ consents: [], looks: [] })).toContain('Nobody at the studio so far.');
});

test('consent given at the desk names who recorded it', () => {
  const heard = { ...consent, taken_by: 'Fatima', withdrawn_by: 'Maya' };
  const withdrawn_at = '2026-03-06T06:00:00.000Z';
  const said = shown({ consents: [{ ...heard, withdrawn_at }], looks: [] });
  expect(said).toContain('You told Fatima at the studio on 4 March 2026 that you agree.');
  expect(said).toContain('You withdrew it with Maya on 6 March 2026.');
});
