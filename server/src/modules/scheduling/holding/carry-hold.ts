import type { Trx } from '../../../platform/database/db.ts';
import type { Cookies } from '../../../platform/http/http.ts';
import { readBrowser } from './hold-cookie.ts';
import { lockHolder, updateHolder } from './queries.ts';

/**
 * Makes what the browser held before it signed in the account's, in place of what that holds: it was
 * chosen last. The caller holds the account's row.
 */
export async function carryHold(
  trx: Trx,
  accountId: number,
  cookies: Cookies,
  now: Date,
): Promise<void> {
  const browser = readBrowser(cookies);
  if (browser === null) return;
  const holder = { accountId, browser };
  await Promise.all([lockHolder(trx, holder), updateHolder(trx, holder, now)]);
}
