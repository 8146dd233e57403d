import type { Service } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { planVisit } from './plan-visit.ts';
import type { Proposal } from './propose-services.ts';

function proposal(id: number, ...times: number[]): Proposal {
  const durations = times.map((time) => ({ id: id * 1000 + time, time, price: time * 5 }));
  const service: Service = {
    id,
    name: `Service ${id}`,
    description: '',
    kind: 'stretching',
    image: null,
    needs_skill: true,
    durations,
  };
  return { service, kind: 'stretching', muscles: ['neck'] };
}
const proposals = [proposal(1, 30, 60, 90), proposal(2, 30, 45), proposal(3, 45)];

test('the first service is included for an hour, unless the visitor removes it', () => {
  const visit = planVisit(proposals, new Map());
  expect(visit.choices).toEqual([{ serviceId: 1, durationId: 1060 }]);
  expect(visit).toMatchObject({ lastsMinutes: 60, price: 300 });
});

test('an added service has its shortest time, a removed one is not booked', () => {
  const visit = planVisit(
    proposals,
    new Map([
      [1, false],
      [2, true],
      [3, true],
    ]),
  );
  expect(visit.choices).toEqual([
    { serviceId: 2, durationId: 2030 },
    { serviceId: 3, durationId: 3045 },
  ]);
  expect(visit).toMatchObject({ lastsMinutes: 75, price: 375 });
});

test('a first service without an hour gets its nearest length', () => {
  expect(planVisit([proposal(4, 30, 45)], new Map()).lastsMinutes).toBe(45);
});
