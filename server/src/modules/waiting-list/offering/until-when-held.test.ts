import { expect, test } from 'vitest';
import { offerEndsAt } from './until-when-held.ts';

const at = (time: string) => new Date(`${time}:00+04:00`);
const startsAt = at('2026-03-08T14:00');

test.each([
  ['by day a quarter of an hour', '2026-03-06T12:00', '2026-03-06T12:15'],
  ['at the end of the evening until the morning', '2026-03-06T21:50', '2026-03-07T08:30'],
  ['by night until the morning', '2026-03-06T23:40', '2026-03-07T08:30'],
  ['after midnight until that morning', '2026-03-06T03:00', '2026-03-06T08:30'],
  ['in the morning until half past eight at least', '2026-03-06T08:10', '2026-03-06T08:30'],
])('%s', (_when, now, ends) => {
  expect(offerEndsAt(at(now), startsAt)).toEqual(at(ends));
});

test('never beyond the start of the time that is offered', () => {
  expect(offerEndsAt(at('2026-03-08T13:50'), startsAt)).toEqual(startsAt);
});
