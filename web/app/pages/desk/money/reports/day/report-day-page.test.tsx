import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../../../components/test-markup.tsx';
import ReportDayPage from './report-day-page.tsx';

const at = '/desk/reports/day?day=2026-03-04&location=A';
const page = (changes: object = {}, address = at) =>
  drawnAfter(
    <ReportDayPage />,
    besides({ 'desk/reports/day/': { ...exampleReply('desk/reports/day/'), ...changes } }),
    { at: address },
  );

test('each line leads to its invoice, its client or its session, and back to the month', async () => {
  const links = elementsOf(await page(), 'a').map(({ attributes }) => attributes.href);
  expect(links).toContain('/desk/documents/INV-A-000001');
  expect(links).toContain('/desk/clients/7');
  expect(links).toContain('/desk?date=2026-03-04&amp;session=0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11');
  expect(links).toContain('/desk/reports?from=2026-03-01&amp;to=2026-03-31&amp;location=A');
});

test('a day without sales and sessions says so, and a long one has pages', async () => {
  const none = { count: 0, results: [] };
  const said = textOf(await page({ sales: none, sessions: none }));
  expect(said).toContain('Nothing was sold on this day.');
  expect(said).toContain('Nobody held a session on this day.');
  expect(said).not.toContain('Page 1');
  const { sales } = exampleReply('desk/reports/day/') as { sales: object };
  expect(textOf(await page({ sales: { ...sales, count: 250 } }))).toContain('Page 1 of 3');
});

test('an address without a day shows today', async () => {
  expect(textOf(await page({}, '/desk/reports/day'))).toContain('Thu 5 Mar 2026');
});
