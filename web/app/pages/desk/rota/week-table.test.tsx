import { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { WeekTable } from './week-table.tsx';

const rota = exampleOf<Rota>(Rota);
const [day] = rota.days ?? [];
if (!day) throw new Error('There is no example of a rota.');

test('two closures on one day each have a line in the head of the week', () => {
  const closures = [
    { id: 1, name: 'Eid Al Adha', location: 'A', provisional: false },
    { id: 2, name: 'Eid Al Adha', location: null, provisional: true },
  ];
  const html = drawn(
    <WeekTable today="2026-03-04" rota={{ ...rota, days: [{ ...day, closures }] }} />,
  );
  const lines = [...html.matchAll(/<span class="block"><a [^>]*>(.*?)<\/a><\/span>/g)];
  expect(lines.map(([, inside]) => inside)).toEqual([
    'A: <bdi>Eid Al Adha</bdi>',
    '<bdi>Eid Al Adha</bdi>?',
  ]);
});

test('a branch is named only where it is not the therapist’s own', () => {
  const [person] = rota.people as [Rota['people'][number]];
  const [working] = person.days as [(typeof person.days)[number]];
  const there = { location: 'B', from_minute: 1200, to_minute: 1320 };
  const days = [{ ...working, shifts: [...working.shifts, there] }];
  const html = drawn(
    <WeekTable today={day.date} rota={{ ...rota, people: [{ ...person, days }] }} />,
  );
  const cell = textOf(html.split('<td')[1] ?? '');
  expect(cell).toContain('12:00–20:00 B 20:00–22:00');
  expect(cell).not.toContain('A 12:00');
});

test('the hours of a week stand beside the branch, and sessions of a day below it', () => {
  const html = drawn(<WeekTable today={day.date} rota={rota} />);
  expect(textOf(html)).toContain('Garden Street · 8 hours');
  expect(textOf(html.split('<tfoot')[1] ?? '')).toContain('4 sessions , 1 on shift at most');
  expect(html).toContain('aria-current="date"');
});
