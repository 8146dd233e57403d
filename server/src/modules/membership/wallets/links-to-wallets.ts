import type { CardPass } from '@limber/contract/membership.ts';
import type { WalletDeps } from '../deps.ts';
import { googleLink } from './google-link.ts';
import { readCardInWallet } from './read-card-in-wallet.ts';
import { signWalletFile } from './wallet-code.ts';

/** The links that add the account's card to each wallet that is offered at `now`. */
export async function linksToWallets(
  deps: WalletDeps,
  accountId: number,
  now: Date,
): Promise<CardPass['wallets']> {
  const { apple, google } = deps.wallets;
  // A telephone refuses a card of a certificate that has ended.
  const offersApple = apple !== null && now < apple.endsAt;
  const card = google && (await readCardInWallet(deps, accountId, now));
  const file = `${deps.publicUrl}/api/v1/appointment/membership/wallet/`;
  return [
    ...(offersApple
      ? [{ wallet: 'apple' as const, url: file + signWalletFile(deps.secret, accountId, now) }]
      : []),
    ...(google && card ? [{ wallet: 'google' as const, url: googleLink(google, card, now) }] : []),
  ];
}
