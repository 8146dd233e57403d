import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import type { ReportTable } from '@limber/contract/desk/money/reports.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Static } from 'typebox';
import type { Cell } from '../../../platform/csv.ts';
import { type Sentence, say } from '../../../platform/language/sentence.ts';

const heads = {
  days: [
    { en: 'Day', ar: 'اليوم' },
    { en: 'Sold less credited', ar: 'المبيع ناقص المُعاد' },
    { en: 'Compared with', ar: 'مقارنةً بـ' },
    { en: 'Sessions', ar: 'الجلسات' },
    { en: 'Missed', ar: 'لم يحضر' },
    { en: 'First visits', ar: 'الزيارات الأولى' },
  ],
  hours: [
    { en: 'Weekday (1: Monday)', ar: 'يوم الأسبوع (1: الاثنين)' },
    { en: 'Hour', ar: 'الساعة' },
    { en: 'Minutes', ar: 'الدقائق' },
    { en: 'Therapists at once', ar: 'المعالجون معاً' },
  ],
  again: [
    { en: 'Client came again', ar: 'عاد العميل' },
    { en: 'Sessions', ar: 'الجلسات' },
  ],
  running_out: [
    { en: 'Week from', ar: 'الأسبوع من' },
    { en: 'Packages', ar: 'الباقات' },
    { en: 'Minutes left', ar: 'الدقائق المتبقية' },
  ],
  sources: [
    { en: 'Booked by', ar: 'طريقة الحجز' },
    { en: 'Sessions', ar: 'الجلسات' },
  ],
} satisfies Record<string, readonly Sentence[]>;

/** A table that charts draw. */
export type TableOfCharts = keyof typeof heads;

export function isOfCharts(table: Static<typeof ReportTable>): table is TableOfCharts {
  return table in heads;
}

/** A table of the charts for a file: its headings and its rows. */
export function chartTable(
  table: TableOfCharts,
  charts: ReportCharts,
  language: Language,
): [string[], Cell[][]] {
  return [heads[table].map((word) => say(word, language)), rows[table](charts, language)];
}

const rows: Readonly<
  Record<TableOfCharts, (charts: ReportCharts, language: Language) => Cell[][]>
> = {
  days: ({ days }) =>
    days.map((row) => [
      ...[row.day, row.sold, row.before, row.sessions, row.missed, row.first_visits],
    ]),
  hours: ({ hours }) => hours.map((row) => [row.weekday, row.hour, row.minutes, row.therapists]),
  again: ({ again }, language) =>
    again.map(({ within, sessions }) => [withinWords[within][language], sessions]),
  running_out: (charts) => charts.running_out.map((row) => [row.week, row.packages, row.minutes]),
  sources: ({ sources }, language) =>
    sources.map(({ source, sessions }) => [sourceWords[source][language], sessions]),
};

type Words<Code extends string> = Readonly<Record<Code, Readonly<Record<Language, string>>>>;

const withinWords: Words<ReportCharts['again'][number]['within']> = {
  week: { en: 'Within a week', ar: 'خلال أسبوع' },
  two_weeks: { en: 'Within two weeks', ar: 'خلال أسبوعين' },
  four_weeks: { en: 'Within four weeks', ar: 'خلال أربعة أسابيع' },
  eight_weeks: { en: 'Within eight weeks', ar: 'خلال ثمانية أسابيع' },
  later: { en: 'Later', ar: 'بعد ذلك' },
  not_yet: { en: 'Not yet', ar: 'ليس بعد' },
};

const sourceWords: Words<ReportCharts['sources'][number]['source']> = {
  site: { en: 'On the site', ar: 'عبر الموقع' },
  desk: { en: 'At the desk', ar: 'في الاستقبال' },
  phone: { en: 'By telephone', ar: 'بالهاتف' },
  walk_in: { en: 'Walked in', ar: 'بلا موعد' },
  import: { en: 'Imported', ar: 'مستورد' },
};
