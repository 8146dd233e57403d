import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import type { DocumentSnapshot, Letterhead } from '../documents/printed-content-rules.ts';

/** The heading of a branch's documents. */
export async function findLetterhead(trx: Trx, locationCode: string): Promise<Letterhead> {
  const inArabic = (source: RawBuilder<string>) => sql<string | null>`(
    select nullif(words, source) from translations where language = 'ar' and source = ${source}
  )`;
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
      inArabic(sql.ref('s.legal_name')).as('legalNameAr'),
      inArabic(sql.ref('l.address')).as('branchAddressAr'),
    ])
    .executeTakeFirstOrThrow();
}

/** Writes a printed document. */
export async function insertDocument(
  trx: Trx,
  document: {
    locationCode: string;
    kind: 'invoice' | 'credit_note';
    number: number;
    name: string;
    saleId: string;
    refundId: string | null;
    grossMinor: number;
    vatMinor: number;
    clientName: string | null;
    /** The invoice that it replaces or cancels, and the drawer of today. */
    replaces: { id: number; drawerId: number } | null;
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
      gross_fils: document.grossMinor,
      vat_fils: document.vatMinor,
      issued_at: document.at,
      client_name: document.clientName,
      replaces_id: document.replaces?.id ?? null,
      drawer_id: document.replaces?.drawerId ?? null,
      snapshot: JSON.stringify(document.snapshot),
    })
    .execute();
}

/**
 * The next number of a branch's invoices or credit notes. Its row stays locked until the
 * transaction ends, and is rolled back with it, so that numbers have no gaps: take it late.
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
