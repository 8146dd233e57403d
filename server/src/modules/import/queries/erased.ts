import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

/** The person whose rows were imported; undefined: none were. */
export async function findPersonOfRows(trx: Trx, accountId: number) {
  const { rows } = await sql<{ name: string; email: string | null; e164: string | null }>`
    select first_name || ' ' || last_name as name, email, phone_e164 as e164
    from accounts a
    where id = ${accountId}::int
      and exists (select from import_rows where account_id = a.id)`.execute(trx);
  return rows[0];
}

/** Keys of imported rows that are an address or a number of the person, in any notation. */
export async function listTellingKeys(
  trx: Trx,
  accountId: number,
): Promise<{ id: number; key: string }[]> {
  const digits = sql`ltrim(regexp_replace(
    translate(source_key, ${ARABIC_DIGITS}, ${LATIN_DIGITS}), '[^0-9]', '', 'g'), '0')`;
  const { rows } = await sql<{ id: number; key: string }>`
    select i.id, source_key as key
    from import_rows i join accounts whose on whose.id = i.account_id
    where i.account_id = ${accountId}::int and (
      source_key ~ '@|^[+0][0-9 ()-]{7,}$' or length(${digits}) >= ${FEWEST_DIGITS}::int
        and regexp_replace(coalesce(whose.phone_e164, whose.phone_number), '[^0-9]', '', 'g') like '%' || ${digits})`.execute(
    trx,
  );
  return rows;
}

/** Deletes what rows of somebody had said before they were changed. */
export async function deleteFormerWords(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ was: null, changed_in: null })
    .where('account_id', '=', accountId)
    .where('was', 'is not', null)
    .execute();
}

/** Gives rows other keys. */
export async function updateKeys(
  trx: Trx,
  rows: readonly { id: number; key: string }[],
): Promise<void> {
  await sql`
    update import_rows i set source_key = its.key
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ key }) => key)}::text[]) its (id, key)
    where i.id = its.id`.execute(trx);
}

/** Keeps marks of somebody as rows of every software that they came from. */
export async function insertMarks(
  trx: Trx,
  accountId: number,
  marks: readonly string[],
): Promise<void> {
  await sql`
    insert into import_rows (source, kind, source_key, account_id, imported_by, imported_at)
    select distinct on (source, mark) source, 'client', mark, account_id, imported_by, imported_at
    from import_rows, unnest(${marks}::text[]) mark
    where account_id = ${accountId}::int
    order by source, mark, id
    on conflict do nothing`.execute(trx);
}

/** Arabic and Persian digits, and their ASCII equivalents. */
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const LATIN_DIGITS = '01234567890123456789';
/** Of a number without its country; fewer digits do not identify anybody. */
const FEWEST_DIGITS = 7;
