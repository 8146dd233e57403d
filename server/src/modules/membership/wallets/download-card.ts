import { refusal, tooMany } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/file-replies.ts';
import { countedAddress, takeFromLimits } from '../../../platform/rate-limits.ts';
import type { WalletDeps } from '../deps.ts';
import { linkWorks, walletRequestsFrom } from './card-in-wallet-rules.ts';
import { makeAppleCard } from './make-apple-card.ts';
import { readCardInWallet } from './read-card-in-wallet.ts';
import { keyOfCard, readWalletFile } from './wallet-code.ts';

/**
 * The card for Apple Wallet by a link of {@link signWalletFile}. Refuses 404 a link that is not ours,
 * 410 one that is too old, 429 too many from one address.
 */
export async function downloadCard(
  deps: WalletDeps,
  { file, address }: { readonly file: string; readonly address: string },
  now: Date,
): Promise<FileReply> {
  const { db, secret, wallets } = deps;
  const exceeded = await takeFromLimits(db, [walletRequestsFrom(countedAddress(address))], now);
  if (exceeded) throw tooMany(TOO_MANY, exceeded.retryAfterSeconds);
  const said = readWalletFile(secret, file);
  if (!said || !wallets.apple) throw refusal(404, NOT_OURS);
  if (!linkWorks(said.minute, now)) throw refusal(410, TOO_OLD);
  const card = await readCardInWallet(deps, said.accountId, now);
  if (!card) throw refusal(404, NOT_OURS);
  const key = keyOfCard(secret, said.accountId);
  return { bytes: await makeAppleCard({ db, apple: wallets.apple }, card, key), changes: true };
}

const NOT_OURS = {
  en: 'There is no membership card at this address.',
  ar: 'لا توجد بطاقة عضوية في هذا العنوان.',
};
const TOO_OLD = {
  en: 'This link to your card is too old. Please open your card in your profile again.',
  ar: 'رابط بطاقتك هذا قديم. يرجى فتح بطاقتك من ملفك مرة أخرى.',
};
const TOO_MANY = {
  en: 'Too many cards were asked for. Please wait a little and try again.',
  ar: 'طُلبت بطاقات كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};
