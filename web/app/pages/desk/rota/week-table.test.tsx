import { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { drawn } from '../../../components/test-markup.tsx';
import { WeekTable } from './week-table.tsx';

const { examples } = Rota as unknown as { examples: Rota[] };
const [rota] = examples;
const [day] = rota?.days ?? [];
if (!rota || !day) throw new Error('There is no example of a rota.');

test('two closures of a day have a line each in the head of the week', () => {
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
