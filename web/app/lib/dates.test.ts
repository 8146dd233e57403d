import { expect, test, vi } from 'vitest';
import {
  addDays,
  addYear,
  civilDay,
  dayOfInstant,
  formatDay,
  formatOrdinalDay,
  formatShortDay,
  formatShortDayWithYear,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  inOrderOfDay,
  isOffStudioClock,
  isoWeekday,
  minutesTo,
  studioDay,
  timeOfInstant,
} from './dates.ts';

test('a day is written day, full month, year @CONST-01', () => {
  expect(formatDay('2026-11-21')).toBe('21 November 2026');
});

test("English days match the platform's format", () => {
  const asPlatform = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
  };
  const written = [
    [formatDay, asPlatform('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })],
    [formatWeekday, asPlatform('en-GB', { weekday: 'long' })],
    [formatShortWeekday, asPlatform('en-GB', { weekday: 'short' })],
    [formatShortDay, asPlatform('en-US', { day: 'numeric', month: 'short' })],
    [
      formatShortDayWithYear,
      asPlatform('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
    ],
  ] as const;
  for (let day = '2027-12-31'; day < '2029-01-02'; day = addDays(day, 1))
    for (const [ours, platforms] of written) expect(ours(day)).toBe(platforms(day));
});

test("times in Dubai match the platform's", () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Dubai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let at = Date.parse('2026-01-01T00:07:00Z'); at < Date.parse('2027-01-01'); at += 46_800_000)
    expect(`${dayOfInstant(at)} ${timeOfInstant(at)}`).toBe(format.format(at));
});

test('cards carry short month and day @CONST-01', () => {
  expect(formatShortDay('2026-11-21')).toBe('Nov 21');
  expect(formatShortDayWithYear('2026-11-21')).toBe('Nov 21, 2026');
});

test('a time is cut to hours and minutes', () => {
  expect(formatTime('09:05:00')).toBe('09:05');
});

test('the Dubai day begins at 20:00 UTC of the day before @STATE-14 @HOLIDAY-01', () => {
  expect(dayOfInstant('2025-06-03T19:59:59Z')).toBe('2025-06-03');
  expect(dayOfInstant('2025-06-03T20:00:00Z')).toBe('2025-06-04');
  expect(timeOfInstant('2025-06-03T20:00:00Z')).toBe('00:00');
});

test('days are counted over month ends and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2025-06-08', 1)).toBe('2025-06-09');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('a year later is the same day, or the last of February', () => {
  expect(addYear('2026-11-21')).toBe('2027-11-21');
  expect(addYear('2028-02-29')).toBe('2029-02-28');
});

test('weekdays and ordinals', () => {
  expect(formatWeekday('2025-06-09')).toBe('Monday');
  expect(isoWeekday('2025-06-08')).toBe(7);
  expect(isoWeekday('2025-06-09')).toBe(1);
  expect(['01', '02', '03', '05', '11', '22'].map((d) => formatOrdinalDay(`2025-06-${d}`))).toEqual(
    ['June 1st', 'June 2nd', 'June 3rd', 'June 5th', 'June 11th', 'June 22nd'],
  );
});

test('a time after midnight belongs to the evening before, and has its own date', () => {
  expect(civilDay('2026-03-05', '00:30')).toBe('2026-03-06');
  expect(civilDay('2026-03-05', '23:30')).toBe('2026-03-05');
  expect(civilDay('2026-03-05', '')).toBe('2026-03-05');
  expect(studioDay('2026-03-06', '00:30:00')).toBe('2026-03-05');
  expect(studioDay('2026-03-06', '06:00:00')).toBe('2026-03-06');
  expect(['00:30', '20:00', '00:00', '23:30'].sort(inOrderOfDay)).toEqual([
    '20:00',
    '23:30',
    '00:00',
    '00:30',
  ]);
  expect(minutesTo('2026-03-06', '00:15') - minutesTo('2026-03-05', '23:30:00')).toBe(45);
});

test.each([
  ['Asia/Dubai', false],
  ['Asia/Muscat', false],
  ['Europe/London', true],
  ['Asia/Kolkata', true],
])("a device in %s differs from Dubai's time: %s", (zone, off) => {
  vi.stubEnv('TZ', zone);
  try {
    expect(isOffStudioClock()).toBe(off);
  } finally {
    vi.unstubAllEnvs();
  }
});
