import type { ActivePackage } from '@limber/contract/packages.ts';
import { describe, expect, test } from 'vitest';
import { bookServicesPath, bookWishPath, type WishedBooking } from '../../../booking-links.ts';
import { admitStep } from '../form/admit-step.ts';
import { type BookingForm, emptyForm } from '../form/form.ts';
import {
  activeTenHours,
  locationOf,
  redLight,
  stretching,
  therapistOf,
} from '../form/test-catalogue.ts';
import { type Facts, fitWish } from './fit-wish.ts';
import { grantWish } from './grant-wish.ts';
import { readWish } from './read-wish.ts';

const today = '2026-03-04';
const facts: Facts = {
  services: [{ ...stretching, kind: 'stretching' }, redLight],
  locations: [
    locationOf('A', 'Al Warqa'),
    locationOf('B', 'Al Mizhar'),
    { ...locationOf('jvc', 'JVC'), bookable: false },
  ],
  team: [
    therapistOf(3, 'A', ['Stretching']),
    therapistOf(4, 'B', ['Stretching']),
    therapistOf(5, 'A', []),
    { ...therapistOf(6, 'A', ['Stretching']), books_by_phone: true },
  ],
  closures: [
    {
      id: 1,
      name: 'Eid',
      title: '',
      greeting_ar: '',
      location: 'A',
      starts_on: '2026-03-20',
      ends_on: '2026-03-22',
    },
  ],
  active: undefined,
  today,
  daysAhead: 180,
};
const held = (changes: Partial<ActivePackage> = {}): ActivePackage => ({
  ...activeTenHours,
  ...changes,
});
const owning = (changes?: Partial<ActivePackage>): Facts => ({
  ...facts,
  active: { regular: held(changes), shared: null, unlimited: null },
});

const all = {
  service: 1,
  minutes: 60,
  therapist: 3,
  location: 'A',
  date: '2026-03-05',
  time: '14:00',
} satisfies WishedBooking;
const grid = (...times: string[]) => ({ mode: 'grid' as const, times });

function read(wish: WishedBooking | string) {
  const path = typeof wish === 'string' ? wish : bookWishPath(wish);
  return readWish(new URL(path, 'https://limber.example').searchParams);
}

function grant(
  wish: WishedBooking | string,
  known: Facts = facts,
  times: Parameters<typeof grantWish>[1] = grid('14:00'),
  before: BookingForm = emptyForm,
) {
  const asked = read(wish);
  if (!asked) throw new Error('There is no wish.');
  const fitted = fitWish(asked, known, before);
  const { form, unfit } = grantWish(fitted, times);
  const step = fitted.staysAtServices
    ? 'services'
    : admitStep('confirm', { form, signedIn: false, booked: false });
  return { form, step, unfit };
}

describe('the address of the wizard', () => {
  test('without a wish has none', () => {
    expect(read('/booking')).toBeNull();
    expect(read('/booking?step=time&services=')).toBeNull();
  });

  test('carries every part of a wish, and can be read by people', () => {
    expect(bookWishPath(all)).toBe(
      '/booking?service=1&minutes=60&therapist=3&location=A&date=2026-03-05&time=14:00',
    );
    const { services, ...rest } = read(all) ?? {};
    expect(services).toEqual([{ service: '1', minutes: '60' }]);
    expect(rest).toEqual({
      fromList: false,
      therapist: '3',
      location: 'A',
      date: '2026-03-05',
      time: '14:00',
    });
    expect(read({ service: [1, 2], minutes: [60, 30] })?.services).toEqual([
      { service: '1', minutes: '60' },
      { service: '2', minutes: '30' },
    ]);
  });
});

describe('a wish that can be had', () => {
  test('is chosen whole, and only the client is missing', () => {
    const { form, step, unfit } = grant(all);
    expect(form).toMatchObject({
      services: [{ id: 1, time: 60 }],
      location: 'A',
      therapist_id: 3,
      date: '2026-03-05',
      time: '14:00',
      slot: '["14:00",60]',
    });
    expect([step, unfit]).toEqual(['login', []]);
  });

  test.each<[WishedBooking, string]>([
    [{ service: 1 }, 'services'],
    // Its only length.
    [{ service: 'red_light' }, 'location'],
    [{ service: 'stretching', minutes: 30 }, 'location'],
    [{ service: 1, minutes: 60, location: 'B' }, 'therapist'],
    [{ service: 1, minutes: 60, therapist: 4 }, 'time'],
    [{ service: 1, minutes: 60, location: 'A', therapist: 'any' }, 'time'],
    [{ service: 1, minutes: 60, therapist: 3, date: '2026-03-05' }, 'time'],
    [{ therapist: 3, location: 'A', date: '2026-03-05', time: '14:00' }, 'services'],
    [{ location: 'A' }, 'services'],
  ])('%j leads to %s', (wish, step) => {
    expect(grant(wish)).toMatchObject({ step, unfit: [] });
  });

  test('takes the place of the therapist who is asked for', () => {
    expect(grant({ therapist: 4 }).form).toMatchObject({ location: 'B', therapist_id: 4 });
  });

  test('keeps what was chosen before and fits, but no older time', () => {
    const before = grant(all).form;
    const { form, step } = grant({ service: 1, minutes: 30 }, facts, undefined, before);
    expect(form).toMatchObject({ location: 'A', therapist_id: 3, date: '2026-03-05', time: '' });
    expect(step).toBe('time');
  });

  test('notes a time until somebody is chosen whose times judge it', () => {
    const { form, step } = grant({ ...all, therapist: undefined }, facts, undefined);
    expect(step).toBe('therapist');
    expect(form).toMatchObject({ date: '2026-03-05', time: '14:00', therapist_id: null });
  });
});

describe('what cannot be had is said, and the rest kept', () => {
  test.each<[string, WishedBooking, object, string]>([
    ['a service', { ...all, service: 99 }, { what: 'service' }, 'services'],
    [
      'a length',
      { ...all, minutes: 50 },
      { what: 'length', service: 'Stretching', instead: 60 },
      'services',
    ],
    ['a branch', { ...all, location: 'Z', therapist: undefined }, { what: 'location' }, 'location'],
    ['a label', { ...all, location: 'jvc', therapist: 'any' }, { what: 'location' }, 'location'],
    ['who left', { ...all, therapist: 99 }, { what: 'therapist', why: 'unknown' }, 'therapist'],
    [
      'a skill',
      { ...all, therapist: 5 },
      { what: 'therapist', why: 'skill', name: 'Therapist 5' },
      'therapist',
    ],
    [
      'who takes calls',
      { ...all, therapist: 6 },
      { what: 'therapist', why: 'phone', name: 'Therapist 6' },
      'therapist',
    ],
    [
      'another branch’s',
      { ...all, therapist: 4 },
      { what: 'therapist', why: 'elsewhere', name: 'Therapist 4' },
      'therapist',
    ],
    [
      'a past day',
      { ...all, date: '2026-03-03' },
      { what: 'date', why: 'past', day: '2026-03-03' },
      'time',
    ],
    [
      'no day',
      { ...all, date: '2026-02-30' },
      { what: 'date', why: 'unknown', day: '2026-02-30' },
      'time',
    ],
    [
      'a day too far',
      { ...all, date: '2027-03-03' },
      { what: 'date', why: 'beyond', day: '2027-03-03' },
      'time',
    ],
    [
      'a closed day',
      { ...all, date: '2026-03-21' },
      { what: 'date', why: 'closed', day: '2026-03-21', closure: 'Eid' },
      'time',
    ],
    [
      'a taken time',
      { ...all, time: '15:00' },
      { what: 'time', day: '2026-03-05', time: '15:00' },
      'time',
    ],
    ['a package', { ...all, package: 99 }, { what: 'package' }, 'login'],
  ])('%s', (_name, wish, said, step) => {
    const { form, unfit, step: led } = grant(wish);
    expect(unfit).toEqual([said]);
    expect(led).toBe(step);
    // What it is not about stands.
    if (wish.service === 1) expect(form.services).toMatchObject([{ id: 1 }]);
    if (wish.therapist === 3) expect(form.therapist_id).toBe(3);
    if (wish.location === 'A') expect(form.location).toBe('A');
  });

  test('an older choice of the same kind does not stand in its place', () => {
    const before = grant(all).form;
    expect(grant({ therapist: 5 }, facts, undefined, before).form.therapist_id).toBeNull();
    expect(grant({ location: 'Z' }, facts, undefined, before).form.location).toBe('');
    expect(grant({ date: '2026-03-01' }, facts, undefined, before).form.date).toBe('');
  });

  test('a time that is no time', () => {
    const { unfit } = grant({ ...all, therapist: undefined, time: '25:00' }, facts, undefined);
    expect(unfit).toEqual([{ what: 'time', day: '2026-03-05', time: '25:00' }]);
  });
});

describe('a wish paid by a package', () => {
  const list = (maxMinutes: number) => ({
    mode: 'list' as const,
    entries: [{ time: '14:00', maxMinutes }],
  });

  test('takes the one that covers it, with its minutes', () => {
    const { form, step, unfit } = grant({ ...all, package: 'mine' }, owning(), list(180));
    expect(form).toMatchObject({
      serviceType: 'mypackage',
      user_package_id: 12,
      sessionFor: [{ id: 1 }],
      allocatedMinutes: 60,
      time: '14:00',
    });
    expect([step, unfit]).toEqual(['login', []]);
  });

  test.each<[string, Partial<ActivePackage>]>([
    ['has too little left', { remaining_time: 45 }],
    ['does not include it', { services_included: [] }],
    ['ends before', { expiry_date: '2026-03-04' }],
  ])('is paid by itself when the package %s', (_why, changes) => {
    const { form, unfit } = grant({ ...all, package: 'mine' }, owning(changes));
    expect(form).toMatchObject({ serviceType: 'service', services: [{ id: 1, time: 60 }] });
    expect(unfit).toEqual([]);
  });

  test('asks for another time where the wished one leaves too few minutes', () => {
    const { step, unfit } = grant({ ...all, package: 12 }, owning(), list(45));
    expect(step).toBe('time');
    expect(unfit).toEqual([{ what: 'time', day: '2026-03-05', time: '14:00' }]);
  });

  test.each([
    ['of its services', { package: 12, service: 1, minutes: 45 }, 45],
    ['alone', '/booking?package=12&minutes=45', 45],
    ['more than it has left', { package: 12, service: 1, minutes: 500 }, 180],
  ])('keeps its minutes without a time: %s', (_which, wish, minutes) => {
    const { form } = grant(wish, owning());
    expect(form).toMatchObject({ user_package_id: 12, allocatedMinutes: minutes, time: '' });
  });

  test('says what the package does not include', () => {
    const { form, step, unfit } = grant({ package: 12, service: 2 }, owning());
    expect(form).toMatchObject({ user_package_id: 12, sessionFor: [{ id: 1 }] });
    expect([step, unfit]).toEqual(['services', [{ what: 'included', name: 'Red-Light Therapy' }]]);
  });

  test('chosen already stays chosen', () => {
    const first = grant({ package: 12 }, owning());
    expect(first.step).toBe('services');
    expect(grant({ package: 12 }, owning(), undefined, first.form).form.user_package_id).toBe(12);
  });
});

describe('a link with a list of services', () => {
  test.each([
    ['1:11,2', [11, 20]],
    ['1', [10]],
    ['1:99', [10]],
    ['7,2:20', [20]],
    ['a:b,,1:11', [11]],
  ])('%j chooses the durations %j and stays at the first step', (text, durations) => {
    const { form, step } = grant(`/booking?services=${text}`);
    expect(Object.values(form.service_durations)).toEqual(durations);
    expect(step).toBe('services');
  });

  test('is written as it is read', () => {
    const path = bookServicesPath([{ serviceId: 1, durationId: 11 }, { serviceId: 2 }]);
    expect(path).toBe('/booking?services=1:11,2');
  });
});
