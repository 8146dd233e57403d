import { countDaysBy } from '@limber/contract/clock/studio-clock.ts';
import type { ClockChange } from '@limber/contract/clock/zoned-days.ts';
import { DEFAULT_CLOCK } from '@limber/contract/country/default-country-and-currency.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type CalendarSession,
  calendarFile,
} from '../../src/modules/bookings/calendars/calendar-file.ts';
import { freeUntil } from '../../src/modules/bookings/changing/cancel-rules.ts';
import { remindersOf } from '../../src/modules/bookings/notifying/reminder-instant-rules.ts';
import { byClock } from '../../src/modules/scheduling/free-start-rules.ts';
import {
  addDays,
  at,
  clockChangeOn,
  clockChangesOf,
  dayOf,
  minuteOf,
  minutesInto,
  spanOfDays,
  studioDayOf,
  timeOf,
} from '../../src/platform/studio-days.ts';

// What hangs on the clock, in every zone, held against Temporal, which knows each by itself.

const zones = Intl.supportedValuesOf('timeZone');
const known = new Map<string, readonly ClockChange[]>();

/** The studio is in this zone from now on. */
function settleIn(zone: string): void {
  const changes = known.get(zone) ?? clockChangesOf(zone, 2020, 2036);
  known.set(zone, changes);
  countDaysBy(changes);
}
afterAll(() => countDaysBy(DEFAULT_CLOCK));

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const anyInstant = fc
  .integer({ min: Date.UTC(2024, 0, 1) / MINUTE_MS, max: Date.UTC(2034, 0, 1) / MINUTE_MS })
  .map((minute) => minute * MINUTE_MS);
/** Where clocks change most things go wrong, and by chance few instants are near. */
const nearChange = fc
  .constantFrom(
    ...zones.flatMap((zone) =>
      clockChangesOf(zone, 2024, 2028)
        .slice(1)
        .map(([from]) => [zone, from * 1000] as const),
    ),
  )
  .chain(([zone, change]) =>
    fc.tuple(
      fc.constant(zone),
      fc.integer({ min: -1800, max: 1800 }).map((minutes) => change + minutes * MINUTE_MS),
    ),
  );
/** A zone, and an instant in it. */
const anywhere = fc.oneof(fc.tuple(fc.constantFrom(...zones), anyInstant), nearChange);
const runs = { numRuns: 2000 };

const zonedAt = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

/** When a zone's clock first shows a number of minutes after midnight, or skips them. */
function shownAt(zone: string, day: string, minutes: number): number {
  const meant = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes });
  const first = meant.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const skips = first.toPlainDateTime().equals(meant) ? null : first.getTimeZoneTransition('next');
  return (skips ?? first).epochMilliseconds;
}

describe('in every zone', () => {
  test('a session lasts as long as it is, is free until its cutoff and reminded by real hours', () => {
    const lasting = fc.integer({ min: 1, max: 48 }).map((parts) => parts * 5);
    const cutoff = fc.integer({ min: 0, max: 72 });
    const reminded = fc.tuple(fc.integer({ min: 73, max: 168 }), fc.integer({ min: 1, max: 72 }));
    fc.assert(
      fc.property(anywhere, lasting, cutoff, reminded, ([zone, instant], lasts, hours, before) => {
        settleIn(zone);
        const day = studioDayOf(new Date(instant));
        const minute = minutesInto(day, new Date(instant));
        const startsAt = minuteOf(day, minute);
        expect(startsAt.getTime()).toBe(instant);
        expect(minuteOf(day, minute + lasts).getTime() - instant).toBe(lasts * MINUTE_MS);
        const start = zonedAt(startsAt, zone);
        const free = freeUntil({ startsAt, cutoffHours: hours });
        expect(free.getTime()).toBe(start.subtract({ hours }).epochMilliseconds);
        const longAgo = new Date(instant - 1000 * HOUR_MS);
        const reminders = remindersOf(startsAt, before, longAgo);
        expect(reminders.map(({ at: due }) => due.getTime())).toEqual(
          before.map((each) => start.subtract({ hours: each }).epochMilliseconds),
        );
        // Booked after the first was due.
        const [first] = reminders;
        expect(remindersOf(startsAt, before, first?.at ?? longAgo)).toEqual(reminders.slice(1));
      }),
      runs,
    );
  });

  test('a time that is booked by the clock is the one that the clock shows, the first of two', () => {
    fc.assert(
      fc.property(anywhere, ([zone, instant]) => {
        settleIn(zone);
        const [day, time] = [dayOf(new Date(instant)), timeOf(new Date(instant))];
        const booked = at(day, time);
        expect(booked.getTime()).toBeLessThanOrEqual(instant);
        expect([dayOf(booked), timeOf(booked)]).toEqual([day, time]);
        const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
        const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
        expect(booked.getTime()).toBe(first.epochMilliseconds);
      }),
      runs,
    );
  });

  test('a shift is as long as the clock makes it, also in the night of a change', () => {
    const shift = fc
      .tuple(fc.integer({ min: DAY_BEGINS_MINUTE / 15, max: 118 }), fc.integer({ min: 1, max: 96 }))
      .map(([from, lasts]) => ({
        startMinute: from * 15,
        endMinute: Math.min((from + lasts) * 15, DAY_BEGINS_MINUTE + 1440),
      }))
      .filter(({ startMinute, endMinute }) => startMinute < endMinute);
    fc.assert(
      fc.property(anywhere, shift, ([zone, instant], written) => {
        settleIn(zone);
        const day = studioDayOf(new Date(instant));
        const [begins, ends] = [
          shownAt(zone, day, written.startMinute),
          shownAt(zone, day, written.endMinute),
        ];
        const [real] = byClock([written], clockChangeOn(day));
        const { startMinute, endMinute } = real ?? written;
        // One that lies in the hour that is skipped has no minutes.
        expect((endMinute - startMinute) * MINUTE_MS).toBe(ends - begins);
        expect(minuteOf(day, startMinute).getTime()).toBe(begins);
      }),
      runs,
    );
  });

  test('a calendar file has the instants of a session, at which its clock shows its times', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 5, max: 240 }), ([zone, instant], lasts) => {
        settleIn(zone);
        const startsAt = new Date(instant);
        const endsAt = new Date(instant + lasts * MINUTE_MS);
        const file = calendarFile({ ...session, startsAt, endsAt }, sender, 'invite', startsAt);
        const read = (name: string) => {
          const [, y, mo, d, h, mi, s] =
            new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z\\r$`, 'm').exec(
              file,
            ) ?? [];
          return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
        };
        expect([read('DTSTART'), read('DTEND')]).toEqual([startsAt, endsAt]);
        const wall = zonedAt(read('DTSTART'), zone).toPlainDateTime().toString();
        expect(wall.slice(0, 16)).toBe(`${dayOf(startsAt)}T${timeOf(startsAt)}`);
      }),
      { numRuns: 500 },
    );
  });

  test('reports count each session on one day of the studio, and no hour twice or never', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 40 }), ([zone, instant], length) => {
        settleIn(zone);
        const day = studioDayOf(new Date(instant));
        const { begins, ends } = spanOfDays(day);
        expect(begins.getTime()).toBeLessThanOrEqual(instant);
        expect(ends.getTime()).toBeGreaterThan(instant);
        expect(begins.getTime()).toBe(shownAt(zone, day, DAY_BEGINS_MINUTE));
        expect(ends).toEqual(spanOfDays(addDays(day, 1)).begins);
        const hours = (ends.getTime() - begins.getTime()) / HOUR_MS;
        // Two hours at the station Troll, half of one on Lord Howe Island, elsewhere one.
        expect([22, 23, 23.5, 24, 24.5, 25, 26]).toContain(hours);
        const last = addDays(day, length);
        expect(spanOfDays(day, last)).toEqual({ begins, ends: spanOfDays(last).ends });
      }),
      runs,
    );
  });
});

const session: CalendarSession = {
  id: '7f7f37b4-9d6a-4a53-8d0f-0f8a2a4b8c11',
  language: 'en',
  clientEmail: 'amina@example.test',
  therapistName: 'Noura',
  serviceNames: ['Stretching'],
  package: null,
  locationName: 'Jumeirah',
  locationAddress: 'Beach Road 1',
  startsAt: new Date(0),
  endsAt: new Date(0),
  cutoffHours: 3,
  ...{ priceAmount: 320, lateFeeAmount: null, missedFeeAmount: null },
  isCancelled: false,
  changes: 0,
};
const sender = {
  brand: 'Limber',
  legalName: 'Limber LLC',
  phone: '+971501234567',
  email: 'hello@limber.test',
  publicUrl: 'https://limber.test',
};
