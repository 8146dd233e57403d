import { expect, test } from 'vitest';
import { compareDays } from './compared-days-rules.ts';
import { reportSentence } from './report-sentence-rules.ts';

const told = {
  ...{ soldMinor: 6_124_000, soldBeforeMinor: 5_670_370, sessions: 412, missed: 9 },
  owedMinutes: 74_430,
};
const said = (days: [string, string], facts: Partial<typeof told> = {}) =>
  reportSentence(compareDays({ from: days[0], to: days[1] }, '2026-06-20'), { ...told, ...facts });

test('the running month is one sentence, in both languages', () => {
  expect(said(['2026-06-01', '2026-06-30'])).toEqual({
    en: 'June 2026 so far: 61,240.00 AED, 8% above the same days of May; 412 sessions, 9 missed; 1,240 hours owed.',
    ar: 'يونيو 2026 حتى الآن: 61,240.00 درهماً، أعلى بنسبة 8% من الأيام نفسها من مايو؛ عدد الجلسات 412، ولم يحضر 9؛ الساعات المستحقة للعملاء 1,240.',
  });
});

test('a month, a day and other days say what they are compared with', () => {
  expect(said(['2026-05-01', '2026-05-31']).en).toMatch(/^May 2026: .* 8% above April; /);
  expect(said(['2026-06-03', '2026-06-03']).en).toMatch(/^3 Jun 2026: .* 8% above 27 May 2026; /);
  expect(said(['2026-06-03', '2026-06-05']).en).toMatch(
    /^3 Jun – 5 Jun 2026: .* 8% above 31 May – 2 Jun 2026; /,
  );
});

test('less, as much, and nothing to compare with', () => {
  const month: [string, string] = ['2026-05-01', '2026-05-31'];
  expect(said(month, { soldMinor: 5_000_000 })).toMatchObject({
    en: expect.stringContaining('12% below April'),
    ar: expect.stringContaining('أقل بنسبة 12% من أبريل'),
  });
  expect(said(month, { soldMinor: 5_670_371 }).en).toContain(', as much as April;');
  expect(said(month, { soldMinor: 5_670_371 }).ar).toContain('، مثل أبريل؛');
  expect(said(month, { soldBeforeMinor: 0 }).en).toContain(': 61,240.00 AED; 412');
});

test('one of each is in the singular', () => {
  const one = said(['2026-05-01', '2026-05-31'], { sessions: 1, missed: 0, owedMinutes: 60 });
  expect(one.en).toContain('; 1 session, 0 missed; 1 hour owed.');
});
