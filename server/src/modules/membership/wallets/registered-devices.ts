import { transactAs } from '../../../platform/database/transact-as.ts';
import { isSameSecret } from '../../../platform/is-same-secret.ts';
import type { WalletDeps } from '../deps.ts';
import {
  deleteDevice,
  listCardsOfDevice,
  updateTold,
  upsertDevice,
} from '../queries/wallet-cards.ts';
import { hashOfCard } from './card-in-wallet-rules.ts';
import { makeAppleCard } from './make-apple-card.ts';
import { readCardInWallet } from './read-card-in-wallet.ts';
import { keyOfCard, readWalletCode, signWalletCode } from './wallet-code.ts';

/** A card that a telephone names, with the key that stands in it. */
export interface NamedCard {
  readonly passType: string;
  readonly serial: string;
  /** The header `Authorization`. */
  readonly authorization: string;
}

/** The account whose card it is; null: it is not ours, or the key is another one. */
export function ownerOf(
  { secret, wallets }: WalletDeps,
  { passType, serial, authorization }: NamedCard,
): number | null {
  const accountId = readWalletCode(secret, serial);
  if (accountId === null || passType !== wallets.apple?.passType) return null;
  const isKey = isSameSecret(authorization, `ApplePass ${keyOfCard(secret, accountId)}`);
  return isKey ? accountId : null;
}

/** Notes that a telephone holds a card; returns whether that is new. */
export async function registerDevice(
  deps: WalletDeps,
  accountId: number,
  { device, pushToken }: { readonly device: string; readonly pushToken: string },
  now: Date,
): Promise<boolean> {
  const card = await readCardInWallet(deps, accountId, now);
  const registered = { accountId, device, pushToken, told: hashOfCard({ ...card }) };
  return transactAs(deps.db, accountId, (trx) => upsertDevice(trx, registered, now));
}

/** Forgets that a telephone holds a card; not having known it is no failure. */
export async function forgetDevice(
  { db }: Pick<WalletDeps, 'db'>,
  accountId: number,
  device: string,
): Promise<void> {
  await transactAs(db, accountId, (trx) => deleteDevice(trx, { accountId, device }));
}

/**
 * The serial numbers of a telephone's cards that have changed since the moment `since`, and the moment
 * to name the next time; null: none has. What a card says is compared with what it said the last time.
 */
export async function listChanged(
  deps: WalletDeps,
  device: string,
  { since, now }: { readonly since: Date | null; readonly now: Date },
): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  const serialNumbers: string[] = [];
  for (const { accountId, ...last } of await listCardsOfDevice(deps.db, device)) {
    const card = await readCardInWallet(deps, accountId, now);
    if (!card) continue;
    const told = hashOfCard(card);
    const isOther = told !== last.told;
    if (isOther) await updateTold(deps.db, { accountId, device }, { told, changedAt: now });
    const changedAt = isOther ? now : last.changedAt;
    if (since === null || changedAt > since)
      serialNumbers.push(signWalletCode(deps.secret, accountId));
  }
  return serialNumbers.length > 0 ? { serialNumbers, lastUpdated: String(now.getTime()) } : null;
}

/** The card as it is now; null: there is none any more. */
export async function renewCard(
  deps: WalletDeps,
  accountId: number,
  now: Date,
): Promise<Buffer | null> {
  const card = await readCardInWallet(deps, accountId, now);
  const { apple } = deps.wallets;
  if (!card || !apple) return null;
  return makeAppleCard({ db: deps.db, apple }, card, keyOfCard(deps.secret, accountId));
}
