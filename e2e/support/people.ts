import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { readCode } from './inbox.ts';

export type Person = {
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  gender: 'female' | 'male';
};

/** Someone nobody has met: the address is new in every run and every test. */
export function newPerson(firstName: string): Person {
  return {
    email: `${firstName.toLowerCase()}-${randomBytes(4).toString('hex')}@visitor.example`,
    first_name: firstName,
    last_name: 'Tester',
    phone_number: '+971 50 123 4567',
    gender: 'female',
  };
}

/** Registers someone without a browser. */
export async function registered(request: APIRequestContext, firstName: string): Promise<Person> {
  const person = newPerson(firstName);
  const answer = await request.post('/api/v1/auth/token/register/', { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** Signs someone in without a browser and answers the authorization header. */
export async function bearerOf(
  request: APIRequestContext,
  person: Person,
): Promise<{ authorization: string }> {
  const asked = await request.post('/api/v1/auth/token/generate-otp/', {
    data: { email: person.email },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const otp = await readCode(request, person.email);
  const answer = await request.post('/api/v1/auth/token/', { data: { email: person.email, otp } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { access } = await answer.json();
  return { authorization: `Bearer ${access}` };
}
