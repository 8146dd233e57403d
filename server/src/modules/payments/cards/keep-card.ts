import type { ProviderCard } from '../../../platform/card-payments/provider.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { findStored, lockAccount } from '../../../platform/database/lock-account.ts';
import type { OnlineDeps } from '../deps.ts';
import {
  deleteCard,
  deleteForgotten,
  findKeptCard,
  insertForgotten,
  listForgotten,
  upsertCard,
} from './queries.ts';

/**
 * Keeps the card that a client gave to the provider. It replaces the card on file, which the
 * provider then deletes; the new one is deleted too if the account was erased meanwhile. Safe to
 * repeat.
 */
export async function keepCard(
  trx: Trx,
  deps: OnlineDeps,
  given: { readonly id: string; readonly accountId: number; readonly card: ProviderCard },
  now: Date,
): Promise<void> {
  const { id, card } = given;
  const accountId = await findStored(trx, given.accountId);
  const isPresent = accountId !== undefined && (await lockAccount(trx, accountId)) === 'present';
  if (!isPresent) {
    await insertForgotten(trx, card.customerReference);
    await forgetLater(trx, deps);
    return;
  }
  const before = await findKeptCard(trx, accountId);
  if (before?.id === id) return;
  if (before) {
    await deleteCard(trx, before.id);
    await forgetLater(trx, deps);
  }
  await upsertCard(trx, { id, accountId, provider: deps.provider.name, card, at: now });
}

/** Adds the job by which the provider deletes the cards that were removed here. */
export async function forgetLater(trx: Trx, { jobs }: Pick<OnlineDeps, 'jobs'>): Promise<void> {
  await jobs.addJob(trx, 'forget-cards', {}, { jobKey: 'forget cards' });
}

/** Deletes the removed cards at the provider. Safe to repeat. */
export async function forgetCards({ db, provider }: OnlineDeps): Promise<void> {
  for (const reference of await listForgotten(db)) {
    await provider.forgetCard(reference);
    await deleteForgotten(db, reference);
  }
}
