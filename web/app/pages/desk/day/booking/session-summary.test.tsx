import type { PayingPackage } from '@limber/contract/desk/day/usual-session.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import type { Draft } from './session-draft.ts';
import { SessionSummary } from './session-summary.tsx';

const draft: Draft = {
  lines: [],
  therapistId: null,
  gender: null,
  location: 'A',
  date: '2026-03-05',
  time: '14:00',
  packageId: null,
  isAskedFor: false,
  resourceIds: [],
  source: 'phone',
  note: '',
};
const summaryOf = (
  shownDate: string,
  changes: Partial<Draft> = {},
  packages: PayingPackage[] = [],
) =>
  textOf(
    drawn(
      <SessionSummary
        id="summary"
        draft={{ ...draft, ...changes }}
        shownDate={shownDate}
        services={[]}
        packages={packages}
        therapist={undefined}
        branch="Marina"
        discountPercent={0}
        asUsual={false}
        nothingFree={false}
      />,
    ),
  );
const family = {
  ...{ id: 9, kind: 'shared' as const, name: 'Family', remaining_time: 150, balance: 435 },
  ...{ expiry_date: null, owned: false, services_included: [] },
};
const paidByFamily = (time: number) =>
  summaryOf('2026-03-05', { packageId: 9, lines: [{ id: 1, time }] }, [family]);

test('the minutes under a cap are told apart from the balance of the package', () => {
  expect(paidByFamily(60)).toContain('90 min left after it of 150 for them, 435 for all who share');
  expect(paidByFamily(180)).toContain('150 min left for them, 435 for all who share');
});

const otherDay = 'This is not the day you are looking at.';

test('a session on another day than the board shows says so', () => {
  expect(summaryOf('2026-03-04')).toContain(otherDay);
  expect(summaryOf('2026-03-05')).not.toContain(otherDay);
});

test('a session past midnight is shown on its evening, and without a time on no day', () => {
  expect(summaryOf('2026-03-05', { time: '00:30' })).not.toContain(otherDay);
  expect(summaryOf('2026-03-04', { time: '' })).not.toContain(otherDay);
});

test('a session is shown from its beginning to its end', () => {
  expect(summaryOf('2026-03-05', { lines: [{ id: 1, time: 75 }] })).toContain('14:00–15:15');
});
