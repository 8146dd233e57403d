import { describe, expect, test } from 'vitest';
import { therapistOfOpening } from '../day/full-day.tsx';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { therapistOf } from '../form/test-catalogue.ts';
import { branchFilterOf, diaryFilterOf, lookupMinutes } from './diary-filter.ts';

const services = [
  { id: 1, name: 'Stretching', time: 60, price: 280, type: 'service', needs_skill: true },
  { id: 2, name: 'Red-Light Therapy', time: 30, price: 120, type: 'service', needs_skill: false },
];
const form: BookingForm = { ...emptyForm, services, duration: 90, location: 'A' };

describe('times are requested', () => {
  test('of the chosen therapist @API-12 @AVAIL-01', () => {
    expect(diaryFilterOf({ ...form, therapist_id: 3 })).toEqual({
      therapist_id: 3,
      services: '1,2',
    });
    expect(diaryFilterOf(form)).toBeNull();
  });

  test('for anyone at the branch who offers it and matches the preference', () => {
    const anyone = { ...form, anyTherapist: true };
    expect(diaryFilterOf(anyone)).toEqual({ location: 'A', services: '1,2' });
    expect(diaryFilterOf({ ...anyone, therapistPreference: 'female' })).toEqual({
      location: 'A',
      services: '1,2',
      gender: 'female',
    });
    expect(diaryFilterOf({ ...anyone, serviceType: 'mypackage' })).toEqual({ location: 'A' });
  });

  test('with the branch if others are listed too', () => {
    expect(branchFilterOf({ ...form, therapist_id: 3 })).toEqual({
      location: 'A',
      services: '1,2',
      therapist_id: 3,
    });
    expect(branchFilterOf(form)).toBeNull();
  });

  test('for the chosen duration, and for 5 minutes with any package @API-12 @API-13', () => {
    expect(lookupMinutes(form)).toBe(90);
    for (const serviceType of ['package', 'mypackage', 'my_unlimited_package'] as const) {
      expect(lookupMinutes({ ...form, serviceType })).toBe(5);
    }
  });
});

describe('an opening', () => {
  const opening = { date: '2026-11-23', time: '12:00', therapist_id: 4, therapist_name: 'Huda' };

  test('has its therapist from the team', () => {
    const huda = therapistOf(4, 'A', ['Stretching']);
    expect(therapistOfOpening(opening, [huda], form)).toBe(huda);
  });

  test('has the therapist it names itself when the team is not loaded', () => {
    expect(therapistOfOpening(opening, [], form)).toEqual({
      id: 4,
      full_name: 'Huda',
      services,
      books_by_phone: false,
    });
  });
});
