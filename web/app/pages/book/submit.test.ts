import { describe, expect, test } from 'vitest';
import { emptyForm } from './form.ts';
import { readForm, type Shelf, saveForm, savePending, takePending } from './saved-form.ts';
import { keyPerBody, submitBody } from './submit-body.ts';
import { readSubmitFailure } from './submit-failure.ts';

const form = {
  ...emptyForm,
  services: [{ id: 1, name: 'Stretching', time: 60, price: 280, type: 'service' }],
  location: 'A',
  therapist_id: 3,
  date: '2026-11-23',
  time: '14:30',
  duration: 60,
  total: 280,
};

describe('the request', () => {
  test('has every field, unused ids null', () => {
    expect(submitBody(form)).toEqual({
      services: form.services,
      serviceType: 'service',
      therapist_id: 3,
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

  test('counts the allocated minutes where there are some', () => {
    expect(submitBody({ ...form, allocatedMinutes: 45 }).total_duration).toBe(45);
  });

  test('keeps its key until it changes', () => {
    let keys = 0;
    const keyOf = keyPerBody(() => `key-${++keys}`);
    const body = submitBody(form);
    expect([keyOf(body), keyOf({ ...body })]).toEqual(['key-1', 'key-1']);
    expect(keyOf({ ...body, time: '15:00' })).toBe('key-2');
  });
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
    expect(readSubmitFailure(error)).toEqual(expected);
  });
});

describe('kept forms', () => {
  function shelfOf(entries: Record<string, string> = {}): Shelf & { entries: Map<string, string> } {
    const kept = new Map(Object.entries(entries));
    return {
      entries: kept,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }

  test('come back as they were, but for token and health notes', () => {
    const shelf = shelfOf();
    saveForm(shelf, { ...form, access: 'token', medicalIssues: 'knee' });
    expect(readForm(shelf)).toEqual(form);
    expect([...shelf.entries.values()].join()).not.toMatch(/token|knee/);
  });

  test('a booking put aside is taken back once', () => {
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
