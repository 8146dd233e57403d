import type { Service } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { memberSaving, sampleSession } from './member-saving.ts';

const service = (name: string, prices: Record<number, number>): Service => ({
  id: 1,
  name,
  description: '',
  kind: null,
  image: null,
  needs_skill: true,
  durations: Object.entries(prices).map(([time, price], id) => ({ id, time: Number(time), price })),
});

test('the sample is the cheapest hour', () => {
  const services = [
    service('Deep Tissue Massage', { 60: 370, 90: 510 }),
    service('Stretching', { 30: 180, 60: 320 }),
    service('Red-Light Therapy', { 30: 120 }),
    service('A gift', { 60: 0 }),
  ];
  expect(sampleSession(services)).toEqual({ name: 'Stretching', minutes: 60, price: 320 });
  expect(sampleSession([service('Red-Light Therapy', { 30: 120 })])).toBeUndefined();
  expect(sampleSession([])).toBeUndefined();
});

test('the saving is a year of sessions at the member’s price, each rounded as it is charged', () => {
  expect(memberSaving(10, 4, 320)).toBe(1536);
  expect(memberSaving(10, 1, 137.5)).toBeCloseTo(13.8 * 12);
});
