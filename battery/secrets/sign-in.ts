import { setTimeout as pause } from 'node:timers/promises';
import {
  generateOtp,
  me,
  obtainToken,
  obtainTokenByLink,
  refreshToken,
} from '@limber/contract/auth.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { addressOf, type Telling } from './tell.ts';

/**
 * Signs in with the mailed code or link in alternation, and refreshes once; answers the replies.
 */
export async function signIn(
  { base, marks, letters }: Telling,
  round: number,
  email: string,
): Promise<Answer[]> {
  const from = { 'x-forwarded-for': addressOf(round) };
  await untilServed(base);
  const mailed = letters.next(email);
  const asked = await ask(base, generateOtp, { email }, from);
  const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
  marks.add(cookie.slice(cookie.indexOf('=') + 1));
  const { code, link } = await mailed;
  const by = { ...from, cookie };
  const signedIn =
    round % 2 === 0
      ? await ask(base, obtainToken, { email, otp: code }, by)
      : await ask(base, obtainTokenByLink, { token: link }, by);
  markPair(marks, signedIn);
  const refreshed = await ask(base, refreshToken, { refresh: signedIn.body.refresh }, from);
  markPair(marks, refreshed);
  const bearer = { authorization: `Bearer ${refreshed.body.access}` };
  return [asked, signedIn, refreshed, await ask(base, me, {}, bearer)];
}

/** A log line that names a token may leave out its beginning. */
function markPair(marks: Set<string>, { body }: Answer): void {
  for (const token of [body.access, body.refresh]) if (token) marks.add(token.slice(-40));
}

/** A process may need a moment after its connections were broken. */
async function untilServed(base: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await ask(base, generateOtp, { email: 'nobody@battery.example' });
    if (status !== 0 && status < 500) return;
    await pause(100);
  }
}
