import { expect, test } from 'vitest';
import { drawn } from '../../../../components/test-markup.tsx';
import { ReportSentence } from './report-sentence.tsx';

const boldIn = (sentence: string) =>
  [...drawn(<ReportSentence>{sentence}</ReportSentence>).matchAll(/<b>(.*?)<\/b>/g)].map(
    ([, figure]) => figure,
  );

test('the figures of the sentence are bold, its dates are not', () => {
  expect(
    boldIn(
      'June 2026 so far: 61,240.00 AED, 8% above the same days of May; 412 sessions, 9 missed; 1,240 hours owed.',
    ),
  ).toEqual(['61,240.00 AED', '8%', '412', '9', '1,240']);
  expect(boldIn('3 Jun – 5 Jun 2026: 10.50 AED; 1 session, 0 missed; 1 hour owed.')).toEqual([
    '10.50 AED',
    '1',
    '0',
    '1',
  ]);
});

test('the figures of the Arabic one are bold too', () => {
  expect(
    boldIn(
      'يونيو 2026 حتى الآن: 61,240.00 درهماً، أعلى بنسبة 8% من مايو؛ عدد الجلسات 412، ولم يحضر 9؛ الساعات المستحقة للعملاء 1,240.',
    ),
  ).toEqual(['61,240.00', '8%', '412', '9', '1,240']);
});
