import type { Db, Trx } from '../../platform/database/db.ts';
import { normalEmail } from '../accounts/email-rules.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { listCandidates, listClientsOfSource } from './queries/people.ts';
import { formerMarksOf, markOf, marksOfPerson } from './row-key.ts';
import type { People, RowPerson } from './same-client-rules.ts';

/** The person a row refers to, with normalised address and number. */
export function personOfRow(
  secret: string,
  row: {
    readonly client_id?: string | null;
    readonly name: string | null;
    readonly phone_number: string | null;
    readonly email: string | null;
  },
): RowPerson {
  const clientId = row.client_id ?? null;
  const person = {
    name: row.name,
    email: row.email === null ? null : normalEmail(row.email),
    e164: e164Of(row.phone_number ?? ''),
  };
  const marks = [...marksOfPerson(secret, person), ...formerMarksOf(secret, person)];
  if (clientId !== null) marks.push(markOf(secret, clientId));
  return { clientId, ...person, marks };
}

/** The same people, extended by those whom rows add. */
export interface FoundPeople extends People {
  readonly ofSource: Map<string, { readonly id: number; readonly erased: boolean }>;
  readonly others: People['others'][number][];
}

/** Everybody to whom rows of a source may refer. */
export async function findClientsOfRows(
  db: Db | Trx,
  source: string,
  persons: readonly RowPerson[],
): Promise<FoundPeople> {
  const all = <T>(values: readonly (T | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  const [ofSource, others] = await Promise.all([
    listClientsOfSource(
      db,
      source,
      all(persons.flatMap(({ clientId, marks }) => [clientId, ...marks])),
    ),
    listCandidates(db, {
      emails: all(persons.map(({ email }) => email)),
      numbers: all(persons.map(({ e164 }) => e164)),
    }),
  ]);
  return { ofSource: new Map(ofSource.map(({ key, ...who }) => [key, who])), others };
}
