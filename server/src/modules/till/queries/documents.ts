import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { DocumentSnapshot, Letterhead } from '../document-rules.ts';

/** The VAT of a day (`YYYY-MM-DD`), in hundredths of a percent. */
export async function findVatRate(trx: Trx, day: string): Promise<number> {
  const { rows } = await sql<{ rate: number }>`select vat_rate_on(${day}::date) as rate`.execute(
    trx,
  );
  return rows[0]?.rate ?? 0;
}

/** What stands at the head of what a branch prints. */
export async function findLetterhead(trx: Trx, locationCode: string): Promise<Letterhead> {
  return trx
    .selectFrom('settings as s')
    .innerJoin('locations as l', (join) => join.on('l.code', '=', locationCode))
    .select([
      's.brand',
      's.legal_name as legalName',
      's.address as studioAddress',
      's.trn',
      'l.address as branchAddress',
      'l.phone',
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The next number of a branch's invoices or credit notes. Its row is locked until the transaction ends,
 * and goes back with it, so that numbers have no gaps: take it late.
 */
export async function takeNumber(
  trx: Trx,
  locationCode: string,
  kind: 'invoice' | 'credit_note',
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into document_series (location_code, kind, last_number)
    values (${locationCode}::text, ${kind}::text, 1)
    on conflict (location_code, kind) do update
      set last_number = document_series.last_number + 1
    returning last_number as number`.execute(trx);
  return rows[0]?.number ?? 0;
}

/** Writes what is printed. */
export async function insertDocument(
  trx: Trx,
  document: {
    locationCode: string;
    kind: 'invoice' | 'credit_note';
    number: number;
    name: string;
    saleId: string;
    refundId: string | null;
    grossFils: number;
    vatFils: number;
    clientName: string | null;
    snapshot: DocumentSnapshot;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('tax_documents')
    .values({
      location_code: document.locationCode,
      kind: document.kind,
      number: document.number,
      name: document.name,
      sale_id: document.saleId,
      refund_id: document.refundId,
      gross_fils: document.grossFils,
      vat_fils: document.vatFils,
      issued_at: document.at,
      client_name: document.clientName,
      snapshot: JSON.stringify(document.snapshot),
    })
    .execute();
}

/** What was printed under a number at a branch; undefined when nothing was. */
export async function findDocument(db: Db, locationCode: string, name: string) {
  const row = await db
    .selectFrom('tax_documents')
    .select(['name', 'kind', 'issued_at as issuedAt', 'client_name as clientName', 'snapshot'])
    .where('location_code', '=', locationCode)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { ...row, snapshot: row.snapshot as unknown as DocumentSnapshot };
}
