import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { type Of, WORDS } from '../word-rules.ts';

/** Puts a dash in place of what the team wrote about an account where the row has to stay. */
export async function updateWordsErased(trx: Trx, accountId: number): Promise<void> {
  const whose = rowsOf(sql`${accountId}::int`);
  for (const { table, column, of } of WORDS) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = '—'
      where ${sql.ref(column)} <> '—' and ${whose[of]}`.execute(trx);
  }
}

const rowsOf = (id: RawBuilder<unknown>): Record<Of, RawBuilder<unknown>> => ({
  // What they used of packages of others is theirs too.
  'entries of theirs': sql`(person_id = ${id}
    or package_id in (select id from owned_packages where owner_id = ${id}))`,
  'their packages': sql`package_id in (select id from owned_packages where owner_id = ${id})`,
  'their sales': sql`sale_id in (select id from sales where client_id = ${id} or payer_id = ${id})`,
  'their account': sql`account_id = ${id}`,
});

/**
 * What a row was known by in the software that it came from, where that is an address or their number, however it
 * is written. Call it as long as the account has its number.
 */
export async function updateImportedAnonymised(trx: Trx, accountId: number): Promise<void> {
  const digits = sql`ltrim(regexp_replace(
    translate(source_key, ${ARABIC_DIGITS}, ${LATIN_DIGITS}), '[^0-9]', '', 'g'), '0')`;
  await sql`
    update import_rows set source_key = 'erased ' || import_rows.id
    from accounts whose
    where account_id = ${accountId}::int and whose.id = account_id and (
      source_key ~ '@|^[+0][0-9 ()-]{7,}$' or length(${digits}) >= ${FEWEST_DIGITS}::int
        and regexp_replace(coalesce(whose.phone_e164, whose.phone_number), '[^0-9]', '', 'g') like '%' || ${digits})`.execute(
    trx,
  );
}

/** The digits of Arabic and of Persian, and what they are in ours. */
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const LATIN_DIGITS = '01234567890123456789';
/** Of a number without its country; fewer are no secret of one person. */
const FEWEST_DIGITS = 7;
