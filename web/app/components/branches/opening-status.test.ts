import type { Closure } from '@limber/contract/studio.ts';
import { expect, test } from 'vitest';
import { eid, testBranches } from '../test-answers/test-site.ts';
import { openingStatus } from './opening-status.ts';

const [warqa, mizhar] = testBranches;
const at = (studioWallTime: string, closures: Closure[] = [], branch = warqa) =>
  openingStatus(branch, closures, Date.parse(`${studioWallTime}+04:00`));

test('open from the first minute of the hours to the last', () => {
  // Wednesday: 12:00 to 22:00.
  expect(at('2026-03-04T11:59')).toEqual({
    state: 'shut',
    opens: { day: '2026-03-04', daysAhead: 0, time: '12:00' },
  });
  expect(at('2026-03-04T12:00')).toEqual({ state: 'open', closes: '22:00' });
  expect(at('2026-03-04T21:59')).toEqual({ state: 'open', closes: '22:00' });
  expect(at('2026-03-04T22:00')).toMatchObject({
    opens: { day: '2026-03-05', daysAhead: 1, time: '12:00' },
  });
});

test('each weekday has its own hours', () => {
  expect(at('2026-03-05T23:00')).toMatchObject({ opens: { daysAhead: 1, time: '14:00' } });
  expect(at('2026-03-06T23:00')).toMatchObject({ opens: { daysAhead: 1, time: '10:00' } });
});

test('the day is the one in Dubai, wherever the visitor is', () => {
  // 21:00 UTC on Thursday is 01:00 on Friday in Dubai.
  expect(openingStatus(warqa, [], Date.parse('2026-03-05T21:00Z'))).toMatchObject({
    opens: { day: '2026-03-06', daysAhead: 0 },
  });
});

test('during a closure it is closed, and the next opening is after it', () => {
  expect(at('2025-06-06T15:00', [eid])).toEqual({
    state: 'shut',
    opens: { day: '2025-06-09', daysAhead: 3, time: '12:00' },
    closure: eid,
  });
  expect(at('2025-06-04T22:30', [eid])).toEqual({
    state: 'shut',
    opens: { day: '2025-06-09', daysAhead: 5, time: '12:00' },
  });
});

test('a closure of one branch leaves the other open', () => {
  const works = { ...eid, location: 'B' };
  expect(at('2025-06-06T15:00', [works])).toMatchObject({ state: 'open' });
  expect(at('2025-06-06T15:00', [works], mizhar)).toMatchObject({ state: 'shut', closure: works });
});

test('no opening is given when no day is open', () => {
  const branch = { location: 'A', opening_hours: [] };
  expect(openingStatus(branch, [], 0)).toEqual({ state: 'shut' });
});

test('an evening continues past midnight, and so does its day', () => {
  // Wednesdays from 10 to 14 and from 20 to 1, Thursdays not at all.
  const branch = {
    location: 'A',
    opening_hours: [
      { weekday: 3, opens: '20:00', closes: '01:00' },
      { weekday: 3, opens: '10:00', closes: '14:00' },
      { weekday: 5, opens: '14:00', closes: '00:00' },
    ],
  };
  const on = (studioWallTime: string, closures: Closure[] = []) =>
    openingStatus(branch, closures, Date.parse(`${studioWallTime}+04:00`));
  expect(on('2026-03-04T13:59')).toEqual({ state: 'open', closes: '14:00' });
  expect(on('2026-03-04T15:00')).toMatchObject({ opens: { daysAhead: 0, time: '20:00' } });
  expect(on('2026-03-05T00:59')).toEqual({ state: 'open', closes: '01:00' });
  expect(on('2026-03-05T01:00')).toMatchObject({
    opens: { day: '2026-03-06', daysAhead: 1, time: '14:00' },
  });
  expect(on('2026-03-06T23:59')).toEqual({ state: 'open', closes: '00:00' });
  const thursday = { ...eid, starts_on: '2026-03-05', ends_on: '2026-03-05' };
  expect(on('2026-03-05T00:30', [thursday])).toEqual({ state: 'open', closes: '01:00' });
});
