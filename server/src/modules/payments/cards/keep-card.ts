import type { KeptCard } from '../../../platform/card-payments/provider.ts';
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
 * Keeps the card that a client has given to the provider, in place of the one on file, which is
 * forgotten there; so is this one where the account was erased meanwhile. Keeping it twice is fine.
 */
export async function keepCard(
  trx: Trx,
  deps: OnlineDeps,
  given: { readonly id: string; readonly accountId: number; readonly card: KeptCard },
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

/** Has the provider delete the cards that were removed here. */
export async function forgetLater(trx: Trx, { jobs }: Pick<OnlineDeps, 'jobs'>): Promise<void> {
  await jobs.addJob(trx, 'forget-cards', {}, { jobKey: 'forget cards' });
}

/** Deletes the cards at the provider that were removed here; once more is fine. */
export async function forgetCards({ db, provider }: OnlineDeps): Promise<void> {
  for (const reference of await listForgotten(db)) {
    await provider.forgetCard(reference);
    await deleteForgotten(db, reference);
  }
}
