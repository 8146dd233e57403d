import type { Account } from '@limber/contract/accounts.ts';
import type { Registration } from '@limber/contract/auth.ts';
import { tooMany } from '../../platform/errors.ts';
import { countedAddress, takeFromLimits } from '../../platform/limits.ts';
import { openAccount } from '../accounts/open-account.ts';
import type { AuthParts } from './parts.ts';
import { registrationsFrom } from './rules.ts';

/**
 * Registers a client; the code to sign in with is asked for separately. Refuses with 400 naming what
 * to mend, 429 when one address registers too many.
 */
export async function register(
  parts: AuthParts,
  input: { registration: Registration; address: string },
  now: Date,
): Promise<Account> {
  const limit = registrationsFrom(countedAddress(input.address));
  const exceeded = await takeFromLimits(parts.db, [limit], now);
  if (exceeded) {
    const sentence = 'Too many registrations. Please wait a little and try again.';
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  return openAccount(parts.db, parts, input.registration, now);
}
