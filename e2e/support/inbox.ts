import { type APIRequestContext, expect } from '@playwright/test';

export type Mail = { to: string; subject: string; text: string; html: string; sentAt: string };

/** A mail is there a few milliseconds after its job has begun, and most journeys wait for one. */
const soon = [20, 30, 50, 100, 250, 500];

/** Mail to an address, newest first. */
export async function readInbox(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get(`/dev/inbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** The sign-in link in the newest mail with a code; waits until it has arrived. */
export async function readSignInLink(request: APIRequestContext, to: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const texts = (await readInbox(request, to)).map(({ text }) => text);
        link = texts.join('\n').match(/\/login\/link#[\w-]{43}/)?.[0] ?? '';
        return link;
      },
      { message: `link for ${to}`, intervals: soon },
    )
    .not.toBe('');
  return link;
}

/**
 * The `nth` one-time code mailed to an address (1 is the first ever); waits until it has arrived.
 */
export async function readCode(request: APIRequestContext, to: string, nth = 1): Promise<string> {
  let codes: string[] = [];
  await expect
    .poll(
      async () => {
        const mails = await readInbox(request, to);
        codes = mails.flatMap((mail) => mail.text.match(/\b\d{6}\b/)?.[0] ?? []).reverse();
        return codes.length;
      },
      { message: `code ${nth} for ${to}`, intervals: soon },
    )
    .toBeGreaterThanOrEqual(nth);
  return codes[nth - 1] ?? '';
}
