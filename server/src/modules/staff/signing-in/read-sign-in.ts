import type { WhoIsAtDesk } from '@limber/contract/desk/entry/sign-in.ts';
import { defaultDeskTerms } from '@limber/contract/terms/studio-terms.ts';
import { DESK_REDUCTION_PERCENT } from '@limber/contract/terms/till.ts';
import { unseal } from '../../../platform/encryption.ts';
import { logInAgain } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { listBookableBranches } from '../counters/counter-and-wrong-pin-queries.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { totpCode } from '../totp.ts';
import { findAtDesk } from './queries.ts';

/**
 * The person at the desk and which factor is still to be given; where codes may appear on the page,
 * also the app's current code.
 */
export async function readSignIn(
  deps: StaffDeps,
  { sessionId, branches }: StaffActor & Pick<Actor, 'branches'>,
  now: Date,
): Promise<{ session: WhoIsAtDesk; code: string | null }> {
  const person = await findAtDesk(deps.db, sessionId);
  if (!person) throw logInAgain();
  const signedIn = person.secondFactor !== null;
  const sealed = deps.showsCodes && !signedIn ? person.totpSealed : null;
  return {
    code: sealed ? totpCode(unseal(deps.secret, sealed, 'second factors'), now) : null,
    session: {
      account_id: person.accountId,
      first_name: person.firstName,
      last_name: person.lastName,
      account_type: person.accountType,
      signed_in: signedIn,
      by_pin: person.secondFactor === 'pin',
      at_counter: person.deviceId !== null,
      locks_after_minutes: person.locksAfterMinutes,
      reduction_percent:
        person.accountType === 'manager'
          ? 100
          : (person.reductionPercent ?? DESK_REDUCTION_PERCENT),
      cash_coin_fils: person.cashCoinMinor ?? defaultDeskTerms.cash_coin_fils,
      takes_online: Boolean(deps.provider),
      locations: branches === 'all' ? await listBookableBranches(deps.db) : [...(branches ?? [])],
      factors: {
        passkeys: person.passkeys,
        totp: person.totps > 0,
        pin: person.pins > 0,
        recovery_codes: person.recoveryCodes,
      },
    },
  };
}
