import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { drawn, linksOf, textOf } from '../../../components/test-markup.tsx';
import { WhatTheWeekNeeds } from './what-the-week-needs.tsx';

const example = exampleReply<Rota>('desk/rota');
const [thursday] = example.days;
if (!thursday) throw new Error('The example of a rota is empty.');
const week = (today: string, dates: string[], onShifts?: () => void, people: Rota['people'] = []) =>
  drawn(
    <WhatTheWeekNeeds
      rota={{ ...example, people, days: dates.map((date) => ({ ...thursday, date })) }}
      today={today}
      onShifts={onShifts}
    />,
  );

test('an open branch with nobody on shift is named above the week, with what can be done', () => {
  const html = week('2026-03-05', ['2026-03-05', '2026-03-06', '2026-03-07'], () => {});
  expect(textOf(html)).toBe(
    'Open with nobody on shift Garden Street Thu 5 Mar 10:00–12:00 Fri 6 Mar 10:00–12:00 ' +
      'and 1 more day Plan shifts Opening hours',
  );
  expect(linksOf(html)).toEqual([['Opening hours', '/desk/hours']]);
});

test('days that have passed are not named, and who may not change shifts has no button for it', () => {
  const html = week('2026-03-06', ['2026-03-05', '2026-03-06']);
  expect(textOf(html)).not.toContain('Thu 5 Mar');
  expect(textOf(html)).not.toContain('Plan shifts');
  expect(week('2026-03-07', ['2026-03-05', '2026-03-06'])).toBe('');
});

test('sessions that nobody can give lead to their page, those of past days do not', () => {
  const [noura] = example.people;
  const [day] = noura?.days ?? [];
  if (!noura || !day) throw new Error('The example of a rota has nobody.');
  const days = ['2026-03-05', '2026-03-06'].map((date) => ({ ...day, date, uncovered: 2 }));
  const html = week('2026-03-06', [], undefined, [{ ...noura, days }]);
  expect(linksOf(html)).toEqual([
    ['Noura Al Hashimi · Fri 6 Mar · 2 sessions', '/desk/rota/uncovered/1/2026-03-06'],
  ]);
});
