import { studioDays } from '../clock/studio-clock.ts';

/**
 * How the desk writes days, on its pages, in its refusals and on its documents: day first. The
 * client site keeps forms of its own. Days are 'YYYY-MM-DD' and times 'HH:MM', both by the studio's clock.
 */

/** '21 Nov 2026' */
export function dayAtDesk(day: string, language: Language): string {
  return `${shortDayAtDesk(day, language)} ${day.slice(0, 4)}`;
}

/** '21 Nov', where the year is plain. */
export function shortDayAtDesk(day: string, language: Language): string {
  return `${dateOf(day)} ${short(monthOf(day), language)}`;
}

/** 'Sat' */
export function weekdayAtDesk(day: string, language: Language): string {
  return short(weekdayOf(day), language);
}

/** 'Saturday 21 November 2026', for the titles of pages. */
export function longDayAtDesk(day: string, language: Language): string {
  const [weekday, month] = [weekdayOf(day)[language], monthOf(day)[language]];
  return `${weekday} ${dateOf(day)} ${month} ${day.slice(0, 4)}`;
}

/** 'November 2026' of '2026-11'. */
export function monthAtDesk(month: string, language: Language): string {
  return `${monthOf(`${month}-01`)[language]} ${month.slice(0, 4)}`;
}

/** An instant by the studio's clock, in both languages: '21 Nov 2026 14:30'. */
export function momentAtDesk(instant: string): Word {
  const at = Date.parse(instant);
  const [day, time] = [studioDays().dayOf(at), studioDays().timeOf(at)];
  return { en: `${dayAtDesk(day, 'en')} ${time}`, ar: `${dayAtDesk(day, 'ar')} ${time}` };
}

type Language = 'en' | 'ar';
type Word = Readonly<Record<Language, string>>;

const months: readonly Word[] = [
  { en: 'January', ar: 'يناير' },
  { en: 'February', ar: 'فبراير' },
  { en: 'March', ar: 'مارس' },
  { en: 'April', ar: 'أبريل' },
  { en: 'May', ar: 'مايو' },
  { en: 'June', ar: 'يونيو' },
  { en: 'July', ar: 'يوليو' },
  { en: 'August', ar: 'أغسطس' },
  { en: 'September', ar: 'سبتمبر' },
  { en: 'October', ar: 'أكتوبر' },
  { en: 'November', ar: 'نوفمبر' },
  { en: 'December', ar: 'ديسمبر' },
];

/** Sunday first, as dates count. */
const weekdays: readonly Word[] = [
  { en: 'Sunday', ar: 'الأحد' },
  { en: 'Monday', ar: 'الاثنين' },
  { en: 'Tuesday', ar: 'الثلاثاء' },
  { en: 'Wednesday', ar: 'الأربعاء' },
  { en: 'Thursday', ar: 'الخميس' },
  { en: 'Friday', ar: 'الجمعة' },
  { en: 'Saturday', ar: 'السبت' },
];

const unknown: Word = { en: '', ar: '' };

/** Arabic has no short forms. */
const short = (word: Word, language: Language) =>
  language === 'ar' ? word.ar : word.en.slice(0, 3);

const dateOf = (day: string) => Number(day.slice(8, 10));
const monthOf = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? unknown;
const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? unknown;
