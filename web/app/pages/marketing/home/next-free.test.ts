import type { Service } from '@limber/contract/catalogue.ts';
import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { soonest } from './next-free.tsx';
import { lowestPrice } from './price-from.tsx';

const opening = (service_id: number, minutes: number, date: string, time: string) =>
  ({ service_id, minutes, date, time }) as ServiceOpening;

test("of the earliest free times the catalogue's first is taken, closest to an hour", () => {
  const later = opening(1, 60, '2026-03-05', '12:00');
  const half = opening(2, 30, '2026-03-04', '14:00');
  const long = opening(2, 90, '2026-03-04', '14:00');
  const hour = opening(2, 60, '2026-03-04', '14:00');
  const other = opening(3, 60, '2026-03-04', '14:00');
  expect(soonest([later, half, hour, long, other])).toBe(hour);
  expect(soonest([later, half])).toBe(half);
  expect(soonest([])).toBeUndefined();
});

test('the price of a kind is the lowest of its first service', () => {
  const service = (kind: Service['kind'], ...prices: number[]): Service => ({
    ...{ id: 1, name: '', description: '', needs_skill: true, kind },
    durations: prices.map((price, id) => ({ id, time: 30, price })),
  });
  const services = [service('red_light', 120), service('stretching', 320, 180)];
  expect(lowestPrice(services, 'stretching')).toBe(180);
  expect(lowestPrice(services, 'cupping')).toBeUndefined();
});
