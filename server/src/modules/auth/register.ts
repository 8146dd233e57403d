import type { Account } from '@limber/contract/accounts.ts';
import type { Registration } from '@limber/contract/auth.ts';
import { tooMany } from '../../platform/http/errors.ts';
import { takeFromLimits } from '../../platform/rate-limits.ts';
import { openAccount } from '../accounts/registering/open-account.ts';
import { registrationsFrom } from './codes-a-day-limit-rules.ts';
import type { AuthDeps } from './deps.ts';
import { type Caller, markOf } from './device-rules.ts';

/**
 * Registers a client; the sign-in code is requested separately. Refuses 400 naming the invalid
 * fields, 429 when one address registers too often.
 */
export async function register(
  deps: AuthDeps,
  caller: Caller,
  registration: Registration,
  now: Date,
): Promise<Account> {
  const limit = registrationsFrom(caller.address);
  const exceeded = await takeFromLimits(deps.db, [limit], now);
  if (exceeded) {
    const sentence = {
      en: 'Too many registrations. Please wait a little and try again.',
      ar: 'عمليات التسجيل كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
    };
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  return openAccount(deps, markOf(caller), registration, now);
}
