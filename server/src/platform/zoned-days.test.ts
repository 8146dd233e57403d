import { daysBy, type ZonedDays } from '@limber/contract/clock/zoned-days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockChangesOf } from './studio-days.ts';

// Held against Temporal, which knows each zone by itself.

const known = new Map<string, ZonedDays>();
function daysIn(of: string): ZonedDays {
  const days = known.get(of) ?? daysBy(clockChangesOf(of, 2020, 2036));
  known.set(of, days);
  return days;
}

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const day = fc
  .integer({ min: 0, max: 365 * 10 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString());
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 })
  .map((minute) => minute * 60_000);
/** Where clocks change most things go wrong, and by chance few instants are near. */
const nearChange = fc
  .constantFrom(
    ...Intl.supportedValuesOf('timeZone').flatMap((of) =>
      clockChangesOf(of, 2024, 2028)
        .slice(1)
        .map(([from]) => [of, from * 1000] as const),
    ),
  )
  .chain(([of, at]) =>
    fc.tuple(
      fc.constant(of),
      fc.integer({ min: -1800, max: 1800 }).map((minutes) => at + minutes * 60_000),
    ),
  );
const anywhere = fc.oneof(fc.tuple(zone, instant), nearChange);
const wallAt = (at: number, of: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(of).toPlainDateTime();
const next = (on: string, days = 1) => Temporal.PlainDate.from(on).add({ days }).toString();
const hours = (of: string, on: string) =>
  (daysIn(of).startOfDay(next(on)) - daysIn(of).startOfDay(on)) / 3_600_000;

describe('in every zone', () => {
  test('an instant has the time that the clock shows', () => {
    fc.assert(
      fc.property(anywhere, ([of, at]) => {
        const wall = wallAt(at, of);
        expect(daysIn(of).timeOf(at)).toBe(wall.toString().slice(11, 16));
        expect(daysIn(of).dayOf(at)).toBe(wall.toPlainDate().toString());
        const midnight = wall.toPlainDate().toPlainDateTime();
        const into = midnight.until(wall).total('minutes');
        expect(daysIn(of).clockAt(wall.toPlainDate().toString(), at)).toBe(into);
      }),
      { numRuns: 2000 },
    );
  });

  test('each instant belongs to exactly one day, and to exactly one day of the studio', () => {
    fc.assert(
      fc.property(anywhere, ([of, at]) => {
        const days = daysIn(of);
        const [on, its] = [days.dayOf(at), days.studioDayOf(at)];
        expect(days.startOfDay(on)).toBeLessThanOrEqual(at);
        expect(days.startOfDay(next(on))).toBeGreaterThan(at);
        expect(days.atClock(its, 360)).toBeLessThanOrEqual(at);
        expect(days.atClock(next(its), 360)).toBeGreaterThan(at);
        expect(its).toBe(on <= its ? on : next(on, -1));
      }),
      { numRuns: 2000 },
    );
  });

  test('minutes of a day are real ones, and a clock that does not change shows them', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 1440 }), ([of, at], lasts) => {
        const days = daysIn(of);
        const its = days.studioDayOf(at);
        const minute = days.minutesInto(its, at);
        expect(days.minuteOf(its, minute)).toBe(at);
        expect(days.minutesInto(its, at + lasts * 60_000)).toBe(minute + lasts);
        if (!days.changesOn(its)) expect(minute).toBe(days.clockAt(its, at));
      }),
      { numRuns: 2000 },
    );
  });

  test('a time on the clock is the first moment that shows it, or the moment that skips it', () => {
    fc.assert(
      fc.property(zone, day, fc.integer({ min: 0, max: 1800 }), (of, on, minutes) => {
        const days = daysIn(of);
        const at = days.atClock(on, minutes);
        const meant = Temporal.PlainDate.from(on).toPlainDateTime().add({ minutes });
        const first = meant.toZonedDateTime(of, { disambiguation: 'earlier' });
        if (first.toPlainDateTime().equals(meant)) expect(at).toBe(first.epochMilliseconds);
        else {
          expect(days.clockAt(on, at)).toBeGreaterThan(minutes);
          expect(days.clockAt(on, at - 60_000)).toBeLessThan(minutes);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a later time on the clock is never an earlier moment', () => {
    fc.assert(
      fc.property(anywhere, ([of, at]) => {
        const days = daysIn(of);
        const on = days.dayOf(at);
        const moments = Array.from({ length: 60 }, (_, nth) => days.atClock(on, nth * 30));
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      }),
    );
  });

  test('adding a day keeps the time on the clock, however long the day is', () => {
    fc.assert(
      fc.property(zone, day, (of, on) => {
        const noon = daysIn(of).atClock(next(on), 720);
        expect(daysIn(of).timeOf(noon)).toBe('12:00');
        expect(daysIn(of).dayOf(noon)).toBe(next(on));
        // Two hours at the station Troll, half of one on Lord Howe Island, elsewhere one.
        expect([22, 23, 23.5, 24, 24.5, 25, 26]).toContain(hours(of, on));
      }),
    );
  });
});

describe('in London', () => {
  const london = daysIn('Europe/London');
  const iso = (at: number) => new Date(at).toISOString();

  test('the days on which the clock changes have 23 and 25 hours', () => {
    expect(hours('Europe/London', '2026-03-29')).toBe(23);
    expect(hours('Europe/London', '2026-06-01')).toBe(24);
    expect(hours('Europe/London', '2026-10-25')).toBe(25);
  });

  test('01:30 in the night of the change is skipped in spring and the first of two in autumn', () => {
    expect(iso(london.atClock('2026-03-29', 90))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(london.atClock('2026-10-25', 90))).toBe('2026-10-25T00:30:00.000Z');
    expect(london.timeOf(Date.parse('2026-10-25T01:30:00Z'))).toBe('01:30');
  });

  test('a shift at 09:00 begins at 09:00 of the clock on those days too', () => {
    expect(iso(london.minuteOf('2026-03-28', 540))).toBe('2026-03-28T09:00:00.000Z');
    expect(iso(london.minuteOf('2026-03-29', 540))).toBe('2026-03-29T08:00:00.000Z');
    expect(iso(london.minuteOf('2026-10-25', 540))).toBe('2026-10-25T09:00:00.000Z');
  });

  test('the evening before has the night of the change, an hour less or more of it', () => {
    const closes = (on: string) => london.minutesInto(on, london.atClock(on, 1560));
    expect(closes('2026-03-27')).toBe(1560);
    expect(closes('2026-03-28')).toBe(1500);
    expect(closes('2026-10-24')).toBe(1620);
    expect(london.changesOn('2026-10-24')).toBe(true);
    expect(london.changesOn('2026-10-25')).toBe(false);
  });
});
