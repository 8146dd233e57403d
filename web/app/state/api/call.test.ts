import { expect, test } from 'vitest';
import * as accounts from './calls/accounts.ts';
import * as appointments from './calls/appointments.ts';
import * as membership from './calls/membership.ts';
import * as pictures from './calls/pictures.ts';
import * as scheduling from './calls/scheduling.ts';
import * as sharing from './calls/sharing.ts';

test('what the path names goes there, the rest into the body', () => {
  expect(sharing.capPerson({ id: 7, person: 3, cap_minutes: null })).toEqual({
    url: 'appointment/packages/7/people/3/',
    method: 'PUT',
    body: { cap_minutes: null },
    once: true,
  });
});

test('the rest of a GET goes into the query', () => {
  const asked = { therapist_id: 2, date: '2026-03-05', total_duration: 60 };
  expect(scheduling.availableTimesForServices(asked)).toEqual({
    url: 'appointment/available-times/services/',
    method: 'GET',
    params: asked,
  });
});

test('no rest is neither a body nor a query', () => {
  expect(accounts.readProfile()).toEqual({ url: 'accounts/profile', method: 'GET' });
  expect(sharing.leavePackage({ id: 7 })).toEqual({
    url: 'appointment/packages/7/people/me/',
    method: 'DELETE',
    once: true,
  });
});

test('a part of the path cannot leave its place', () => {
  expect(membership.checkCard({ pass: '../a?b' }).url).toBe(
    'appointment/membership/card/..%2Fa%3Fb/',
  );
});

test('headers travel beside what is asked', () => {
  const { headers, body } = appointments.cancelAppointment({ id: 'a', accept_late: true });
  expect([headers, body]).toEqual([undefined, { accept_late: true }]);
});

test('a file is sent as a form', () => {
  const image = new Blob(['picture']);
  const { body, ...rest } = pictures.changeCoverPhoto({ image });
  expect(rest).toEqual({ url: 'accounts/profile/change-cover-photo', method: 'PUT' });
  expect([...(body as FormData).keys()]).toEqual(['image']);
});
