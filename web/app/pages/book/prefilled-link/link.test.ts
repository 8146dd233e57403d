import { describe, expect, test } from 'vitest';
import {
  type BookingLinkChoices,
  bookingLinkPath,
  bookServicesPath,
} from '../../../booking-links.ts';
import { keepsRest } from './impossible-parts.ts';
import { all, facts, grant, owning, read } from './test-links.ts';

describe('the address of the wizard', () => {
  test('without a link has none', () => {
    expect(read('/booking')).toBeNull();
    expect(read('/booking?step=time&services=')).toBeNull();
  });

  test('carries every part of a link, and can be read by people', () => {
    expect(bookingLinkPath(all)).toBe(
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

describe('a possible link', () => {
  test('brings the places that were touched on the body map, and no others', () => {
    const address = bookServicesPath([{ serviceId: 1, durationId: 11 }], ['hips', 'lower-back']);
    expect(address).toBe('/booking?services=1:11&tight=hips,lower-back');
    expect(grant(address).form.tightPlaces).toEqual(['lower-back', 'hips']);
    expect(grant('/booking?tight=soul,neck').form.tightPlaces).toEqual(['neck']);
  });

  test('is chosen completely, and only the client is missing', () => {
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

  test.each<[BookingLinkChoices, string]>([
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
  ])('%j leads to %s', (linked, step) => {
    expect(grant(linked)).toMatchObject({ step, unfit: [] });
  });

  test('replaces the therapist with the requested one', () => {
    expect(grant({ therapist: 4 }).form).toMatchObject({ location: 'B', therapist_id: 4 });
  });

  test('keeps earlier choices that fit, but no earlier time', () => {
    const before = grant(all).form;
    const { form, step } = grant({ service: 1, minutes: 30 }, facts, undefined, before);
    expect(form).toMatchObject({ location: 'A', therapist_id: 3, date: '2026-03-05', time: '' });
    expect(step).toBe('time');
  });

  test('notes a time until a therapist is chosen, whose times decide', () => {
    const { form, step } = grant({ ...all, therapist: undefined }, facts, undefined);
    expect(step).toBe('therapist');
    expect(form).toMatchObject({ date: '2026-03-05', time: '14:00', therapist_id: null });
  });
});

describe('impossible parts are reported, and the rest is kept', () => {
  test.each<[string, BookingLinkChoices, object, string]>([
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
  ])('%s', (_name, linked, said, step) => {
    const { form, unfit, step: led } = grant(linked);
    expect(unfit).toEqual([said]);
    expect(led).toBe(step);
    // Everything else stays.
    if (linked.service === 1) expect(form.services).toMatchObject([{ id: 1 }]);
    if (linked.therapist === 3) expect(form.therapist_id).toBe(3);
    if (linked.location === 'A') expect(form.location).toBe('A');
  });

  test('an earlier choice of the same kind is replaced', () => {
    const before = grant(all).form;
    expect(grant({ therapist: 5 }, facts, undefined, before).form.therapist_id).toBeNull();
    expect(grant({ location: 'Z' }, facts, undefined, before).form.location).toBe('');
    expect(grant({ date: '2026-03-01' }, facts, undefined, before).form.date).toBe('');
  });

  test('an invalid time', () => {
    const { unfit } = grant({ ...all, therapist: undefined, time: '25:00' }, facts, undefined);
    expect(unfit).toEqual([{ what: 'time', day: '2026-03-05', time: '25:00' }]);
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

test.each([
  ['a service that is gone', '/booking?service=99', false],
  ['a length that is gone', { service: 1, minutes: 61 }, false],
  ['a package that is gone', { package: 99 }, false],
  ['a day that is over, with its time', { date: '2026-03-01', time: '14:00' }, false],
  ['a therapist who has left, and a day', { therapist: 99, date: '2026-03-05' }, true],
  ['one of two services', '/booking?services=99,1', true],
  ['everything but the day', { ...all, date: '2026-03-01' }, true],
])('the notice mentions the kept choices only if there are any: %s', (_what, asked, rest) => {
  const linked = read(asked);
  const { unfit } = grant(asked, owning());
  expect(unfit).toHaveLength(1);
  expect(linked && keepsRest(linked, unfit)).toBe(rest);
});
