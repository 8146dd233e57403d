import { expect, test } from 'vitest';
import { drawn } from '../../../../components/test-markup.tsx';
import { DayLinks } from './day-links.tsx';

test('the start of work comes before its end in both reading directions', () => {
  const shifts = [
    { location: 'A', from_minute: 720, to_minute: 960 },
    { location: 'A', from_minute: 1020, to_minute: 1320 },
  ];
  const day = { date: '2026-03-05', shifts } as Parameters<typeof DayLinks>[0]['day'];
  expect(drawn(<DayLinks date={undefined} day={day} onDate={() => {}} />)).toMatch(
    /<bdi dir="ltr"[^>]*>12:00–16:00<\/bdi>, <bdi dir="ltr"[^>]*>17:00–22:00<\/bdi>/,
  );
});
