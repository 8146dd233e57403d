import type { Trx } from '../../../platform/database/db.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import { readBrowser } from './hold-cookie.ts';
import { lockHolder, updateHolder } from './queries.ts';

/**
 * Moves a browser's hold to the account that signs in, replacing the account's own: it was chosen
 * last. The caller has locked the account's row.
 */
export async function moveHoldToAccount(
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
