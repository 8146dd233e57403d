import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { CardPackage } from '../code-and-amount-rules.ts';

export interface GiftCardRow {
  readonly id: number;
  readonly lastFour: string;
  readonly locationCode: string;
  readonly amountMinor: number;
  /** What can be used. */
  readonly balanceMinor: number;
  /** What is on it as well, but is held by payments online that are open. */
  readonly heldMinor: number;
  readonly madeAt: Date;
  /** `YYYY-MM-DD`; null: it does not expire. */
  readonly expiresOn: string | null;
  readonly language: Language;
  readonly toName: string | null;
  readonly fromName: string | null;
  readonly message: string | null;
  readonly toEmail: string | null;
  readonly sendAt: Date | null;
  readonly sentAt: Date | null;
  readonly boughtBy: number | null;
  readonly accountId: number | null;
  readonly voidedAt: Date | null;
  readonly voidedBecause: string | null;
  readonly replacedBy: number | null;
  readonly codeSealed: Buffer | null;
  /** The package that it is for; null: it is for an amount. */
  readonly pack: CardPackage | null;
  /** VAT was due when it was sold. */
  readonly vatPaid: boolean;
  /** The package into which it was redeemed last. */
  readonly openedPackageId: number | null;
}

const balance = sql<number>`coalesce((
  select balance_fils from credit_entries where gift_card_id = card.id order by id desc limit 1
), 0)`;

const held = sql<number>`coalesce((
  select sum(gift_card_fils) from online_payments
  where gift_card_id = card.id and status in ('open', 'processing', 'failed', 'paid')
), 0)::int`;

/** Cards, with one more column if it is wanted. */
const cardsAnd = (more = sql``) => sql`
  select card.id, card.last_four as "lastFour", card.location_code as "locationCode",
    card.amount_fils as "amountMinor", ${balance} - ${held} as "balanceMinor", ${held} as "heldMinor",
    card.made_at as "madeAt",
    card.expires_on::text as "expiresOn", card.language, card.to_name as "toName",
    card.from_name as "fromName", card.message, card.to_email as "toEmail",
    card.send_at as "sendAt", card.sent_at as "sentAt", card.bought_by as "boughtBy",
    card.account_id as "accountId", card.voided_at as "voidedAt",
    card.vat_paid as "vatPaid", card.opened_package_id as "openedPackageId",
    case when card.option_id is not null then json_build_object(
      'optionId', card.option_id, 'name', card.package_name, 'nameAr', coalesce((
        select words from translations where language = 'ar' and source = card.package_name
      ), ''), 'minutes', card.package_minutes, 'validityDays', card.package_days
    ) end as pack,
    card.voided_because as "voidedBecause", next.id as "replacedBy", card.code_sealed as "codeSealed" ${more}
  from gift_cards card left join gift_cards next on next.replaces_id = card.id`;
const cards = cardsAnd();

/** A card; undefined: there is none. */
export async function findCard(db: Db | Trx, id: number): Promise<GiftCardRow | undefined> {
  const { rows } = await sql<GiftCardRow>`${cards} where card.id = ${id}::int`.execute(db);
  return rows[0];
}

/** Makes everything that changes a card wait until the transaction ends. */
export async function lockCard(trx: Trx, id: number): Promise<void> {
  await sql`select from gift_cards where id = ${id}::int for no key update`.execute(trx);
}

/** The id of the card that has a code; undefined: none has. */
export async function findIdByHash(db: Db | Trx, hash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return row?.id;
}

export interface CardsAsked {
  readonly search: string;
  /** Also those with nothing on them. */
  readonly all: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Cards and how many there are, newest first. */
export async function listCards(
  db: Db,
  { search, all, limit, offset }: CardsAsked,
): Promise<(GiftCardRow & { readonly count: number })[]> {
  const { rows } = await sql<GiftCardRow & { readonly count: number }>`
    ${cardsAnd(sql`, count(*) over ()::int as count`)}
    where (${all}::bool or (${balance} > 0 and card.voided_at is null))
      and (${search}::text = '' or card.last_four = upper(${search}::text)
        or strpos(lower(card.to_name), lower(${search}::text)) > 0
        or strpos(lower(card.from_name), lower(${search}::text)) > 0)
    order by card.id desc limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

/** The cards that an account keeps, newest first. */
export async function listCardsOf(db: Db | Trx, accountId: number): Promise<GiftCardRow[]> {
  const { rows } = await sql<GiftCardRow>`${cards}
    where card.account_id = any (${idsOf(sql`${accountId}::int`)}) order by card.id desc`.execute(
    db,
  );
  return rows;
}

export interface NewCard
  extends Pick<
    GiftCardRow,
    | 'locationCode'
    | 'amountMinor'
    | 'madeAt'
    | 'expiresOn'
    | 'language'
    | 'toName'
    | 'fromName'
    | 'message'
    | 'toEmail'
    | 'sendAt'
    | 'boughtBy'
    | 'accountId'
    | 'codeSealed'
    | 'lastFour'
    | 'pack'
    | 'vatPaid'
  > {
  readonly codeHash: Buffer;
  readonly replacesId: number | null;
}

/** Writes a card and returns its id. */
export async function insertCard(trx: Trx, card: NewCard): Promise<number> {
  const { id } = await trx
    .insertInto('gift_cards')
    .values({
      code_hash: card.codeHash,
      code_sealed: card.codeSealed,
      last_four: card.lastFour,
      location_code: card.locationCode,
      amount_fils: card.amountMinor,
      made_at: card.madeAt,
      expires_on: card.expiresOn,
      language: card.language,
      to_name: card.toName,
      from_name: card.fromName,
      message: card.message,
      to_email: card.toEmail,
      send_at: card.sendAt,
      bought_by: card.boughtBy,
      account_id: card.accountId,
      replaces_id: card.replacesId,
      option_id: card.pack?.optionId,
      package_name: card.pack?.name,
      package_minutes: card.pack?.minutes,
      package_days: card.pack?.validityDays,
      vat_paid: card.vatPaid,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes that a locked card is void: nobody has its code from then on. */
export async function updateVoided(
  trx: Trx,
  id: number,
  by: { readonly actorId: number; readonly reason: string; readonly at: Date },
): Promise<void> {
  const set = {
    voided_at: by.at,
    voided_by: by.actorId,
    voided_because: by.reason,
    code_sealed: null,
    to_email: null,
    send_at: null,
  };
  await updateRows(trx, 'gift_cards', { where: { id }, set });
}

/** Writes that a void card can be used by its code again, which nobody can print any more. */
export async function updateUsableAgain(trx: Trx, id: number): Promise<void> {
  const set = { voided_at: null, voided_by: null, voided_because: null };
  await updateRows(trx, 'gift_cards', { where: { id }, set });
}

/** Writes to whom a card is sent, and when. */
export function updateSending(
  trx: Trx,
  id: number,
  to: { readonly email: string; readonly at: Date },
) {
  return updateRows(trx, 'gift_cards', {
    where: { id },
    set: { to_email: to.email, send_at: to.at },
  });
}

/** Writes that a card was sent; its address is forgotten. */
export function updateSent(trx: Trx, id: number, at: Date) {
  return updateRows(trx, 'gift_cards', { where: { id }, set: { sent_at: at, to_email: null } });
}

/** Writes who keeps a locked card. */
export function updateKeeper(trx: Trx, id: number, accountId: number) {
  return updateRows(trx, 'gift_cards', { where: { id }, set: { account_id: accountId } });
}

/** Writes into which package of whom a locked card was redeemed, on the cards in whose place it was made too. */
export async function updateOpened(
  trx: Trx,
  id: number,
  to: { readonly packageId: number; readonly accountId: number },
): Promise<void> {
  await sql`
    with recursive its as (
      select id, replaces_id from gift_cards where id = ${id}::int
      union select before.id, before.replaces_id
      from its join gift_cards before on before.id = its.replaces_id
    )
    update gift_cards card set opened_package_id = ${to.packageId}::int,
      account_id = case when card.id = ${id}::int then ${to.accountId}::int else card.account_id end
    from its where card.id = its.id`.execute(trx);
}

/** Cards on which something is left after their last day. */
export async function listExpired(db: Db, today: string): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select found.id from (${cards}) found
    where found."expiresOn"::date < ${today}::date and found."voidedAt" is null
      and found."balanceMinor" > 0
    order by found.id limit 1000`.execute(db);
  return rows;
}

/** The cards that an account bought, newest first; of those made again the last one. */
export async function listCardsBoughtBy(db: Db, accountId: number): Promise<GiftCardRow[]> {
  const { rows } = await sql<GiftCardRow>`${cards}
    where card.bought_by = any (${idsOf(sql`${accountId}::int`)}) and next.id is null
    order by card.id desc limit 100`.execute(db);
  return rows;
}
