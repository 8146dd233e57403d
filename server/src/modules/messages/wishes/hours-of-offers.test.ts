import { expect, test } from 'vitest';
import { offeredAt } from './hours-of-offers.ts';

const hours = { offers_from_hour: 8, offers_until_hour: 20 };
const at = (time: string, day = 4) => new Date(`2026-03-0${day}T${time}:00+04:00`);

test.each([
  ['07:59', at('08:00')],
  ['08:00', at('08:00')],
  ['19:59', at('19:59')],
  ['20:00', at('08:00', 5)],
  ['23:30', at('08:00', 5)],
])('an offer that is ready at %s is sent in the hours of offers', (time, sent) => {
  expect(offeredAt(hours, at(time))).toEqual(sent);
});
