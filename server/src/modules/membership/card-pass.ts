import type { CardPass } from '@limber/contract/membership.ts';
import { PASS_LASTS_SECONDS } from '@limber/contract/terms/membership.ts';
import { refusal } from '../../platform/http/errors.ts';
import { readSignedBytes, signBytes } from '../../platform/signed-bytes.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { sliceOf } from './card-and-pass-rules.ts';
import type { WalletDeps } from './deps.ts';
import { findMembership } from './queries/memberships.ts';
import { linksToWallets } from './wallets/links-to-wallets.ts';

/**
 * The pass for the QR of the account's card, for the present minute, and the links to wallets.
 * Refuses 404 without a membership.
 */
export async function makeCardPass(
  deps: WalletDeps,
  accountId: number,
  now: Date,
): Promise<CardPass> {
  const membership = await findMembership(deps.db, accountId, dayOf(now));
  if (!membership)
    throw refusal(404, { en: 'You do not have a membership yet.', ar: 'ليست لديك عضوية بعد.' });
  const slice = sliceOf(now);
  return {
    url: `${deps.publicUrl}/card/${signCardPass(deps.secret, membership.id, slice)}`,
    renew_at: new Date((slice + 1) * PASS_LASTS_SECONDS * 1000).toISOString(),
    wallets: await linksToWallets(deps, accountId, now),
  };
}

/** The content of a pass that we signed, however old; otherwise null. */
export function readCardPass(
  secret: string,
  pass: string,
): { membershipId: number; slice: number } | null {
  const said = readSignedBytes(secret, 'card-pass', { signed: pass, length: PASS_BYTES });
  return said && { membershipId: said.readUInt32BE(0), slice: said.readUInt32BE(4) };
}

/** Four for the membership, four for the slice. */
const PASS_BYTES = 8;

/**
 * A pass for the QR of a member's card: membership and slice of time, signed, in 32 letters, so
 * that the QR stays coarse enough for any telephone.
 *
 * @param slice number of the minute since 1970 for which it is made
 */
export function signCardPass(secret: string, membershipId: number, slice: number): string {
  const said = Buffer.alloc(PASS_BYTES);
  said.writeUInt32BE(membershipId, 0);
  said.writeUInt32BE(slice, 4);
  return signBytes(secret, 'card-pass', said);
}
