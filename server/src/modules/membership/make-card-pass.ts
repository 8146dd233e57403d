import type { CardPass } from '@limber/contract/membership.ts';
import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import { findMembership } from './queries.ts';
import { PASS_LASTS_SECONDS, sliceOf } from './rules.ts';
import { signCardPass } from './sign-card-pass.ts';

/** The pass for the QR of the account's card, for the present minute. Refuses 404 without a membership. */
export async function makeCardPass(
  db: Db,
  parts: { readonly secret: string; readonly publicUrl: string },
  accountId: number,
  now: Date,
): Promise<CardPass> {
  const membership = await findMembership(db, accountId, dayOf(now));
  if (!membership) throw refusal(404, 'You do not have a membership yet.');
  const slice = sliceOf(now);
  return {
    url: `${parts.publicUrl}/card/${signCardPass(parts.secret, membership.id, slice)}`,
    renew_at: new Date((slice + 1) * PASS_LASTS_SECONDS * 1000).toISOString(),
  };
}
