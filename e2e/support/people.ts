import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { addressOf } from './address-of.ts';

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
  const answer = await request.post('/api/v1/auth/token/register/', {
    headers: { 'x-forwarded-for': addressOf(person.email) },
    data: person,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}
