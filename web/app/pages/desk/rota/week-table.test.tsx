import { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../components/test-answers/test-example.ts';
import { drawn } from '../../../components/test-markup.tsx';
import { WeekTable } from './week-table.tsx';

const rota = exampleOf<Rota>(Rota);
const [day] = rota.days ?? [];
if (!day) throw new Error('There is no example of a rota.');

test('two closures on one day each have a line in the head of the week', () => {
  const closures = [
    { id: 1, name: 'Eid Al Adha', location: 'A', provisional: false },
    { id: 2, name: 'Eid Al Adha', location: null, provisional: true },
  ];
  const html = drawn(<WeekTable rota={{ ...rota, days: [{ ...day, closures }] }} />);
  const lines = [...html.matchAll(/<span class="block"><a [^>]*>(.*?)<\/a><\/span>/g)];
  expect(lines.map(([, inside]) => inside)).toEqual([
    'A: <bdi>Eid Al Adha</bdi>',
    '<bdi>Eid Al Adha</bdi>?',
  ]);
});
