import type { Service } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { changesBetween, placeOf } from '../moving/place.ts';
import { choicesFor, lasting, withOther } from './chosen-lines.ts';

const catalogue = [
  { id: 1, name: 'Stretching', durations: [{ time: 30 }, { time: 60 }] },
  { id: 2, name: 'Red light', durations: [{ time: 30 }] },
] as unknown as Service[];
const before = [{ id: 1, time: 60 }];

test('another service lasts as long as it is sold, of a package as long as before', () => {
  expect(withOther(before, 0, 2, catalogue, false)).toEqual([{ id: 2, time: 30 }]);
  expect(withOther(before, 0, 2, catalogue, true)).toEqual([{ id: 2, time: 60 }]);
  expect(lasting([...before, { id: 2, time: 30 }], 105)).toEqual([
    { id: 1, time: 60 },
    { id: 2, time: 45 },
  ]);
});

test('a service that is sold no more can stay', () => {
  const services = [{ service_id: 9, service_name: 'Cupping', minutes: 30 }];
  expect(choicesFor(services, catalogue).map(({ name }) => name)).toEqual([
    'Cupping',
    'Stretching',
    'Red light',
  ]);
});

test('other services go with a change and come back with its undoing; a move leaves them out', () => {
  const from = placeOf('2026-03-05', aBooking('amina'));
  const to = { ...from, total_duration: 30, services: [{ id: 2, time: 30 }] };
  expect(changesBetween(from, to)).toEqual({
    total_duration: 30,
    services: [{ id: 2, time: 30 }],
  });
  expect(changesBetween(to, from)).toEqual({ total_duration: 60, services: before });
  const { services: _, ...moved } = { ...from, time: '16:00' };
  expect(changesBetween(from, moved)).toEqual({ date: '2026-03-05', time: '16:00' });
  expect(changesBetween(moved, from)).toEqual({ date: '2026-03-05', time: '14:00' });
});
