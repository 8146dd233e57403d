import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { aTherapist } from '../board/test-day.ts';
import { OnShift } from './day-sheet-page.tsx';

const shift = (from_minute: number, to_minute: number) => ({
  ...{ location: 'A', from_minute, to_minute },
});
const off = (from_minute: number, to_minute: number) => ({
  ...{ id: 12, kind: 'sick' as const, from_minute, to_minute },
});
const line = (fields: Parameters<typeof aTherapist>[1]) =>
  textOf(drawn(<OnShift day={{ therapists: [aTherapist(4, fields)] }} code="A" />));

test('an absence from the whole shift has no times: a whole day is 06:00 to 06:00', () => {
  const away = 'Therapist 4 09:00–17:00 (away)';
  expect(line({ shifts: [shift(540, 1020)], off: [off(360, 1800)] })).toBe(away);
  expect(line({ shifts: [shift(540, 1020)], off: [off(540, 1020)] })).toBe(away);
});

test('an absence from part of a shift has its times', () => {
  expect(line({ shifts: [shift(540, 1020)], off: [off(600, 1020)] })).toBe(
    'Therapist 4 09:00–17:00 (away 10:00–17:00 )',
  );
  expect(line({ shifts: [shift(540, 780), shift(960, 1200)], off: [off(360, 900)] })).toContain(
    'away 06:00–15:00',
  );
  expect(line({ shifts: [shift(540, 1020)], off: [] })).toBe('Therapist 4 09:00–17:00');
});
