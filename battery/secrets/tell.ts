import { changeProfile } from '@limber/contract/accounts.ts';
import {
  generateOtp,
  me,
  obtainToken,
  obtainTokenByLink,
  refreshToken,
  register,
  verifyToken,
} from '@limber/contract/auth.ts';
import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { addClient } from '@limber/contract/desk/clients/clients.ts';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';
import { type Answer, ask, send } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import { markOf } from './canary-texts.ts';
import type { Letters } from './letters.ts';
import { breakAll, spoil, spoilt } from './spoil.ts';

/** Where marked texts are sent, and where the marks are stored. */
export interface Telling {
  readonly stand: Stand;
  readonly base: string;
  readonly marks: Set<string>;
  readonly letters: Letters;
}

/** Sends marked texts everywhere, new ones each time; answers the replies. */
export async function tell(
  { stand, base, marks }: Telling,
  round: number,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<Answer[]> {
  const mark = (name: string) => markOf(marks, name, round);
  const client = stand.client(id);
  const desk = await stand.team('manager');
  for (const { authorization } of [client, desk]) marks.add(authorization.slice(-40));
  const code = String(940_000 + round);
  const digits = `97150${4_000_000 + round * 7919}`;
  // Without its @, which is encoded in an address.
  marks.add(code).add(digits);
  const phone = `+${digits}`;
  const long = mark('link').padEnd(43, 'q');
  const secret = mark('secret');
  const joining = {
    ...{ email: `${mark('joining')}@battery.example`, phone_number: phone, gender: 'female' },
    ...{ first_name: mark('joined'), last_name: 'Haddad', medicalIssues: mark('note') },
  };
  // The drill's own statements must not wait for a frozen connection, which may hold a shared lock.
  const mend = await spoil(stand, round);
  const from = { 'x-forwarded-for': addressOf(round) };
  const asking = Promise.all([
    ask(base, changeProfile, { medical_issues: mark('note'), health_notes_agreed: true }, client),
    ask(base, changeProfile, { phone_number: phone }, client),
    ask(base, changeProfile, { first_name: `${mark('name')}\u0000` }, client),
    ask(base, changeProfile, { medical_issues: mark('note').repeat(2000) }, client),
    ask(base, generateOtp, { email }, from),
    ask(base, obtainToken, { email, otp: code }, from),
    ask(base, obtainTokenByLink, { token: long }, from),
    // At the same time, so that each finds the other there.
    ask(base, register, joining, from),
    ask(base, register, joining, from),
    ask(base, refreshToken, { refresh: mark('refresh') }),
    ask(base, verifyToken, { token: mark('token') }),
    ask(base, addClient, { first_name: 'Client', last_name: 'Haddad', phone_number: phone }, desk),
    ask(base, findClients, { q: phone }, desk),
    ask(base, me, {}, { authorization: `Bearer ${mark('bearer')}` }),
    ask(base, me, {}, { authorization: `Basic ${mark('basic')}` }),
    ask(base, me, {}, { ...client, cookie: `limber-device=${mark('cookie')}.x` }),
    send('GET', `${base}${API_BASE}auth/users/me/?token=${secret}`),
    send('GET', `${base}/login/link?token=${secret}`),
    send('GET', `${base}/invitations/${long}`),
    send('POST', `${base}${API_BASE}auth/token/`, `{"email":"${email}","otp":"${secret}`),
    send('POST', `${base}${API_BASE}auth/token/`, `otp=${secret}`, {
      'content-type': 'text/plain',
    }),
  ]);
  if (spoilt(round) === 'broken') await breakAll(stand);
  const answers = await asking;
  mend();
  return answers;
}

/** Network address of a round: a single one would exceed the limit on tries. */
export function addressOf(round: number): string {
  return `10.1.${round >> 8}.${round & 255}`;
}
