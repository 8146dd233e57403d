// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openPage, shown } from '../../../components/test-answers/test-page.tsx';
import { testSite } from '../../../components/test-answers/test-site.ts';
import { serveSite } from '../../../lib/site-facts-in-page.ts';
import { UnbookableDay } from './unbookable-day.tsx';

afterEach(() => serveSite(testSite));

test.each([true, false])('how far members book ahead is said with membership: %s', async (isOn) => {
  serveSite({ ...testSite, switches: { ...testSite.switches, membership: isOn } });
  const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;
  const daysAhead = testSite.terms.bookable_days_ahead;
  const nothing = { packageName: '', lastDay: '', instead: null, daysAhead };
  await openPage(
    <UnbookableDay problem="beyond" {...nothing} onPick={() => {}} onOtherWay={() => {}} />,
    {},
    around,
  );
  expect(shown()).toContain(`You can book up to ${daysAhead} days ahead.`);
  expect(shown().includes('For members')).toBe(isOn);
});
