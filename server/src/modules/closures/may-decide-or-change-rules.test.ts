import { expect, test } from 'vitest';
import { problemsOfDays, problemsOfNewDays } from './closure-days-rules.ts';
import { refuseChanging } from './may-decide-or-change-rules.ts';

const fieldsOf = (problems: object) => Object.keys(problems);
const asked = {
  starts_on: '2026-03-20',
  ends_on: '2026-03-20',
  from_minute: null,
  to_minute: null,
};

test('a closure may be of one day, and of one minute; it does not end before it begins', () => {
  expect(fieldsOf(problemsOfDays(asked))).toEqual([]);
  expect(fieldsOf(problemsOfDays({ ...asked, ends_on: '2026-03-19' }))).toEqual(['ends_on']);
  const part = (from_minute: number | null, to_minute: number | null) =>
    fieldsOf(problemsOfDays({ ...asked, from_minute, to_minute }));
  expect(part(600, 601)).toEqual([]);
  expect(part(600, 600)).toEqual(['to_minute']);
  expect([part(600, null), part(null, 600)]).toEqual([['to_minute'], ['to_minute']]);
});

test('a closure is changed until its last day, inclusive', () => {
  const kept = { state: 'confirmed', starts_on: '2026-03-20', ends_on: '2026-03-22' };
  expect(refuseChanging(kept, '2026-03-22')).toBeNull();
  expect(refuseChanging(kept, '2026-03-23')?.en).toBeTypeOf('string');
});

test('it begins on another day until the day it begins, and then today at the earliest', () => {
  const kept = { state: 'confirmed', starts_on: '2026-03-20', ends_on: '2026-03-22' };
  const moved = (starts_on: string, today: string) =>
    fieldsOf(problemsOfNewDays(kept, { starts_on, ends_on: '2026-03-25' }, today));
  expect(moved('2026-03-21', '2026-03-20')).toEqual([]);
  expect(moved('2026-03-20', '2026-03-20')).toEqual([]);
  expect(moved('2026-03-19', '2026-03-20')).toEqual(['starts_on']);
  expect(moved('2026-03-22', '2026-03-21')).toEqual(['starts_on']);
  expect(moved('2026-03-20', '2026-03-21')).toEqual([]);
});
