import type { UncoveredOfDay } from '@limber/contract/desk/rota/uncovered.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { linksOf, textOf } from '../../../components/test-markup.tsx';
import UncoveredPage from './uncovered-page.tsx';

const path = 'desk/rota/therapists/1/uncovered';
const ofDay = exampleReply<UncoveredOfDay>(path);
const [session] = ofDay.sessions;
if (!session) throw new Error('The example has no session.');
const late = { ...session, id: 'late', starts_at: '2026-03-05T21:30:00.000Z' };

const page = (sessions: UncoveredOfDay['sessions']) =>
  drawnAfter(
    <UncoveredPage />,
    { [`${path}?date=2026-03-05`]: { ...ofDay, sessions } },
    { at: '/desk/rota/uncovered/1/2026-03-05', path: '/desk/rota/uncovered/:id/:date' },
  );

test("each session links to its day, one after midnight to the evening's day", async () => {
  const html = await page([session, late]);
  expect(textOf(html)).toContain('2 sessions are without their therapist or hours:');
  const [, first, second] = linksOf(html);
  expect(first?.[0]).toBe('Thu 5 Mar 14:00 Amina Haddad');
  expect(first?.[1]).toContain('date=2026-03-05&amp;location=A&amp;session=0f3c1d52');
  expect(second?.[0]).toBe('Fri 6 Mar 01:30 Amina Haddad');
  expect(second?.[1]).toContain('date=2026-03-05&amp;location=A&amp;session=late');
});

test('the back link leads to the week of the day, and a covered day to its board', async () => {
  expect(linksOf(await page([]))).toEqual([
    ['Rota', '/desk/rota?day=2026-03-05'],
    ['To the day', '/desk?date=2026-03-05'],
  ]);
});
