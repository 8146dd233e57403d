import type { Service } from '@limber/contract/catalogue.ts';
import type { PayingPackage, UsualSession } from '@limber/contract/desk/day/usual-session.ts';
import { describe, expect, test } from 'vitest';
import { type Beginning, beginDraft, paidBy, priceOf, requestOf } from './session-draft.ts';

const service = (id: number, ...lengths: [time: number, price: number][]): Service => ({
  id,
  name: `Service ${id}`,
  description: '',
  kind: null,
  image: null,
  needs_skill: true,
  durations: lengths.map(([time, price], at) => ({ id: id * 10 + at, time, price })),
});
const services = [service(1, [30, 180], [60, 320]), service(2, [45, 250])];
const pack: PayingPackage = {
  id: 12,
  kind: 'shared',
  name: 'Shared Package',
  remaining_time: 45,
  expiry_date: null,
  owned: true,
  services_included: [{ id: 2, name: 'Service 2', needs_skill: true }],
};
const session: NonNullable<UsualSession['session']> = {
  services: [{ id: 1, name: 'Service 1', time: 60 }],
  serviceType: 'service',
  package: null,
  remaining_after: null,
  price: 320,
  therapist_id: 3,
  therapist_name: 'Noura',
  location: 'B',
  date: '2026-03-12',
  time: '14:00',
  total_duration: 60,
  as_usual: true,
};
const usualOf = (changes: Partial<UsualSession> = {}): UsualSession => ({
  client: {
    ...{ id: 7, first_name: 'Amina', last_name: '', phone_number: null },
    ...{ language: 'en', agrees_to_notes: false, blocked_reason: null, desk_note: null },
  },
  discount_percent: 0,
  packages: [],
  session: null,
  ...changes,
});
const begin = (changes: Partial<Beginning> = {}) =>
  beginDraft({ services, location: 'A', date: '2026-03-05', ...changes });

describe('a draft', () => {
  test("starts as the client's usual session", () => {
    const draft = begin({ usual: usualOf({ session }) });
    expect(requestOf(draft, [])).toEqual({
      source: 'phone',
      services: [{ id: 1, time: 60 }],
      serviceType: 'service',
      therapist_id: 3,
      date: '2026-03-12',
      time: '14:00',
      location: 'B',
      total_duration: 60,
    });
  });

  test('for a new client starts as an hour of the first service, with anyone, as soon as possible', () => {
    const draft = begin();
    expect(draft).toMatchObject({ lines: [{ id: 1, time: 60 }], therapistId: null, time: '' });
    expect(priceOf(draft, services, 10)).toBe(288);
  });

  test('starts as a service that the package includes, within its remaining minutes', () => {
    const draft = begin({ usual: usualOf({ packages: [pack] }) });
    expect(draft).toMatchObject({ lines: [{ id: 2, time: 45 }], packageId: 12 });
    expect(requestOf(draft, [pack])).toMatchObject({
      serviceType: 'my_shared_package',
      shared_package_id: 12,
    });
    expect(priceOf(draft, services, 0)).toBe(0);
  });

  test('takes therapist and time from the place chosen on the board', () => {
    const place = { location: 'A', therapistId: 5, date: '2026-03-05', minute: 970 };
    expect(begin({ usual: usualOf({ session }), place })).toMatchObject({
      lines: [{ id: 1, time: 60 }],
      therapistId: 5,
      location: 'A',
      date: '2026-03-05',
      time: '16:10',
    });
  });
});

test('what pays decides the services on offer and their lengths', () => {
  const priced = begin();
  const packed = paidBy(priced, 12, services, [pack]);
  expect(packed.lines).toEqual([{ id: 2, time: 60 }]);
  expect(paidBy(packed, null, services, [pack]).lines).toEqual([{ id: 2, time: 45 }]);
});
