import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

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
