import type { listDocuments as route } from '@limber/contract/desk/money/documents.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { listDocumentRows } from '../queries/documents.ts';
import { searchedFor } from './document-number-rules.ts';

export async function listDocuments(
  db: Db,
  query: Static<typeof route.query>,
): Promise<ReplyOf<typeof route>> {
  const { location: locationCode, from = null, to = null, kind = null, client_id } = query;
  const { limit = 50, offset = 0, find = '' } = query;
  const rows = await listDocumentRows(db, {
    ...{ locationCode, from, to, kind, clientId: client_id ?? null, limit, offset },
    ...searchedFor(find),
  });
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(
      ({ number, kind, issuedAt, client, grossMinor, vatMinor, refersTo, sessions }) => ({
        number,
        kind,
        issued_at: issuedAt.toISOString(),
        client: { id: client.id, first_name: client.firstName, last_name: client.lastName },
        total: amountOf(grossMinor),
        vat: amountOf(vatMinor),
        refers_to: refersTo,
        sessions,
      }),
    ),
  };
}
