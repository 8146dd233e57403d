import { type APIRequestContext, expect } from '@playwright/test';
import { type Session, sessionOf } from './enter.ts';
import { readInbox } from './inbox.ts';
import { buyPackage, timeForAnyone } from './packages.ts';
import { registered } from './people.ts';
import { oneAtATime } from './server.ts';

/** The demo's member, with packages of two kinds, sessions before and after today, and guests. */
export async function seededMember(request: APIRequestContext): Promise<Session> {
  const email = 'amina@client.example';
  // Signing in uses up the member's codes, so another journey would find none.
  return oneAtATime(async () => {
    const mails = await readInbox(request, email);
    const codes = mails.filter(({ text }) => /\b\d{6}\b/.test(text)).length;
    return sessionOf(request, { email }, codes + 1);
  });
}

/** A client whose package has just unlocked the membership, with its first session on `date`. */
export async function newMember(
  request: APIRequestContext,
  firstName: string,
  date: string,
): Promise<Session> {
  const session = await sessionOf(request, await registered(request, firstName));
  const time = await timeForAnyone(request, date, 60);
  await buyPackage(request, session.headers, 'personal', 'Balance Package', {
    date,
    time,
    minutes: 60,
  });
  return session;
}

/** Path of the page that a partner sees after scanning the member's card. */
export async function cardPath(request: APIRequestContext, { headers }: Session): Promise<string> {
  const answer = await request.get('/api/v1/appointment/membership/card/', { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return new URL((await answer.json()).url).pathname;
}
