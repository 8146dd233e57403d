import type { AccountType } from '@limber/contract/values/people.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { SecondFactor } from '../../../platform/database/staff-session.ts';
import { logInAgain } from '../../../platform/http/errors.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import { accessOf } from '../../auth/start-and-refresh-session.ts';
import { updateSessionsLeft } from '../counters/counter-and-wrong-pin-queries.ts';
import { findCounterOf } from '../counters/find-counter-of.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { updatePinForgiven, updateSessionSignedIn } from './queries.ts';

/**
 * Opens the desk to a session; in the browser of a counter it becomes the counter's session, and
 * ends the previous one. Returns its new access token. Refuses 401 when it has ended meanwhile.
 */
export async function completeSignIn(
  trx: Trx,
  deps: StaffDeps,
  who: StaffActor & { readonly accountType: AccountType },
  factor: Exclude<SecondFactor, 'pin'>,
  cookies: Cookies,
  now: Date,
): Promise<string> {
  const { accountId, sessionId } = who;
  const counter = await findCounterOf(trx, cookies);
  const shown = { secondFactor: factor, deviceId: counter?.id ?? null };
  if (!(await updateSessionSignedIn(trx, sessionId, shown, now))) throw logInAgain();
  if (counter) await updateSessionsLeft(trx, counter.id, now, sessionId);
  await updatePinForgiven(trx, accountId);
  deps.log.info({ security: 'second factor shown', accountId, sessionId }, factor);
  return accessOf(deps, { ...who, secondFactor: factor }, now);
}
