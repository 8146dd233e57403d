import { CODE_DIGITS, CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Trx } from '../../platform/database/db.ts';
import { seal } from '../../platform/encryption.ts';
import { tooMany } from '../../platform/http/errors.ts';
import { findFullLimit, takeFromLimits } from '../../platform/rate-limits.ts';
import {
  type Counted,
  codeRequestLimits,
  codeRequestsFrom,
  TOO_MANY_WRONG_CODES,
  wrongCodeLimits,
} from './codes-a-day-limit-rules.ts';
import type { AuthDeps } from './deps.ts';
import type { Caller } from './device-rules.ts';
import { codeFrom } from './hash-codes-and-tokens.ts';

/** Counts a request of the caller's address. Refuses 429 too many. */
export async function takeFromAddress(
  { db }: Pick<AuthDeps, 'db'>,
  { address }: Caller,
  known: boolean,
  now: Date,
): Promise<void> {
  const crowded = await takeFromLimits(db, known ? [] : [codeRequestsFrom(address)], now);
  if (crowded) throw tooMany(TOO_MANY_REQUESTS, crowded.retryAfterSeconds);
}

/** Counts a request for an account or a number. Refuses 429 too many, or too many wrong codes. */
export async function takeRequest(
  { db }: Pick<AuthDeps, 'db'>,
  counted: Counted,
  now: Date,
): Promise<void> {
  const blocked = await findFullLimit(db, wrongCodeLimits(counted), now);
  if (blocked) throw tooMany(TOO_MANY_WRONG_CODES, blocked.retryAfterSeconds);
  const exceeded = await takeFromLimits(db, codeRequestLimits(counted), now);
  if (exceeded) throw tooMany(TOO_MANY_REQUESTS, exceeded.retryAfterSeconds);
}

/** A random code, and when it expires. */
export function newCode({ random }: Pick<AuthDeps, 'random'>, now: Date) {
  return {
    code: codeFrom(random.below(10 ** CODE_DIGITS)),
    expiresAt: new Date(now.getTime() + CODE_LASTS_MINUTES * 60_000),
  };
}

/** Adds the job that sends a code to an account's telephone; without an account it sends nothing. */
export async function queueCode(
  trx: Trx,
  { jobs, random, secret }: Pick<AuthDeps, 'jobs' | 'random' | 'secret'>,
  { accountId, code, expiresAt }: { accountId: number | null; code: string; expiresAt: Date },
): Promise<void> {
  const sealed = seal(secret, code, random, 'one-time codes') ?? Buffer.alloc(0);
  await jobs.addJob(trx, 'send-code', {
    ...{ messageId: random.uuid(), accountId, sealedCode: sealed.toString('base64') },
    endsAt: expiresAt.toISOString(),
  });
}

export const NOT_BY_MESSAGE = {
  en: 'The studio does not send codes by WhatsApp.',
  ar: 'لا يرسل الاستوديو الرموز عبر واتساب.',
};

const TOO_MANY_REQUESTS = {
  en: 'Too many codes were requested. Please wait a little and try again.',
  ar: 'طُلبت رموز كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};
