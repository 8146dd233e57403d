import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addressOf } from './address-of.ts';

export type Person = {
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  gender: 'female' | 'male';
};

/** A new person: the address is different in every run and every test. */
export function newPerson(firstName: string): Person {
  return {
    email: `${firstName.toLowerCase()}-${randomBytes(4).toString('hex')}@visitor.example`,
    first_name: firstName,
    last_name: 'Tester',
    phone_number: '+971 50 123 4567',
    gender: 'female',
  };
}

/** Registers a person by the API, which answers with a browser's cookie. */
export async function registered(
  request: APIRequestContext,
  firstName: string,
  more: { language?: 'ar' } = {},
): Promise<Person> {
  const person = newPerson(firstName);
  const answer = await request.post('/api/v1/auth/token/register/', {
    headers: { 'x-forwarded-for': addressOf(person.email) },
    data: { ...person, ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  browsers.set(person.email, answer.headers()['set-cookie'] ?? '');
  return person;
}

const browsers = new Map<string, string>();

/**
 * Makes a page's browser the one in which a person registered: in another they would be asked for
 * their details.
 */
export async function beWhereRegistered(page: Page, email: string): Promise<void> {
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(browsers.get(email) ?? '') ?? [];
  if (!name) return;
  const url = new URL('/api/v1/auth/token/', page.url()).href;
  await page.context().addCookies([{ name, value, url }]);
}
