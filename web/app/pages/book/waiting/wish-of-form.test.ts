import { expect, test } from 'vitest';
import { emptyForm } from '../form/form.ts';
import { wishOf } from './wish-of-form.ts';

const form = {
  ...emptyForm,
  serviceType: 'service' as const,
  services: [{ id: 4, name: 'Massage', time: 60, price: 320, type: 'service', needs_skill: true }],
  duration: 60,
  location: 'A',
  date: '2026-03-06',
  therapist_id: 7,
};
const chosen = {
  mode: 'ask' as const,
  to: '2026-03-08',
  parts: [],
  onlyTherapist: true,
  noticeMinutes: 120,
};

test('who waits, waits for what the wizard has chosen', () => {
  expect(wishOf(form, chosen)).toEqual({
    services: [{ id: 4, time: 60 }],
    total_duration: 60,
    locations: ['A'],
    therapist_ids: [7],
    from: '2026-03-06',
    to: '2026-03-08',
    times: null,
    notice_minutes: 120,
    mode: 'ask',
  });
});

test('anyone at the branch will do, and parts of the day stand in their order', () => {
  const wish = wishOf(form, { ...chosen, onlyTherapist: false, parts: ['evening', 'morning'] });
  expect(wish.therapist_ids).toBeNull();
  expect(wish.times).toEqual([
    { from: '06:00', to: '12:00' },
    { from: '17:00', to: '05:59' },
  ]);
});

test('a last day before the first is the first', () => {
  expect(wishOf(form, { ...chosen, to: '2026-03-01' }).to).toBe('2026-03-06');
});

test('a session from a package lasts an hour until its minutes are chosen', () => {
  const included = { id: 9, name: 'Stretching' } as never;
  const ofPackage = { ...form, serviceType: 'mypackage' as const, sessionFor: [included] };
  const wish = wishOf({ ...ofPackage, allocatedMinutes: null }, chosen);
  expect([wish.services, wish.total_duration]).toEqual([[{ id: 9, time: 60 }], 60]);
});
