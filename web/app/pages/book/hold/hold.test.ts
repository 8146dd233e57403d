import { describe, expect, test } from 'vitest';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { anHour } from '../form/test-catalogue.ts';
import {
  asCountdown,
  type HoldState,
  keepHold,
  readSavedHold,
  secondsLeft,
  stateAfterFailure,
} from './hold-state.ts';
import { holdRequestOf } from './use-hold.ts';

const form = anHour;
const slot = { location: 'A', date: '2026-11-23', time: '14:30', total_duration: 60 };

describe('the request to hold', () => {
  test('is the whole session with its therapist', () => {
    expect(holdRequestOf(form)).toEqual({ ...slot, therapist_id: 3, services: '1' });
    expect(
      holdRequestOf({ ...form, serviceType: 'mypackage', allocatedMinutes: 45, duration: 600 }),
    ).toEqual({ ...slot, therapist_id: 3, total_duration: 45 });
  });

  test('is for any therapist who offers it and matches the preference', () => {
    const anyone = { ...form, therapist_id: null, anyTherapist: true };
    expect(holdRequestOf({ ...anyone, therapistPreference: 'female' })).toEqual({
      ...slot,
      therapist_id: null,
      services: '1',
      gender: 'female',
    });
  });

  test('is nothing until all of it is chosen', () => {
    expect(holdRequestOf({ ...form, time: '' })).toBeNull();
    expect(holdRequestOf({ ...form, therapist_id: null })).toBeNull();
    expect(holdRequestOf({ ...form, serviceType: 'mypackage', allocatedMinutes: null })).toBeNull();
  });
});

describe('the hold', () => {
  const shelf = (): BrowserStorage => {
    const saved = new Map<string, string>();
    return {
      getItem: (key) => saved.get(key) ?? null,
      setItem: (key, value) => void saved.set(key, value),
      removeItem: (key) => void saved.delete(key),
    };
  };

  test('survives a reload, unlike any other state', () => {
    const here = shelf();
    const held: HoldState = {
      key: '{"time":"14:30"}',
      kind: 'held',
      until: '2026-11-23T10:05:00Z',
    };
    keepHold(here, held);
    expect(readSavedHold(here)).toEqual(held);
    keepHold(here, { key: held.key, kind: 'asking' });
    expect(readSavedHold(here)).toBeUndefined();
    for (const spoilt of ['', '{', 'null', '{"key":1,"until":"x"}', '[]']) {
      here.setItem('heldTime', spoilt);
      expect(readSavedHold(here)).toBeUndefined();
    }
  });

  test('counts down by the second', () => {
    const until = '2026-11-23T10:05:00.000Z';
    const at = (time: string) => secondsLeft(until, Date.parse(`2026-11-23T${time}Z`));
    expect([
      at('10:00:00.000'),
      at('10:04:59.200'),
      at('10:05:00.000'),
      at('10:20:00.000'),
    ]).toEqual([300, 1, 0, 0]);
    expect([300, 65, 9, 0].map(asCountdown)).toEqual(['5:00', '1:05', '0:09', '0:00']);
  });
});

test('only a taken time is reported; without an answer or beyond a limit the booking goes on', () => {
  const taken = { detail: 'Gone.', free_times: [{ date: '2026-11-23', time: '15:30' }] };
  expect(stateAfterFailure('a', { status: 409, data: taken })).toMatchObject({
    key: 'a',
    kind: 'taken',
    freeTimes: taken.free_times,
    call: { detail: 'Gone.' },
  });
  for (const status of ['FETCH_ERROR', 'TIMEOUT_ERROR', 400, 404, 429, 503]) {
    expect(stateAfterFailure('a', { status, data: {} })).toEqual({ key: 'a', kind: 'free' });
  }
});
