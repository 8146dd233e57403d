import type { ProviderCard } from '../../../platform/card-payments/provider.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import {
  deleteRows,
  insertMissingRows,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';

/** A card that a client has on file. */
export interface CardRow extends ProviderCard {
  readonly id: string;
}

const columns = [
  'id',
  'customer_reference as customerReference',
  'card_reference as cardReference',
  'brand',
  'last_four as lastFour',
  'ends_on as endsOn',
] as const;

/** The card that an account has on file; undefined: none. */
export async function findKeptCard(db: Db | Trx, accountId: number): Promise<CardRow | undefined> {
  const row = await db
    .selectFrom('saved_cards')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('kept_at', 'is not', null)
    .executeTakeFirst();
  return row as CardRow | undefined;
}

/** A card that a client began to add. */
export interface PendingCard {
  readonly id: string;
  readonly accountId: number;
  readonly askedAt: Date;
  readonly pageReference: string | null;
  readonly pageUrl: string | null;
  readonly isKept: boolean;
}

/** A card that is being added, by its id or its page; undefined: unknown, or abandoned long ago. */
export async function findPendingCard(
  db: Db | Trx,
  key: { readonly id: string } | { readonly pageReference: string },
): Promise<PendingCard | undefined> {
  return asked(db)
    .where((eb) =>
      'id' in key ? eb('id', '=', key.id) : eb('page_reference', '=', key.pageReference),
    )
    .executeTakeFirst();
}

/** The cards that an account is adding on pages that are still open, newest first. */
export async function listPendingCards(db: Db | Trx, accountId: number): Promise<PendingCard[]> {
  return asked(db)
    .where('account_id', '=', accountId)
    .where('kept_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .execute();
}

const asked = (db: Db | Trx) =>
  db
    .selectFrom('saved_cards')
    .select(({ eb }) => [
      'id',
      'account_id as accountId',
      'asked_at as askedAt',
      'page_reference as pageReference',
      'page_url as pageUrl',
      eb('kept_at', 'is not', null).$castTo<boolean>().as('isKept'),
    ]);

/** Records that a client begins to add a card. */
export async function insertPendingCard(
  trx: Trx,
  card: { id: string; accountId: number; provider: string; at: Date },
): Promise<void> {
  const { id, accountId: account_id, provider, at: asked_at } = card;
  await trx.insertInto('saved_cards').values({ id, account_id, provider, asked_at }).execute();
}

/** Records the provider's page on which a card is added. */
export function updateCardPage(
  db: Db,
  id: string,
  page: { readonly reference: string; readonly url: string },
) {
  return updateRows(db, 'saved_cards', {
    where: { id },
    set: { page_reference: page.reference, page_url: page.url },
  });
}

/** Stores a client's card, replacing the pending one with the same id. */
export async function upsertCard(
  trx: Trx,
  kept: { id: string; accountId: number; provider: string; card: ProviderCard; at: Date },
): Promise<void> {
  const { id, accountId, provider, card, at } = kept;
  const said = {
    kept_at: at,
    customer_reference: card.customerReference,
    card_reference: card.cardReference,
    brand: card.brand,
    last_four: card.lastFour,
    ends_on: card.endsOn,
    page_url: null,
  };
  await trx
    .insertInto('saved_cards')
    .values({ id, account_id: accountId, provider, asked_at: at, ...said })
    .onConflict((of) => of.column('id').doUpdateSet({ account_id: accountId, ...said }))
    .execute();
}

/** Deletes a card; a trigger notes it for deletion at the provider. */
export function deleteCard(db: Db | Trx, id: string) {
  return deleteRows(db, 'saved_cards', { id });
}

/** Notes a card that the provider is to delete. */
export async function insertForgotten(trx: Trx, customerReference: string): Promise<void> {
  await insertMissingRows(trx, 'forgotten_cards', [{ customer_reference: customerReference }]);
}

/** The provider's references of clients whose cards were removed here. */
export async function listForgotten(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('forgotten_cards').select('customer_reference').execute();
  return rows.map((row) => row.customer_reference);
}

/** Forgets a card that the provider has deleted. */
export function deleteForgotten(db: Db, customerReference: string) {
  return deleteRows(db, 'forgotten_cards', { customer_reference: customerReference });
}
