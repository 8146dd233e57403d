import type { IncludedService } from '@limber/contract/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { type BookingForm, emptyForm, maxDurationOf } from './form.ts';
import {
  chooseIncluded,
  pickDuration,
  pickOption,
  pickOwned,
  preselect,
  switchType,
} from './pick-services.ts';
import {
  heldTenHours as held,
  monthUnlimited,
  redLight,
  stretching,
  tenHours,
} from './test-catalogue.ts';

const [half, hour] = stretching.durations as [
  (typeof stretching.durations)[0],
  (typeof stretching.durations)[0],
];
const [red] = redLight.durations as [(typeof redLight.durations)[0]];

describe('single services', () => {
  test('several are summed in fils, with their chosen durations @TYPE-09 @STATE-11', () => {
    const form = pickDuration(pickDuration(emptyForm, stretching, hour), redLight, red);
    expect(form).toMatchObject({ serviceType: 'service', total: 400.3, duration: 90 });
    expect(form.service_durations).toEqual({ '1': hour.id, '2': red.id });
    expect(form.services[0]).toEqual({
      id: 1,
      name: 'Stretching',
      time: 60,
      price: 280.1,
      type: 'service',
      needs_skill: true,
    });
  });

  test('the same duration again removes the service @TYPE-07', () => {
    const form = pickDuration(pickDuration(emptyForm, stretching, hour), stretching, hour);
    expect(form).toMatchObject({ services: [], service_durations: {}, total: 0, duration: 0 });
  });

  test('another duration of a service replaces the first @TYPE-08', () => {
    const form = pickDuration(pickDuration(emptyForm, stretching, hour), stretching, half);
    expect(form.services).toHaveLength(1);
    expect(form).toMatchObject({ total: 150, duration: 30, service_durations: { '1': half.id } });
  });

  test('the longest duration is 30 when unknown @STATE-15', () => {
    expect(maxDurationOf(emptyForm)).toBe(30);
  });
});

test('a link starts a new selection of single services', () => {
  const before = pickOwned(emptyForm, 'mypackage', held);
  const form = preselect(before, [
    { service: stretching, duration: hour },
    { service: redLight, duration: red },
  ]);
  expect(form).toMatchObject({ serviceType: 'service', duration: 90, user_package_id: null });
  expect(form.services.map(({ id }) => id)).toEqual([1, 2]);
});

describe('packages for sale', () => {
  const [option] = tenHours.options as [(typeof tenHours.options)[0]];

  test('an option is chosen, and removed when picked again @TYPE-07', () => {
    const form = pickOption(emptyForm, 'package', tenHours, option);
    expect(form).toMatchObject({
      serviceType: 'package',
      total: 2500,
      duration: 600,
      maxDuration: 600,
      package_id: 7,
      package_balance_id: 71,
    });
    expect(pickOption(form, 'package', tenHours, option)).toMatchObject({
      services: [],
      total: 0,
      package_id: null,
      package_balance_id: null,
    });
  });

  test('unlimited falls back to 60 minutes, 180 at most @TYPE-06', () => {
    const [month] = monthUnlimited.options as [(typeof monthUnlimited.options)[0]];
    const form = pickOption(emptyForm, 'unlimited_package', monthUnlimited, month);
    expect(form).toMatchObject({ duration: 60, maxDuration: 180, total: 1900 });
  });
});

describe('owned packages', () => {
  test.each([
    ['mypackage', 'user_package_id'],
    ['my_shared_package', 'shared_package_id'],
  ] as const)(
    '%s prefills one free line as long as the balance @TYPE-04 @TYPE-05',
    (type, idField) => {
      const form = pickOwned(emptyForm, type, held);
      expect(form).toMatchObject({ total: 0, duration: 240, maxDuration: 240, [idField]: 5 });
      expect(form.services).toEqual([
        { id: 5, name: 'Ten Hours', time: 240, price: 0, type, needs_skill: false },
      ]);
    },
  );

  test('my_unlimited_package is 60 minutes, 180 at most @TYPE-05 @TYPE-06', () => {
    const form = pickOwned(emptyForm, 'my_unlimited_package', {
      ...held,
      id: 6,
      name: 'Month',
      remaining_time: null,
    });
    expect(form).toMatchObject({
      duration: 60,
      maxDuration: 180,
      unlimited_package_id: 6,
      total: 0,
    });
  });
});

describe('the services of a package session', () => {
  const form = pickOwned(emptyForm, 'mypackage', held);
  const [first, second] = held.services_included as [IncludedService, IncludedService];

  test('are the first included one until another is chosen', () => {
    expect(form.sessionFor).toEqual([first]);
    expect(chooseIncluded(form, [second]).sessionFor).toEqual([second]);
  });

  test('never becomes nothing', () => {
    expect(chooseIncluded(form, [first, second]).sessionFor).toEqual([first, second]);
  });

  test('the same package again removes it', () => {
    expect(pickOwned(form, 'mypackage', held)).toMatchObject({
      services: [],
      sessionFor: [],
      user_package_id: null,
    });
  });
});

describe('the type', () => {
  test('another one resets selection, total, duration and package ids @TYPE-03', () => {
    const owned = pickOwned(emptyForm, 'mypackage', held);
    const form: BookingForm = switchType(owned, 'service');
    expect(form).toEqual({ ...emptyForm, serviceType: 'service' });
    expect(switchType(owned, 'mypackage')).toBe(owned);
  });
});
