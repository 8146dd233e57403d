import { dayAtDesk, monthAtDesk, shortDayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import type { Compared, Days } from './compared-days-rules.ts';

/** What is said about some days; amounts in minor units. */
export interface Told {
  readonly soldMinor: number;
  readonly soldBeforeMinor: number;
  readonly sessions: number;
  readonly missed: number;
  /** Minutes that clients have left at their end. */
  readonly owedMinutes: number;
}

/** Some days in one sentence: 'March 2026 so far: 2,750.00 AED, 10% above the same days of February; …' */
export function reportSentence(compared: Compared, told: Told): Record<Language, string> {
  const { soldMinor, sessions, missed, owedMinutes } = told;
  const sold = amountInWords(soldMinor);
  const hours = Math.floor(owedMinutes / 60);
  return {
    en: `${daysOf(compared, 'en')}: ${sold.en}${comparison(compared, told, 'en')}; ${counted(sessions, 'session')}, ${grouped(missed)} missed; ${counted(hours, 'hour')} owed.`,
    ar: `${daysOf(compared, 'ar')}: ${sold.ar}${comparison(compared, told, 'ar')}؛ عدد الجلسات ${grouped(sessions)}، ولم يحضر ${grouped(missed)}؛ الساعات المستحقة للعملاء ${grouped(hours)}.`,
  };
}

function daysOf({ kind, shown }: Compared, language: Language): string {
  if (kind === 'day') return dayAtDesk(shown.from, language);
  if (kind === 'days') return spanOf(shown, language);
  const month = monthAtDesk(shown.from.substring(0, 7), language);
  if (kind === 'month') return month;
  return language === 'en' ? `${month} so far` : `${month} حتى الآن`;
}

function comparison({ kind, before }: Compared, told: Told, language: Language): string {
  const { soldMinor, soldBeforeMinor } = told;
  if (soldBeforeMinor <= 0) return '';
  const percent = Math.round(((soldMinor - soldBeforeMinor) / soldBeforeMinor) * 100);
  const month = monthAtDesk(before.from.substring(0, 7), language).replace(/ \d+$/, '');
  const than = {
    day: { en: dayAtDesk(before.from, 'en'), ar: dayAtDesk(before.from, 'ar') },
    days: { en: spanOf(before, 'en'), ar: spanOf(before, 'ar') },
    month: { en: month, ar: month },
    month_so_far: { en: `the same days of ${month}`, ar: `الأيام نفسها من ${month}` },
  }[kind][language];
  if (language === 'en') {
    if (percent === 0) return `, as much as ${than}`;
    return `, ${grouped(Math.abs(percent))}% ${percent > 0 ? 'above' : 'below'} ${than}`;
  }
  if (percent === 0) return `، مثل ${than}`;
  return `، ${percent > 0 ? 'أعلى' : 'أقل'} بنسبة ${grouped(Math.abs(percent))}% من ${than}`;
}

const spanOf = ({ from, to }: Days, language: Language) =>
  `${shortDayAtDesk(from, language)} – ${dayAtDesk(to, language)}`;

const counted = (count: number, noun: string) =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

const grouped = (count: number) => count.toLocaleString('en-US');
