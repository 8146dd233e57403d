import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { elementsOf } from '../../../../components/test-markup.tsx';
import { ClientsOfDay } from './clients-of-day.tsx';

const example = exampleReply<DeskDay>('desk/day');
const [session] = example.bookings as [DayBooking];
const at = (hour: number, first_name: string, more: Partial<DayBooking> = {}): DayBooking => ({
  ...session,
  id: `session-${hour}`,
  client: { ...session.client, id: first_name.length, first_name, last_name: 'Saeed' },
  from_minute: hour * 60,
  to_minute: hour * 60 + 60,
  ...more,
});
const namesOf = async (bookings: DayBooking[]) => {
  const day = { ...example, bookings };
  const html = await drawnAfter(<ClientsOfDay day={day} onClient={() => {}} />, {});
  return elementsOf(html, 'button').map(({ name }) => name);
};

test('each client of the day is proposed once, in order of time, and who did not come is not', async () => {
  expect(
    await namesOf([
      at(18, 'Huda'),
      at(12, 'Mo'),
      at(15, 'Mo'),
      at(14, 'Salma', { status: 'no_show' }),
    ]),
  ).toEqual(['Mo Saeed 12:00–13:00', 'Huda Saeed 18:00–19:00']);
});

test('a day without sessions proposes nobody', async () => {
  expect(await namesOf([])).toEqual([]);
});
