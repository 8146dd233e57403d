import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { elementsOf, linksOf, textOf } from '../../../components/test-markup.tsx';
import { ClientsOfToday } from './clients-of-today.tsx';

const day = exampleReply<DeskDay>('desk/day');
const [one] = day.bookings as [DeskDay['bookings'][number]];
const session = (id: number, first_name: string, from_minute: number, status = 'booked') => ({
  ...one,
  ...{ id: `${id} ${from_minute}`, from_minute, to_minute: from_minute + 60, status },
  client: { ...one.client, id, first_name, last_name: 'Haddad' },
});
const shownFor = (bookings: unknown[]) =>
  drawnAfter(<ClientsOfToday list={new URLSearchParams()} />, { 'desk/day': { ...day, bookings } });

test('a client who comes today is listed once, in order of time, without those who did not come', async () => {
  const html = await shownFor([
    session(8, 'Sara', 900),
    session(7, 'Amina', 720),
    session(7, 'Amina', 1000),
    session(9, 'Noor', 600, 'no_show'),
  ]);
  expect(elementsOf(html, 'li').map(({ name }) => name.split(' ')[0])).toEqual(['Amina', 'Sara']);
  expect(textOf(html)).toContain('Who comes today 2 clients');
  expect(linksOf(html)[0]?.[1]).toBe('/desk/clients/7?list=');
});

test('a day without sessions shows no list', async () => {
  expect(await shownFor([])).toBe('');
});
