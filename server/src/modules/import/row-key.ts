import { createHmac } from 'node:crypto';
import type {
  ImportedBooking,
  ImportedClient,
  ImportedPackage,
  ImportedProduct,
  ImportedVisit,
} from '@limber/contract/desk/studio/import-rows.ts';
import { canonicalJson } from '../../platform/http/answer-once.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import type { CellsByField, RowContent } from './reading/client-and-package-row-rules.ts';
import { plainName } from './same-client-rules.ts';

/**
 * The key of a row without an id, and the hash that detects a changed row. Keyed, since it stays
 * after the person concerned is erased.
 */
export function hashOfRow(secret: string, content: unknown): Buffer {
  return createHmac('sha256', `import rows:${secret}`).update(canonicalJson(content)).digest();
}

/** The key of a client whose row has no id: by name, number and address. */
export function keyOfClient(
  secret: string,
  { first_name, last_name, phone_number, email }: NamedClient,
): string {
  const name = plain(`${first_name} ${last_name}`);
  return `row ${hashOfRow(secret, [name, e164Or(phone_number), plain(email)]).toString('hex')}`;
}

/** A row in our terms, of any kind. */
export type Row = RowContent<ImportedClient> | RowContent<ImportedProduct> | Dated;
type Dated = RowContent<ImportedPackage> | RowContent<ImportedBooking> | RowContent<ImportedVisit>;

/** Its id there, otherwise what identifies a row: client, subject, time. */
export function keyOf(secret: string, { id }: CellsByField, row: Row | null): string {
  // One appointment of several services is several lines with one id.
  if (row && 'outcome' in row)
    return `row ${hashOfRow(secret, [id ?? null, ...identityOf(row), plain(row.service)]).toString('hex')}`;
  // One product has a line for each branch.
  if (row && 'product' in row) {
    const which = id ?? row.bar_code ?? plain(row.product);
    return `row ${hashOfRow(secret, [which, plain(row.location)]).toString('hex')}`;
  }
  if (id !== undefined) return id;
  if (row && 'first_name' in row) return keyOfClient(secret, row);
  return `row ${hashOfRow(secret, row && identityOf(row)).toString('hex')}`;
}

function identityOf(row: Dated): unknown[] {
  const { client_id, name, phone_number, email } = row.owner;
  const whose = client_id ?? [plain(name), e164Or(phone_number), plain(email)];
  return 'date' in row
    ? [whose, row.date, row.time, plain(row.therapist)]
    : [whose, plain(row.package), row.bought_on, row.expires_on];
}

interface NamedClient {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly email: string | null;
}

export const plain = (word: string | null) => (word ?? '').toLowerCase();
/** A number in its stored form, else as written. */
export const e164Or = (phone: string | null) => e164Of(phone ?? '') ?? phone;

/**
 * Replaces an id, address or number of an erased client: it reveals nothing, but matches a row with
 * the same value.
 */
export function markOf(secret: string, content: unknown): string {
  return `erased ${hashOfRow(secret, content).toString('hex')}`;
}

interface Named {
  readonly name: string | null;
  readonly email: string | null;
  readonly e164: string | null;
}

/**
 * The marks of a person, by their address, and by their name with their number, which families
 * share.
 */
export function marksOfPerson(secret: string, { name, email, e164 }: Named): string[] {
  const known = [
    email && ['address', email],
    name && e164 && ['name and number', plainName(name), e164],
  ];
  return known.flatMap((content) => (content ? [markOf(secret, content)] : []));
}

/**
 * The mark that versions before made of a name and number: they kept accents, joints and spaces.
 */
export function formerMarksOf(secret: string, { name, e164 }: Named): string[] {
  if (!name || !e164) return [];
  const named = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return [markOf(secret, ['name and number', named, e164])];
}
