import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import {
  ALL_STRANGERS_CODES_A_DAY,
  CODES_IN_TEN_MINUTES,
  STRANGERS_WRONG_CODES_A_DAY,
  TRIES_PER_CODE,
  WRONG_CODES_A_DAY,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { atMost, type Drill, exactly, type Finding, told } from '../drill.ts';
import { type Answer, ask } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import { forge } from './forge-tokens.ts';
import { refreshAtOnce } from './refresh-at-once.ts';

/** Strangers guess codes and tokens. */
export const guessing: Drill['run'] = ({ short, many, onStand, say }) =>
  onStand({}, async (stand) => {
    const bases = (await stand.two()).map(({ base }) => base);
    const findings = [
      ...(await guessOneCode(stand, bases, many(50, 1), short ? 20 : 100)),
      ...(await guessOneDay(stand, bases, many(20, 1), many(200, 6))),
      ...(await resend(stand, bases)),
    ];
    say('codes were guessed');
    findings.push(...(await refreshAtOnce(stand, bases, many(20, 1), short ? 20 : 100)));
    say('tokens were refreshed');
    findings.push(...(await forge(stand, bases, many(1000, 1))));
    return findings;
  });

/** A caller, with its browser's cookie. */
interface Caller {
  readonly address: string;
  cookie?: string;
}

const from = ({ address, cookie }: Caller) => ({
  'x-forwarded-for': address,
  ...(cookie ? { cookie } : {}),
});

/** A separate address for each turn: more than enough to rotate through. */
const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

/** Requests a code and answers the result; in development the code is in a header. */
async function askCode(base: string, email: string, caller: Caller) {
  const answer = await ask(base, generateOtp, { email }, from(caller));
  keepCookie(caller, answer);
  return { status: answer.status, code: String(answer.headers['x-development-code'] ?? '') };
}

async function tryCode(base: string, email: string, otp: string, caller: Caller) {
  const answer = await ask(base, obtainToken, { email, otp }, from(caller));
  keepCookie(caller, answer);
  return answer;
}

function keepCookie(caller: Caller, { headers }: Answer): void {
  const [given] = headers['set-cookie'] ?? [];
  if (given) caller.cookie = String(given).split(';')[0];
}

/** Guesses each code wrongly until it is dead; then the right one comes too late. */
async function guessOneCode(
  stand: Stand,
  bases: string[],
  codes: number,
  atOnce: number,
): Promise<Finding[]> {
  const ids = await stand.addClients(codes * 2, 'guessed');
  const emails = await emailsOf(stand, ids);
  let openAfterFive = 0;
  let openAfterMany = 0;
  let failed = 0;
  for (const [turn, email] of emails.entries()) {
    const caller: Caller = { address: addressOf(1_000_000 + turn) };
    const { code } = await askCode(bases[0] as string, email, caller);
    const parallel = turn % 2 === 1;
    const guesses = Array.from({ length: parallel ? atOnce : TRIES_PER_CODE }, (_, index) =>
      otherThan(code, index + 1),
    );
    const guess = (otp: string, index: number) =>
      tryCode(bases[index % bases.length] as string, email, otp, { ...caller });
    const answers: Answer[] = [];
    if (parallel) answers.push(...(await Promise.all(guesses.map(guess))));
    else for (const [index, otp] of guesses.entries()) answers.push(await guess(otp, index));
    failed += answers.filter(({ status }) => status !== 401 && status !== 429).length;
    // From a network address without guesses yet, but in the browser that requested it.
    const late = await tryCode(bases[0] as string, email, code, { ...caller });
    if (late.status !== 200) continue;
    if (parallel) openAfterMany += 1;
    else openAfterFive += 1;
  }
  return [
    told('codes guessed', emails.length),
    exactly(`codes still good after ${TRIES_PER_CODE} wrong tries`, openAfterFive),
    exactly(`codes still good after ${atOnce} wrong tries at the same moment`, openAfterMany),
    exactly('wrong codes answered other than 401 and 429', failed),
  ];
}

/**
 * A day of guessing at some accounts, from one address and from many; each owner signs in in
 * between.
 */
async function guessOneDay(
  stand: Stand,
  bases: string[],
  accounts: number,
  strangers: number,
): Promise<Finding[]> {
  const emails = await emailsOf(stand, await stand.addClients(accounts, 'besieged'));
  const most = { one: 0, all: 0 };
  let signedIn = 0;
  let tried = 0;
  for (const [index, email] of emails.entries()) {
    const owner: Caller = { address: addressOf(2_000_000 + index) };
    const first = await askCode(bases[0] as string, email, owner);
    await tryCode(bases[0] as string, email, first.code, owner);
    const one = await siege(bases, email, () => addressOf(3_000_000 + index), 4);
    const all = await siege(
      bases,
      email,
      (turn) => addressOf(4_000_000 + index * 1000 + turn),
      strangers,
    );
    most.one = Math.max(most.one, one);
    most.all = Math.max(most.all, one + all);
    for (const base of bases) {
      const { code } = await askCode(base, email, owner);
      tried += 1;
      if ((await tryCode(base, email, code, owner)).status === 200) signedIn += 1;
    }
  }
  return [
    told('accounts besieged', accounts),
    told('addresses at each of them', strangers),
    atMost('guesses that one stranger had at an account in a day', most.one, WRONG_CODES_A_DAY),
    atMost('guesses of all strangers together', most.all, STRANGERS_WRONG_CODES_A_DAY),
    exactly('owners signed in from a browser that the account knows', signedIn, tried),
  ];
}

/**
 * Requests codes and guesses until each is dead, again and again; counts the guesses that were
 * checked.
 */
async function siege(
  bases: string[],
  email: string,
  address: (turn: number) => string,
  times: number,
): Promise<number> {
  let judged = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const base = bases[turn % bases.length] as string;
    const caller: Caller = { address: address(turn) };
    const { status, code } = await askCode(base, email, caller);
    if (status !== 200) continue;
    for (let guess = 1; guess <= TRIES_PER_CODE; guess += 1) {
      const answer = await tryCode(base, email, otherThan(code, guess), caller);
      if (answer.status === 401) judged += 1;
    }
  }
  return judged;
}

/** Requests one code after another, from one address and then from as many as needed. */
async function resend(stand: Stand, bases: string[]): Promise<Finding[]> {
  const [email = ''] = await emailsOf(stand, await stand.addClients(1, 'resent'));
  const times = ALL_STRANGERS_CODES_A_DAY + 10;
  const mailed = { one: 0, all: 0 };
  for (let turn = 0; turn < times * 2; turn += 1) {
    const isOne = turn < times;
    const address = addressOf(5_000_000 + (isOne ? 0 : turn));
    const { status } = await askCode(bases[turn % bases.length] as string, email, { address });
    if (status !== 200) continue;
    mailed.all += 1;
    if (isOne) mailed.one += 1;
  }
  return [
    told('codes asked for without a guess', times * 2),
    atMost('codes mailed for one stranger in ten minutes', mailed.one, CODES_IN_TEN_MINUTES),
    atMost('codes mailed for all strangers in a day', mailed.all, ALL_STRANGERS_CODES_A_DAY),
  ];
}

async function emailsOf(stand: Stand, ids: number[]): Promise<string[]> {
  const rows = await stand.query<{ email: string }>(
    'select email from accounts where id = any ($1) order by id',
    [ids],
  );
  return rows.map(({ email }) => email);
}

function otherThan(code: string, by: number): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}
