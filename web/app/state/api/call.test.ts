import type { readProfile } from '@limber/contract/accounts.ts';
import type { checkCard } from '@limber/contract/membership.ts';
import type { changeCoverPhoto } from '@limber/contract/pictures.ts';
import type { availableTimesForServices } from '@limber/contract/scheduling.ts';
import type { capPerson, leavePackage } from '@limber/contract/sharing.ts';
import { expect, test } from 'vitest';
import { call, upload, write } from './call.ts';

test('parameters of the path go there, the rest into the body', () => {
  const cap = write<typeof capPerson>('PUT', 'appointment/packages/:id/people/:person/');
  expect(cap({ id: 7, person: 3, cap_minutes: null })).toEqual({
    url: 'appointment/packages/7/people/3/',
    method: 'PUT',
    body: { cap_minutes: null },
    once: true,
  });
});

test('the rest of a GET goes into the query', () => {
  const times = call<typeof availableTimesForServices>('GET', 'appointment/available-times/');
  const asked = { therapist_id: 2, date: '2026-03-05', total_duration: 60 };
  expect(times(asked)).toEqual({
    url: 'appointment/available-times/',
    method: 'GET',
    params: asked,
  });
});

test('without a rest there is neither body nor query', () => {
  const profile = call<typeof readProfile>('GET', 'accounts/profile');
  expect(profile()).toEqual({ url: 'accounts/profile', method: 'GET' });
  const leave = write<typeof leavePackage>('DELETE', 'appointment/packages/:id/people/me/');
  expect(leave({ id: 7 })).toEqual({
    url: 'appointment/packages/7/people/me/',
    method: 'DELETE',
    once: true,
  });
});

test('a path parameter cannot leave its place', () => {
  const check = call<typeof checkCard>('GET', 'appointment/membership/card/:pass/');
  expect(check({ pass: '../a?b' }).url).toBe('appointment/membership/card/..%2Fa%3Fb/');
});

test('headers are sent beside the arguments', () => {
  const cap = call<typeof capPerson>('PUT', 'appointment/packages/:id/people/:person/');
  const headers = { 'x-by-itself': '1' };
  const asked = cap({ id: 7, person: 3, cap_minutes: null }, headers);
  expect([asked.headers, asked.body]).toEqual([headers, { cap_minutes: null }]);
});

test('a file is sent as a form', () => {
  const change = upload<typeof changeCoverPhoto>('PUT', 'accounts/profile/change-cover-photo');
  const { body, ...rest } = change({ image: new Blob(['picture']) });
  expect(rest).toEqual({ url: 'accounts/profile/change-cover-photo', method: 'PUT' });
  expect([...(body as FormData).keys()]).toEqual(['image']);
});
