import { expect, test } from 'vitest';
import { deskTermsOf, problemsOfTerms } from './term-bounds-rules.ts';

test('the last reminder comes later than the first, by an hour at least, and cash has a coin that there is', () => {
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
