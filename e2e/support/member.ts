import { type APIRequestContext, expect } from '@playwright/test';
import { type Session, sessionOf } from './enter.ts';
import { readInbox } from './inbox.ts';

/** The demo's member, who has packages of two kinds, sessions before and after today, and guests. */
export async function seededMember(request: APIRequestContext): Promise<Session> {
  const email = 'amina@client.example';
  const mails = await readInbox(request, email);
  const codes = mails.filter(({ text }) => /\b\d{6}\b/.test(text)).length;
  return sessionOf(request, { email }, codes + 1);
}

/** Path of the page that a partner sees who scans the member's card. */
export async function cardPath(request: APIRequestContext, { headers }: Session): Promise<string> {
  const answer = await request.get('/api/v1/appointment/membership/card/', { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return new URL((await answer.json()).url).pathname;
}
