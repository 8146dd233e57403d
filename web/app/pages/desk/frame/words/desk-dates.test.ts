import { momentAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '../../../../lib/dates.ts';
import { formatIn } from '../../../../lib/language.ts';
import * as desk from './desk-dates.ts';

afterEach(() => formatIn('en'));

const forms = [
  [desk.deskDay, '5 Sep 2026', '5 سبتمبر 2026'],
  [desk.deskShortDay, '5 Sep', '5 سبتمبر'],
  [desk.deskWeekday, 'Sat', 'السبت'],
  [desk.deskDayWithWeekday, 'Sat 5 Sep 2026', 'السبت 5 سبتمبر 2026'],
  [desk.deskShortDayWithWeekday, 'Sat 5 Sep', 'السبت 5 سبتمبر'],
  [desk.deskLongDay, 'Saturday 5 September 2026', 'السبت 5 سبتمبر 2026'],
] as const;

test.each(forms)('a day at the desk is written day first: %o', (write, english, arabic) => {
  expect(write('2026-09-05')).toBe(english);
  formatIn('ar');
  expect(write('2026-09-05')).toBe(arabic);
});

test('an instant is a day and a time of Dubai', () => {
  const evening = '2026-03-05T20:30:00.000Z';
  expect(desk.deskDayOf(evening)).toBe('6 Mar 2026');
  expect(desk.deskMoment(evening)).toBe('6 Mar 2026 00:30');
  expect(desk.deskShortMoment(evening)).toBe('6 Mar 00:30');
  formatIn('ar');
  expect(desk.deskMoment(evening)).toBe('6 مارس 2026 00:30');
});

test('the names of months and weekdays are those of the platform', () => {
  const platform = (locale: string, options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    );
  const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  for (let day = '2027-12-28'; day < '2029-01-04'; day = addDays(day, 5)) {
    for (const [language, locale] of [
      ['en', 'en-GB'],
      ['ar', 'ar-AE-u-nu-latn'],
    ] as const) {
      formatIn(language);
      const weekday = platform(locale, { weekday: 'long' }, day);
      expect(desk.deskLongDay(day)).toBe(`${weekday} ${platform(locale, whole, day)}`);
    }
  }
});

test('paper says the moment that the page says', () => {
  const at = '2026-11-21T09:05:00.000Z';
  expect(momentAtDesk(at)).toEqual({
    en: desk.deskMoment(at),
    ar: '21 نوفمبر 2026 13:05',
  });
});
