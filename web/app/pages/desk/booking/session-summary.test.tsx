import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import type { Draft } from './draft.ts';
import { SessionSummary } from './session-summary.tsx';

const draft: Draft = {
  lines: [],
  therapistId: null,
  gender: null,
  location: 'A',
  date: '2026-03-05',
  time: '14:00',
  packageId: null,
  resourceIds: [],
  source: 'phone',
  note: '',
};
const summaryOf = (shownDate: string, changes: Partial<Draft> = {}) =>
  textOf(
    drawn(
      <SessionSummary
        id="summary"
        draft={{ ...draft, ...changes }}
        shownDate={shownDate}
        services={[]}
        packages={[]}
        therapist={undefined}
        branch="Marina"
        discountPercent={0}
        asUsual={false}
        nothingFree={false}
      />,
    ),
  );
const otherDay = 'This is not the day you are looking at.';

test('a session on another day than the one that is looked at says so', () => {
  expect(summaryOf('2026-03-04')).toContain(otherDay);
  expect(summaryOf('2026-03-05')).not.toContain(otherDay);
});

test('past midnight it is still on its evening, and without a time on no day yet', () => {
  expect(summaryOf('2026-03-05', { time: '00:30' })).not.toContain(otherDay);
  expect(summaryOf('2026-03-04', { time: '' })).not.toContain(otherDay);
});
