import { generateOtp, obtainToken, refreshToken } from '@limber/contract/auth.ts';
import { REFRESH_GRACE_SECONDS } from '@limber/contract/terms/codes-and-tokens.ts';
import { exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';

/**
 * Many tabs refresh one token at the same time: each gets a pair, and the session continues with
 * one of them. The old token used after its grace period, at a process with a later clock, ends the
 * session.
 */
export async function refreshAtOnce(
  stand: Stand,
  bases: string[],
  sessions: number,
  atOnce: number,
): Promise<Finding[]> {
  const [first = ''] = bases;
  const laterBy = (REFRESH_GRACE_SECONDS + 1) * 1000;
  const later = await stand.start({
    JOBS: 'off',
    LIMBER_NOW: new Date(stand.now().getTime() + laterBy).toISOString(),
  });
  const ids = await stand.addClients(sessions, 'refreshing');
  let refused = 0;
  let endedEarly = 0;
  let revived = 0;
  for (const [turn, id] of ids.entries()) {
    const headers = { 'x-forwarded-for': `10.200.${turn >> 8}.${turn & 255}` };
    const [{ email } = { email: '' }] = await stand.query<{ email: string }>(
      'select email from accounts where id = $1',
      [id],
    );
    const asked = await ask(first, generateOtp, { email }, headers);
    const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    const otp = String(asked.headers['x-development-code']);
    const signedIn = await ask(first, obtainToken, { email, otp }, { ...headers, cookie });
    const { refresh } = signedIn.body;
    const at = (base: string, token: string) => ask(base, refreshToken, { refresh: token });
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => at(bases[index % bases.length] ?? '', refresh)),
    );
    refused += answers.filter(({ status }) => status !== 200).length;
    const child = answers.find(({ status }) => status === 200)?.body.refresh ?? '';
    const goneOn = await at(first, child);
    if (goneOn.status !== 200) endedEarly += 1;
    // An attacker has kept the first one.
    const stolen = await at(later.base, refresh);
    const after = await at(first, goneOn.body?.refresh ?? '');
    if (stolen.status !== 401 || after.status !== 401) revived += 1;
  }
  return [
    told(`sessions refreshed ${atOnce} times at the same moment`, sessions),
    exactly('parallel refreshes refused', refused),
    exactly('sessions that did not go on after it', endedEarly),
    exactly('sessions that outlive an old token shown again', revived),
  ];
}
