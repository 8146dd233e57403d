import { ServiceType } from '@limber/contract/appointments.ts';
import { describe, expect, test } from 'vitest';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { readForm, saveForm, savePending, takePending } from '../form/keep-form-over-reload.ts';
import { pickOption, pickOwned } from '../form/pick-services.ts';
import { isOwned, isPurchase } from '../form/service-types.ts';
import { anHour, heldTenHours, tenHours } from '../form/test-catalogue.ts';
import { readSubmitFailure } from './submit-failure-kind.ts';
import { submitBody } from './use-submit-booking.ts';

const form = { ...anHour, total: 280 };

describe('the request', () => {
  test('has every field, unused ids null @SUBMIT-01 @SUBMIT-03 @SUBMIT-04', () => {
    expect(submitBody(form, 280)).toEqual({
      services: [{ id: 1, name: 'Stretching', time: 60, price: 280, type: 'service' }],
      serviceType: 'service',
      therapist_id: 3,
      therapist_gender: null,
      date: '2026-11-23',
      time: '14:30',
      duration: 60,
      total_price: 280,
      location: 'A',
      total_duration: 60,
      user_package_id: null,
      shared_package_id: null,
      unlimited_package_id: null,
      package_balance_id: null,
      package_id: null,
    });
  });

  test('sends the allocated minutes if there are any @SUBMIT-02', () => {
    expect(submitBody({ ...form, allocatedMinutes: 45 }, 280).total_duration).toBe(45);
  });

  test("of a purchase names product, option and the session's services @SUBMIT-03", () => {
    const [option] = tenHours.options as [(typeof tenHours.options)[0]];
    const bought = { ...pickOption(form, 'package', tenHours, option), allocatedMinutes: 45 };
    expect(submitBody(bought, 2250)).toMatchObject({
      services: [
        { id: 7, name: 'Ten Hours', time: 600, price: 2500, type: 'package' },
        { id: 1, name: 'Stretching', time: 45, price: 0, type: 'service' },
      ],
      serviceType: 'package',
      duration: 600,
      total_duration: 45,
      total_price: 2250,
      package_id: 7,
      package_balance_id: 71,
      user_package_id: null,
    });
  });

  const ids = {
    service: {},
    package: { package_id: 7, package_balance_id: 71 },
    mypackage: { user_package_id: 5 },
    shared_package: { package_id: 7, package_balance_id: 71 },
    my_shared_package: { shared_package_id: 5 },
    unlimited_package: { package_id: 7, package_balance_id: 71 },
    my_unlimited_package: { unlimited_package_id: 5 },
  };
  test.each(ServiceType.enum)('of the type %s has its own ids and no other @SUBMIT-03', (type) => {
    const [option] = tenHours.options as [(typeof tenHours.options)[0]];
    const chosen = isPurchase(type)
      ? pickOption(form, type, tenHours, option)
      : isOwned(type)
        ? pickOwned(form, type, heldTenHours)
        : form;
    const body = submitBody(chosen, 280);
    expect(body.serviceType).toBe(type);
    expect(body).toMatchObject({
      user_package_id: null,
      shared_package_id: null,
      unlimited_package_id: null,
      package_id: null,
      package_balance_id: null,
      ...ids[type],
    });
  });

  test('asks for any therapist without a name, with the preference', () => {
    const anyone = { ...form, therapist_id: null, anyTherapist: true };
    expect(submitBody(anyone, 280)).toMatchObject({ therapist_id: null, therapist_gender: null });
    const wish = { ...anyone, therapistPreference: 'female' as const };
    expect(submitBody(wish, 280).therapist_gender).toBe('female');
    expect(() => submitBody({ ...form, therapist_id: null }, 280)).toThrow('therapist');
  });
});

test('a request says where the client feels tight, if they said so', () => {
  expect(submitBody(form, 280)).not.toHaveProperty('tight_places');
  const tightPlaces = ['hips' as const];
  expect(submitBody({ ...form, tightPlaces }, 280).tight_places).toEqual(['hips']);
});

describe('a refusal', () => {
  const freeTimes = [{ date: '2026-11-23', time: '15:00' }];
  test.each([
    [{ status: 401, data: { detail: 'Expired.' } }, { kind: 'reauth' }],
    [
      { status: 409, data: { detail: 'Taken.', free_times: freeTimes } },
      { kind: 'taken', detail: 'Taken.', freeTimes },
    ],
    [
      { status: 409, data: { detail: 'Price.', total_price: 250 } },
      { kind: 'price', detail: 'Price.', total: 250 },
    ],
    [
      { status: 422, data: { message: 'Other.' } },
      { kind: 'other', detail: 'Other.' },
    ],
    [
      { status: 'FETCH_ERROR', error: 'TypeError' },
      { kind: 'other', detail: null },
    ],
  ])('%j', (error, expected) => {
    expect(readSubmitFailure(error)).toMatchObject(expected);
  });
});

describe('saved forms', () => {
  function shelfOf(
    entries: Record<string, string> = {},
  ): BrowserStorage & { entries: Map<string, string> } {
    const kept = new Map(Object.entries(entries));
    return {
      entries: kept,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }

  test('are restored unchanged, except for token and health notes', () => {
    const shelf = shelfOf();
    saveForm(shelf, { ...form, access: 'token', medicalIssues: 'knee' });
    expect(readForm(shelf)).toEqual(form);
    expect([...shelf.entries.values()].join()).not.toMatch(/token|knee/);
  });

  test('a booking set aside is taken back once @SUBMIT-07 @TRANS-09', () => {
    const shelf = shelfOf();
    savePending(shelf, form);
    expect([...shelf.entries.keys()]).toEqual(['pendingBooking']);
    expect(takePending(shelf)).toEqual(form);
    expect(takePending(shelf)).toBeNull();
  });

  test.each(['not json', '[]', '{"services":"x"}', 'null'])('%s is dropped', (text) => {
    expect(readForm(shelfOf({ bookingForm: text }))).toBeNull();
  });
});
