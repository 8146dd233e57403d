import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import { expect, test } from 'vitest';
import { readTerms, servedTerms, serveTerms, writeTerms } from './served-terms.ts';

test('terms written into a page are read in the browser', () => {
  const terms = {
    cutoff_hours: 6,
    member_discount_percent: 15,
    membership_minutes: 600,
    bookable_days_ahead: 90,
  };
  serveTerms(terms);
  expect(writeTerms()).toBe('6 15 600 90');
  expect(readTerms(writeTerms())).toEqual(terms);
  serveTerms(defaultTerms);
  expect(servedTerms()).toBe(defaultTerms);
});

test.each([undefined, '', '3 10 500', '~cutoff_hours~ ~a~ ~b~ ~c~'])(
  'a page with %j has the terms of a new studio',
  (line) => expect(readTerms(line)).toBe(defaultTerms),
);
