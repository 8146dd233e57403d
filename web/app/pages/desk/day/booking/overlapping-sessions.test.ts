import { expect, test } from 'vitest';
import { aBooking, aDay } from '../board/test-day.ts';
import { sessionsMeeting } from './overlapping-sessions.ts';

const amina = 7;
const hour = (from: number) => ({ from, to: from + 60 });

test("a client's session overlaps if any minute is shared, not if one ends as the other begins", () => {
  const day = aDay([aBooking('one')]);
  const met = (from: number) => sessionsMeeting(day, amina, hour(from)).map(({ id }) => id);
  expect([780, 790, 840, 890, 900].map(met)).toEqual([[], ['one'], ['one'], ['one'], []]);
});

test("other clients' sessions do not overlap, nor do no-shows", () => {
  const missed = aDay([aBooking('one', { status: 'no_show' })]);
  expect(sessionsMeeting(missed, amina, hour(840))).toEqual([]);
  expect(sessionsMeeting(aDay([aBooking('one')]), 8, hour(840))).toEqual([]);
});
