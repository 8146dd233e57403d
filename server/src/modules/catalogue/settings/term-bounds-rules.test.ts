import { expect, test } from 'vitest';
import { deskTermsOf, problemsOfTerms } from './term-bounds-rules.ts';

test('the last reminder is at least an hour after the first, and cash is rounded to an existing coin', () => {
  const fields = (more: object) => Object.keys(problemsOfTerms({ ...deskTermsOf({}), ...more }));
  const hours = (first_reminder_hours: number, last_reminder_hours: number) =>
    fields({ first_reminder_hours, last_reminder_hours });
  expect(hours(24, 23)).toEqual([]);
  expect(hours(24, 24)).toEqual(['last_reminder_hours']);
  expect([fields({ cash_coin_fils: 25 }), fields({ cash_coin_fils: 24 })]).toEqual([
    [],
    ['cash_coin_fils'],
  ]);
});
