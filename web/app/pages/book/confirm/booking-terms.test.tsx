import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { emptyForm } from '../form/form.ts';
import { BookingTerms } from './booking-terms.tsx';

test.each([
  ['2020-03-05', /This session starts in less than 3 hours/, /nothing/],
  ['2999-03-05', /at least 3 hours before your session\. Otherwise/, /starts in less than/],
])('the terms say whether a session on %s can be cancelled', (date, says, not) => {
  const form = { ...emptyForm, date, time: '14:00' };
  const price = { total: 0, known: true } as never;
  const text = textOf(
    drawn(<BookingTerms {...{ form, price }} act={() => {}} ways={null} brief={false} />),
  );
  expect(text).toMatch(says);
  expect(text).not.toMatch(not);
});
