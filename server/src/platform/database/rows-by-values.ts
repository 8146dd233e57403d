import type { Insertable, Kysely, SelectType, UpdateObject } from 'kysely';
import type { DB } from './db-types.ts';

/** In a condition: the column is null. A null that a caller passes by mistake does not compile. */
export const EMPTY = Symbol('empty column');

type Table = keyof DB & string;
type TableWithId = { [Name in Table]: DB[Name] extends { id: unknown } ? Name : never }[Table];

/** Values that a row must have. */
type Values<Name extends Table> = {
  readonly [Column in keyof DB[Name]]?: NonNullable<SelectType<DB[Name][Column]>> | typeof EMPTY;
};

/** Changes every row that has the given values. */
export async function updateRows<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  { where, set }: { where: Values<Name>; set: UpdateObject<DB, Name> },
): Promise<void> {
  await having(
    where,
    anyTable(db)
      .updateTable(table as string)
      .set(set),
  ).execute();
}

/** Deletes every row that has the given values. */
export async function deleteRows<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  where: Values<Name>,
): Promise<void> {
  await having(where, anyTable(db).deleteFrom(table as string)).execute();
}

/** Whether a row has the given values. */
export async function hasRow<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  where: Values<Name>,
): Promise<boolean> {
  const rows = anyTable(db)
    .selectFrom(table as string)
    .select(({ lit }) => lit(1).as('one'));
  return (await having(where, rows).limit(1).executeTakeFirst()) !== undefined;
}

/** Adds a row; returns its id. */
export async function insertRow<Name extends TableWithId>(
  db: Kysely<DB>,
  table: Name,
  row: Insertable<DB[Name]>,
): Promise<SelectType<DB[Name]['id']>> {
  const { id } = await anyTable(db)
    .insertInto(table as string)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as SelectType<DB[Name]['id']>;
}

/** Adds any number of rows. */
export async function insertRows<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  rows: readonly Insertable<DB[Name]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await anyTable(db)
    .insertInto(table as string)
    .values([...rows])
    .execute();
}

/** For a statement of any table, which the types of this file's callers have checked. */
const anyTable = (db: Kysely<DB>) =>
  db as unknown as Kysely<Record<string, Record<string, unknown>>>;

interface Conditional<Statement> {
  where(column: string, operator: '=' | 'is', value: unknown): Statement;
}

/** The statement for rows with these values. Throws without a condition, or one without a value. */
function having<Statement extends Conditional<Statement>>(
  where: object,
  statement: Statement,
): Statement {
  const conditions = Object.entries(where);
  if (conditions.length === 0) throw new TypeError('no condition: every row');
  return conditions.reduce((rest, [column, value]) => {
    if (value === undefined || value === null) throw new TypeError(`no value: ${column}`);
    return value === EMPTY ? rest.where(column, 'is', null) : rest.where(column, '=', value);
  }, statement);
}
