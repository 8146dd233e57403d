import { describe, expect, test } from 'vitest';
import { stageOf, stages } from '../step-progress.tsx';
import { afterTimeStep } from '../time/use-step-after-time.ts';
import { type BookingForm, emptyForm } from './form.ts';
import { reachableStep } from './reachable-step.ts';
import {
  bookingSteps,
  isStepComplete,
  nextStep,
  previousStep,
  showsNext,
  showsSummary,
  stepFromQuery,
  stepIndex,
} from './steps.ts';

const line = {
  id: 1,
  name: 'Stretching',
  time: 60,
  price: 280,
  type: 'service',
  needs_skill: true,
};
const filled: BookingForm = {
  ...emptyForm,
  services: [line],
  location: 'A',
  therapist_id: 3,
  date: '2026-11-23',
  time: '14:30',
};

describe('steps', () => {
  test('follow the order of the specification @FRAME-01', () => {
    expect(bookingSteps).toEqual([
      'services',
      'location',
      'therapist',
      'time',
      'login',
      'confirm',
      'done',
    ]);
    expect(bookingSteps.map(stepIndex)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(bookingSteps.slice(0, -1).map(nextStep)).toEqual(bookingSteps.slice(1));
    expect(stepFromQuery('time')).toBe('time');
    expect(stepFromQuery('elsewhere')).toBe('services');
    expect(stepFromQuery(null)).toBe('services');
  });

  test('Next shows on 0, 1 and 2 only, the summary everywhere but at the end @FRAME-04 @FRAME-05', () => {
    expect(bookingSteps.filter(showsNext)).toEqual(['services', 'location', 'therapist']);
    expect(bookingSteps.filter((step) => !showsSummary(step))).toEqual(['done']);
    expect(nextStep('services')).toBe('location');
    expect(nextStep('done')).toBe('done');
  });

  test('Previous skips the login and is absent on the first step @FRAME-08 @FRAME-09 @FRAME-10', () => {
    expect(bookingSteps.map(previousStep)).toEqual([
      null,
      'services',
      'location',
      'therapist',
      'time',
      'time',
      null,
    ]);
  });

  test.each([
    ['services', { services: [line] }],
    ['location', { location: 'A' }],
    ['therapist', { therapist_id: 3 }],
    ['time', { date: '2026-11-23', time: '14:30' }],
    ['login', { useremail: 'amina@client.example' }],
    ['confirm', { comfirm_booking: true }],
  ] as const)('%s is complete with its selection only @FRAME-06 @FRAME-07', (step, selection) => {
    expect(isStepComplete(step, emptyForm)).toBe(false);
    expect(isStepComplete(step, { ...emptyForm, ...(selection as Partial<BookingForm>) })).toBe(
      true,
    );
  });

  test('date and time need each other @FRAME-07', () => {
    expect(isStepComplete('time', { ...emptyForm, date: '2026-11-23' })).toBe(false);
    expect(isStepComplete('time', { ...emptyForm, time: '14:30' })).toBe(false);
  });

  test('any therapist is a choice too; a package session needs its minutes', () => {
    expect(isStepComplete('therapist', { ...emptyForm, anyTherapist: true })).toBe(true);
    const session: BookingForm = { ...filled, serviceType: 'mypackage' };
    expect(isStepComplete('time', session)).toBe(false);
    expect(isStepComplete('time', { ...session, allocatedMinutes: 45 })).toBe(true);
  });
});

test('seven steps make five stages, in order, each a little further @FRAME-02', () => {
  const places = bookingSteps.map((step) => {
    const { index, share } = stageOf(step);
    return index + share;
  });
  expect(places).toEqual([1, 1.5, 2, 3, 4, 4.5, 5]);
  expect(new Set(bookingSteps.map((step) => stageOf(step).stage))).toEqual(new Set(stages));
});

describe('a step requested by link', () => {
  const visitor = { form: filled, signedIn: false, booked: false };

  test('yields to the first one without its choice @TRANS-01', () => {
    expect(reachableStep('confirm', { ...visitor, form: emptyForm })).toBe('services');
    expect(reachableStep('therapist', { ...visitor, form: { ...filled, location: '' } })).toBe(
      'location',
    );
    expect(reachableStep('location', visitor)).toBe('location');
  });

  test('confirming needs a signed-in client, the login one who is not signed in @S4-03', () => {
    expect(reachableStep('confirm', visitor)).toBe('login');
    expect(reachableStep('confirm', { ...visitor, signedIn: true })).toBe('confirm');
    expect(reachableStep('login', { ...visitor, signedIn: true })).toBe('confirm');
    const flagged = { ...filled, requiresReauth: true };
    expect(reachableStep('confirm', { form: flagged, signedIn: true, booked: false })).toBe(
      'login',
    );
  });

  test('the thank-you needs a booking', () => {
    expect(reachableStep('done', { ...visitor, form: emptyForm })).toBe('services');
    expect(reachableStep('done', { ...visitor, form: emptyForm, booked: true })).toBe('done');
  });
});

describe('after date and time', () => {
  const accepts = async () => true;
  const refuses = async () => false;
  const never = () => Promise.reject(new Error('must not be asked'));

  test.each([
    [
      're-login flagged @TRANS-02',
      { requiresReauth: true, signedIn: true, validateToken: never },
      'login',
      true,
    ],
    [
      're-login flagged, which is asked before who is signed in @TRANS-02',
      { requiresReauth: true, signedIn: false, validateToken: never },
      'login',
      true,
    ],
    [
      'signed out @TRANS-06',
      { requiresReauth: false, signedIn: false, validateToken: never },
      'login',
      false,
    ],
    [
      'signed in @TRANS-03 @TRANS-04',
      { requiresReauth: false, signedIn: true, validateToken: accepts },
      'confirm',
      false,
    ],
    [
      'token refused @TRANS-05',
      { requiresReauth: false, signedIn: true, validateToken: refuses },
      'login',
      true,
    ],
  ] as const)('%s', async (_name, state, step, requiresReauth) => {
    expect(await afterTimeStep(state)).toEqual({ step, requiresReauth });
  });
});
