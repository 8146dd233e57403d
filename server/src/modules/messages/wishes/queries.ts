import type { MessageWishes } from '@limber/contract/messages/message-wishes.ts';
import type { Agreement, Language } from '@limber/contract/values/people.ts';
import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Accounts } from '../../../platform/database/db-types.ts';
import { insertRows, updateRows } from '../../../platform/database/rows-by-values.ts';

export type StoredWishes = Omit<MessageWishes, 'channels' | 'first'> & {
  readonly number: string | null;
  readonly hasAddress: boolean;
};

/** How somebody wishes to be told; undefined: there is no such account any more. */
export async function findWishes(
  db: Db | Trx,
  accountId: number,
): Promise<StoredWishes | undefined> {
  return db
    .selectFrom('accounts')
    .select((row) => [
      row.ref('message_channel').$castTo<StoredWishes['channel']>().as('channel'),
      row.ref('offers_by_mail').$castTo<StoredWishes['offers_by_mail']>().as('offers_by_mail'),
      row
        .ref('offers_by_message')
        .$castTo<StoredWishes['offers_by_message']>()
        .as('offers_by_message'),
      'phone_e164 as number',
      row('email', 'is not', null).$castTo<boolean>().as('hasAddress'),
    ])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

/** What a client said to offers by mail, and their language; undefined: there is no such client. */
export async function findOffersByMail(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('accounts')
    .select((row) => [
      row.ref('language').$castTo<Language>().as('language'),
      row.ref('offers_by_mail').$castTo<Agreement | null>().as('said'),
    ])
    .where('id', '=', accountId)
    .where('account_type', '=', 'client')
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

type Wish = 'message_channel' | 'offers_by_mail' | 'offers_by_message';

/** Writes what somebody wishes, and records each change with its former value. */
export async function updateWish(
  trx: Trx,
  accountId: number,
  { field, was, became }: { field: Wish; was: string | null; became: string },
  at: Date,
): Promise<void> {
  const set: Updateable<Accounts> = { [field]: became };
  await updateRows(trx, 'accounts', { where: { id: accountId }, set });
  const change = { account_id: accountId, actor_id: null, at, field, was, became };
  await insertRows(trx, 'account_changes', [change]);
}

/** The clients at a number who have not said no to offers by message, locked. */
export async function lockAgreeing(trx: Trx, number: string) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'offers_by_message as was'])
    .where('phone_e164', '=', number)
    .where('account_type', '=', 'client')
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`offers_by_message is distinct from 'no'`)
    .orderBy('id')
    .forUpdate()
    .execute();
}
