import type { Service } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { arrangementOf, changesBetween } from '../moving/session-arrangement.ts';
import {
  lengthsInstead,
  lengthsOf,
  withOneMore,
  withService,
  withTime,
} from './service-lengths.ts';

const sold = [
  { id: 1, name: 'Stretching', durations: [{ time: 30 }, { time: 60 }] },
  { id: 2, name: 'Red light', durations: [{ time: 30 }] },
] as unknown as Service[];
const before = [{ id: 1, time: 60 }];
const both = [...before, { id: 2, time: 30 }];

test('another service takes a length that it is sold in; under a package it keeps the length', () => {
  expect(withService(before, 0, 2, sold)).toEqual([{ id: 2, time: 30 }]);
  expect(withService(before, 0, 2, null)).toEqual([{ id: 2, time: 60 }]);
});

test('adding a service takes the first possible one not chosen yet', () => {
  expect(withOneMore(before, sold, sold)).toEqual(both);
  expect(withOneMore(before, sold.slice(0, 1), sold)).toBe(before);
});

test('services have the lengths they are sold in; under a package any quarter of an hour', () => {
  expect(lengthsOf({ id: 1, time: 60 }, sold)).toEqual([30, 60]);
  const upsideDown = [{ ...sold[0], durations: [{ time: 90 }, { time: 60 }, { time: 30 }] }];
  expect(lengthsOf({ id: 1, time: 60 }, upsideDown as Service[])).toEqual([30, 60, 90]);
  expect(lengthsOf({ id: 1, time: 50 }, null)).toEqual(expect.arrayContaining([15, 50, 180]));
});

test('the last line of a booked session may have any length; new lines and earlier ones only lengths they are sold in', () => {
  expect(lengthsInstead(before, 0, before, sold)).toContain(45);
  expect(lengthsInstead(both, 0, before, sold)).toEqual([30, 60]);
  expect(lengthsInstead(both, 1, before, sold)).toEqual([30]);
  const odd = [{ id: 1, time: 75 }, ...both.slice(1)];
  expect(lengthsInstead(odd, 0, odd, sold)).toEqual([30, 60, 75]);
});

test('a change may have other services, and undoing restores them; a move leaves them out', () => {
  const from = arrangementOf('2026-03-05', aBooking('amina'));
  const to = { ...from, total_duration: 30, services: [{ id: 2, time: 30 }] };
  expect(changesBetween(from, to)).toEqual({
    total_duration: 30,
    services: [{ id: 2, time: 30 }],
  });
  expect(changesBetween(to, from)).toEqual({ total_duration: 60, services: before });
  const { services: _, ...moved } = { ...from, time: '16:00' };
  expect(changesBetween(from, moved)).toEqual({ date: '2026-03-05', time: '16:00' });
  expect(changesBetween(moved, from)).toEqual({ date: '2026-03-05', time: '14:00' });
});

test('with the same services a new length changes the last one; other services set their own', () => {
  const from = {
    ...arrangementOf('2026-03-05', aBooking('amina')),
    total_duration: 90,
    services: both,
  };
  const longer = { ...from, total_duration: 105, services: [...withTime(both, 1, 45)] };
  expect(changesBetween(from, longer)).toEqual({ total_duration: 105 });
  const services = [...withTime(both, 0, 30)];
  const shorter = { ...from, total_duration: 60, services };
  expect(changesBetween(from, shorter)).toEqual({ total_duration: 60, services });
});
