import type { Insertable, Kysely, SelectType, UpdateObject } from 'kysely';
import type { DB } from './db-types.ts';
import { isWritten, oneValue } from './result-of-a-statement.ts';

/** In a condition: the column is null. A null that a caller passes by mistake does not compile. */
export const EMPTY = Symbol('empty column');

type Table = keyof DB & string;
type ColumnOf<Name extends Table> = keyof DB[Name] & string;
type TableWithId = { [Name in Table]: DB[Name] extends { id: unknown } ? Name : never }[Table];

/** Values that a row must have. */
type Values<Name extends Table> = {
  readonly [Column in keyof DB[Name]]?: NonNullable<SelectType<DB[Name][Column]>> | typeof EMPTY;
};

/** Changes every row that has the given values; returns whether there was one. */
export async function updateRows<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  { where, set }: { where: Values<Name>; set: UpdateObject<DB, Name> },
): Promise<boolean> {
  const update = anyTable(db)
    .updateTable(table as string)
    .set(set);
  return isWritten(having(where, update));
}

/** Deletes every row that has the given values; returns whether there was one. */
export async function deleteRows<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  where: Values<Name>,
): Promise<boolean> {
  return isWritten(having(where, anyTable(db).deleteFrom(table as string)));
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

/** Adds a row; returns its id, or undefined when another row has its values in these columns. */
export async function insertRowUnlessTaken<Name extends TableWithId>(
  db: Kysely<DB>,
  table: Name,
  row: Insertable<DB[Name]>,
  columns: readonly ColumnOf<Name>[],
): Promise<SelectType<DB[Name]['id']> | undefined> {
  const id = await oneValue(
    anyTable(db)
      .insertInto(table as string)
      .values(row)
      .onConflict((taken) => taken.columns(columns).doNothing())
      .returning('id'),
  );
  return id as SelectType<DB[Name]['id']> | undefined;
}

/** Adds the rows that are not there yet; returns whether it added one. */
export async function insertMissingRows<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  rows: readonly Insertable<DB[Name]>[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const insertion = anyTable(db)
    .insertInto(table as string)
    .values([...rows])
    .onConflict((there) => there.doNothing());
  return isWritten(insertion);
}

/** Adds a row, or changes the one that has its values in the columns of the key. */
export async function insertOrUpdateRow<Name extends Table>(
  db: Kysely<DB>,
  table: Name,
  row: Insertable<DB[Name]>,
  key: readonly ColumnOf<Name>[],
): Promise<void> {
  const others = Object.entries(row).filter(([column]) => !key.some((each) => each === column));
  await anyTable(db)
    .insertInto(table as string)
    .values(row)
    .onConflict((there) => there.columns(key).doUpdateSet(Object.fromEntries(others)))
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
