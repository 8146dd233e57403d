import type { Service } from '@limber/contract/catalogue.ts';
import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { lowestPrice } from '../home/services-arcade.tsx';
import { soonestOpening } from './soonest-opening.ts';

const opening = (service_id: number, minutes: number, date: string, time: string) =>
  ({ service_id, minutes, date, time }) as ServiceOpening;

test("of the earliest free times the catalogue's first is taken, closest to an hour", () => {
  const later = opening(1, 60, '2026-03-05', '12:00');
  const half = opening(2, 30, '2026-03-04', '14:00');
  const long = opening(2, 90, '2026-03-04', '14:00');
  const hour = opening(2, 60, '2026-03-04', '14:00');
  const other = opening(3, 60, '2026-03-04', '14:00');
  expect(soonestOpening([later, half, hour, long, other])).toBe(hour);
  expect(soonestOpening([later, half])).toBe(half);
  expect(soonestOpening([])).toBeUndefined();
});

test('the price of a service is its lowest, and one that is not for sale has none', () => {
  const service = (id: number, ...prices: number[]): Service => ({
    ...{ id, name: '', description: '', image: null, needs_skill: true, kind: null },
    durations: prices.map((price, place) => ({ id: place, time: 30, price })),
  });
  const services = [service(1, 120), service(2, 320, 180)];
  expect(lowestPrice(services, 2)).toBe(180);
  expect(lowestPrice(services, 3)).toBeUndefined();
});
