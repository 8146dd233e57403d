import { wrongField } from '../../platform/http/errors.ts';
import type { AuthDeps } from './deps.ts';
import { type Caller, markOf } from './device-rules.ts';
import { hashCode } from './hash-codes-and-tokens.ts';
import { isKnownDevice } from './is-known-device.ts';
import { NOT_BY_MESSAGE, newCode, queueCode, takeFromAddress, takeRequest } from './new-code.ts';
import { findAccountId } from './queries/addresses.ts';
import { insertCode } from './queries/codes.ts';
import { byNumber } from './read-number.ts';

/**
 * Sends a one-time code by WhatsApp to the client who has this number alone, and returns it. A number
 * that signs nobody in gets a code too, which is not sent and fits never: what is counted, stored and
 * answered is the same. Refuses 400 what is no number, or where the studio does not send codes by
 * WhatsApp, 429 too many requests.
 */
export async function requestTelephoneCode(
  deps: AuthDeps,
  caller: Caller,
  input: { phone_number: string },
  now: Date,
): Promise<string> {
  const by = byNumber(deps.secret, input.phone_number);
  if (!(await deps.sendsCodesByMessage())) throw wrongField('phone_number', NOT_BY_MESSAGE);
  const known = await isKnownDevice(deps.db, by, caller.device, now);
  await takeFromAddress(deps, caller, known, now);
  await takeRequest(deps, { of: by, caller, known }, now);

  const { code, expiresAt } = newCode(deps, now);
  await deps.db.transaction().execute(async (trx) => {
    const accountId = (await findAccountId(trx, by)) ?? null;
    await insertCode(
      trx,
      {
        ...markOf(caller),
        ...{ account_id: accountId, number_hash: by.numberHash, link_hash: null },
        code_hash: hashCode(deps.secret, accountId ?? 0, code),
        expires_at: expiresAt,
      },
      now,
    );
    await queueCode(trx, deps, { accountId, code, expiresAt });
  });
  return code;
}
