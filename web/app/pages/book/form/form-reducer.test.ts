import { describe, expect, test } from 'vitest';
import { amina } from '../../../state/test-account.ts';
import { type BookingForm, emptyForm } from './form.ts';
import { type FormAction, formReducer } from './form-reducer.ts';
import { locationOf, redLight, stretching, tenHours, therapistOf } from './test-catalogue.ts';
import { whatWasCleared } from './what-was-cleared.ts';

const [half, hour] = stretching.durations as [
  (typeof stretching.durations)[0],
  (typeof stretching.durations)[0],
];
const [red] = redLight.durations as [(typeof redLight.durations)[0]];

function after(...actions: FormAction[]): BookingForm {
  return actions.reduce(formReducer, emptyForm);
}

const booked = after(
  { type: 'pickDuration', service: stretching, duration: hour },
  { type: 'chooseLocation', location: locationOf('A', 'Al Warqa') },
  { type: 'chooseTherapist', therapist: therapistOf(3, 'A', ['Stretching']) },
  { type: 'chooseDate', date: '2026-11-23' },
  { type: 'chooseTime', time: '14:30' },
);

describe('the form', () => {
  test('begins with all its fields, and none of another name @STATE-11 @STATE-12 @STATE-13', () => {
    expect(Object.keys(emptyForm).toSorted()).toEqual(
      [
        ...['services', 'service_durations', 'sessionFor', 'serviceType', 'total', 'acceptedTotal'],
        ...['duration', 'maxDuration', 'allocatedMinutes', 'lastDay'],
        ...['user_package_id', 'shared_package_id', 'unlimited_package_id'],
        ...['package_id', 'package_balance_id', 'pay', 'giftCard'],
        ...['location', 'locationName', 'therapist', 'therapist_id', 'anyTherapist'],
        ...['therapistPreference', 'therapistServices', 'therapistBooksByPhone'],
        ...['date', 'time', 'slot', 'slotChosen', 'tightPlaces'],
        ...['username', 'useremail', 'phone', 'gender', 'medicalIssues', 'goal'],
        ...['comfirm_booking', 'access', 'requiresReauth', 'previousEmail'],
      ].toSorted(),
    );
  });

  test('holds what the steps chose, the slot as a JSON pair @STATE-12 @STATE-22 @S1-05 @S2-05', () => {
    expect(booked).toMatchObject({
      location: 'A',
      locationName: 'Al Warqa',
      therapist: 'Therapist 3',
      therapist_id: 3,
      date: '2026-11-23',
      time: '14:30',
      slot: '["14:30",60]',
    });
  });

  test('choosing the same again changes nothing @FRAME-10', () => {
    expect(
      formReducer(booked, { type: 'chooseLocation', location: locationOf('A', 'Al Warqa') }),
    ).toBe(booked);
    expect(
      formReducer(booked, {
        type: 'chooseTherapist',
        therapist: therapistOf(3, 'A', ['Stretching']),
      }),
    ).toBe(booked);
    expect(formReducer(booked, { type: 'chooseDate', date: '2026-11-23' })).toBe(booked);
  });

  test.each<[string, FormAction, string[], Partial<BookingForm>]>([
    [
      'another branch clears therapist and time',
      { type: 'chooseLocation', location: locationOf('B', 'Al Mizhar') },
      ['therapist', 'time'],
      { therapist_id: null, time: '', date: '2026-11-23', duration: 60 },
    ],
    [
      'another therapist clears the time',
      { type: 'chooseTherapist', therapist: therapistOf(4, 'A', ['Stretching']) },
      ['time'],
      { therapist_id: 4, time: '', date: '2026-11-23' },
    ],
    [
      'another date clears the time',
      { type: 'chooseDate', date: '2026-11-24' },
      ['time'],
      { time: '', therapist_id: 3 },
    ],
    [
      'a shorter session keeps everything',
      { type: 'pickDuration', service: stretching, duration: half },
      [],
      { time: '14:30', therapist_id: 3, duration: 30 },
    ],
    [
      'a longer session clears the time, and a machine needs no other therapist',
      { type: 'pickDuration', service: redLight, duration: red },
      ['time'],
      { time: '', therapist_id: 3, duration: 90 },
    ],
    [
      'a service the therapist does not offer clears both',
      {
        type: 'pickDuration',
        service: { ...stretching, id: 8, name: 'Sports Massage' },
        duration: half,
      },
      ['therapist', 'time'],
      { time: '', therapist_id: null },
    ],
  ])('%s @FRAME-10', (_name, action, cleared, expected) => {
    const next = formReducer(booked, action);
    expect(next).toMatchObject(expected);
    expect(whatWasCleared(booked, next)).toEqual(cleared);
  });

  test('a package slot sets the flag and the minutes; another date clears the flag @AVAIL-09', () => {
    const chosen = formReducer(booked, {
      type: 'chooseSlot',
      time: '15:00',
      maxMinutes: 120,
      startMinutes: 90,
    });
    expect(chosen).toMatchObject({ slotChosen: true, slot: '["15:00",120]', allocatedMinutes: 90 });
    const other = formReducer(chosen, { type: 'chooseDate', date: '2026-11-25' });
    expect(other).toMatchObject({ slotChosen: false, time: '', allocatedMinutes: 90 });
  });

  test('a nearest free time replaces date and time and keeps the rest', () => {
    expect(
      formReducer(booked, { type: 'chooseFreeTime', date: '2026-11-24', time: '12:00' }),
    ).toEqual({ ...booked, date: '2026-11-24', time: '12:00', slot: '["12:00",60]' });
  });

  test('a free time sets day and time, and its therapist if that is another', () => {
    const therapist = therapistOf(5, 'A', ['Stretching']);
    const at = { date: '2026-11-26', time: '12:00' };
    expect(formReducer(booked, { type: 'chooseOpening', ...at })).toMatchObject({
      ...at,
      therapist_id: 3,
      slot: '["12:00",60]',
    });
    expect(formReducer(booked, { type: 'chooseOpening', ...at, therapist })).toMatchObject({
      ...at,
      therapist_id: 5,
      therapist: 'Therapist 5',
    });
  });

  describe('with any therapist', () => {
    const anyone = after(
      { type: 'pickDuration', service: stretching, duration: hour },
      { type: 'chooseLocation', location: locationOf('A', 'Al Warqa') },
      { type: 'chooseTherapist', therapist: therapistOf(3, 'A', ['Stretching']) },
      { type: 'chooseAnyTherapist', preference: 'female' },
      { type: 'chooseDate', date: '2026-11-23' },
      { type: 'chooseTime', time: '14:30' },
    );

    test('no therapist is stored, the preference is', () => {
      expect(anyone).toMatchObject({
        anyTherapist: true,
        therapistPreference: 'female',
        therapist_id: null,
        therapist: '',
      });
    });

    test('the choice also holds at the other branch, but not the time', () => {
      const moved = formReducer(anyone, {
        type: 'chooseLocation',
        location: locationOf('B', 'Al Mizhar'),
      });
      expect(moved).toMatchObject({ anyTherapist: true, therapistPreference: 'female', time: '' });
    });

    test('another preference or service needs a new time, a shorter session does not', () => {
      expect(formReducer(anyone, { type: 'chooseAnyTherapist', preference: 'male' }).time).toBe('');
      const massage = { ...stretching, id: 8, name: 'Sport Massage' };
      const swapped = formReducer(
        formReducer(anyone, { type: 'pickDuration', service: massage, duration: half }),
        { type: 'pickDuration', service: stretching, duration: hour },
      );
      expect(swapped).toMatchObject({ time: '', duration: 30 });
      expect(
        formReducer(anyone, { type: 'pickDuration', service: stretching, duration: half }).time,
      ).toBe('14:30');
    });
  });

  test('a package says that it replaces the services chosen before @TYPE-03', () => {
    const [option] = tenHours.options as [(typeof tenHours.options)[0]];
    const bought = formReducer(booked, {
      type: 'pickOption',
      serviceType: 'package',
      product: tenHours,
      option,
    });
    expect(whatWasCleared(booked, bought)).toEqual(['services', 'time']);
    expect(bought).toMatchObject({ therapist_id: 3, location: 'A', total: 2500 });
  });

  test('how it is paid is one choice: an answer that comes late undoes no other', () => {
    const agreed = after({ type: 'agreeToPolicy', agreed: true });
    const giftCard = { id: 1, balance: 50 };
    const paid = formReducer(agreed, { type: 'payBy', means: { giftCard } });
    expect(formReducer(paid, { type: 'payBy', means: { pay: 'online' } })).toEqual({
      ...agreed,
      giftCard,
      pay: 'online',
    });
  });

  test('leaving a blocked purchase resets the choices, not the client @SUBMIT-11', () => {
    const blocked: BookingForm = {
      ...booked,
      serviceType: 'package',
      package_id: 7,
      package_balance_id: 71,
      useremail: 'amina@client.example',
      access: 'token',
    };
    expect(formReducer(blocked, { type: 'resetSelections' })).toEqual({
      ...emptyForm,
      serviceType: 'package',
      useremail: 'amina@client.example',
      access: 'token',
    });
  });

  test('an owned package is dropped when it can no longer be used', () => {
    const mine: BookingForm = { ...booked, serviceType: 'mypackage', user_package_id: 5 };
    expect(formReducer(mine, { type: 'dropOwned' })).toMatchObject({
      serviceType: 'service',
      services: [],
      user_package_id: null,
      therapist_id: 3,
    });
    expect(formReducer(booked, { type: 'dropOwned' })).toBe(booked);
  });

  test('an ended session keeps the booking and the e-mail @STATE-13', () => {
    const flagged = formReducer(
      { ...booked, useremail: 'amina@client.example', access: 'token' },
      { type: 'requireReauth' },
    );
    expect(flagged).toMatchObject({
      requiresReauth: true,
      previousEmail: 'amina@client.example',
      access: '',
      time: '14:30',
    });
  });

  test('a known client clears the flag @STATE-13', () => {
    const known = formReducer(
      { ...booked, requiresReauth: true },
      {
        type: 'knowClient',
        access: 'token',
        account: { ...amina, medical_issues: 'Knee', goal: 'Run' },
      },
    );
    expect(known).toMatchObject({
      username: 'Amina Haddad',
      useremail: 'amina@client.example',
      phone: '+971500000000',
      gender: 'female',
      medicalIssues: 'Knee',
      goal: 'Run',
      access: 'token',
      requiresReauth: false,
    });
  });
});
